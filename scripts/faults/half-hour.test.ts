import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { attempts } from '../../server/modules/attempts/attempts.table'
import { listLateEdits } from '../../server/modules/answers/answer.store'
import { patient } from '../lib/patience.mjs'
import { startTestServer, type TestServer } from '../../server/testing/server'
import { Device, Page } from './page'
import { realServer } from './real-server'
import { Wire } from './wire'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const essay = 'english_v3-writing-1'
const choice = 'english_v3-mcqs-01'
const nobodyAnswers = Array.from({ length: 1_000 }, () => 'lost' as const)

test(
  'half an hour without a connection, over the end of a part and a reload with the clock a day wrong, loses nothing',
  { timeout: patient(120_000) },
  async () => {
    const side = await realServer(server)
    const [device, wire] = [new Device('A'), new Wire()]
    let page = await Page.open('A1', device, side, wire, side.api)
    await page.start()
    await page.goOn()
    await page.type(essay, 'long_text', 'Before the outage')
    expect(await page.save()).toBe(true)

    page.fates.push(...nobodyAnswers)
    for (let minute = 1; minute <= 18; minute += 1) {
      side.advance(60)
      await page.tick()
      await page.type(essay, 'long_text', `Minute ${minute} of the outage`)
      await expect(page.save()).rejects.toMatchObject({ code: 'offline' })
    }
    await page.goOn()
    await page.goOn()
    expect(page.openPart()).toBe('mcqs')
    const options =
      page.engine.attempt?.local.record.questionnaire?.parts
        .flatMap(({ questions }) => questions)
        .find(({ id }) => id === choice)?.options ?? []
    const [first, second] = options.map(({ id }) => id)
    await page.type(choice, 'text', first ?? '')
    side.advance(4 * 60)
    page.kill()
    page = await Page.open('A1', device, side, wire, side.api)
    page.fates.push(...nobodyAnswers)
    await page.enter()
    device.wallAhead = 86_400_000
    await page.type(choice, 'text', second ?? '')
    side.advance(5 * 60)
    await page.tick()
    expect(page.openPart()).toBe('mcqs')
    side.advance(3 * 60)
    await page.tick()

    page.fates.length = 0
    await page.send()
    expect(await page.save()).toBe(true)
    const isThere = async () => {
      const standing = await side.standing()
      expect(standing.get(essay)?.value).toBe('Minute 18 of the outage')
      expect(standing.get(choice)?.value).toBe(second)
    }
    await isThere()
    const [attempt] = await server.deps.db
      .select()
      .from(attempts)
      .where(eq(attempts.userId, side.userId))
    expect(attempt?.status).toBe('IN_PROGRESS')
    const late = async () =>
      (await listLateEdits(server.deps.db, attempt?.id ?? '')).map(
        ({ value, counted, awaiting }) => ({ value, counted, awaiting }),
      )
    const value = 'Minute 18 of the outage'
    expect(await late()).toEqual([{ value, counted: false, awaiting: true }])
    expect(await side.recordingsCome()).toBe(0)
    expect(await late()).toEqual([{ value, counted: true, awaiting: false }])
    await isThere()
  },
)
