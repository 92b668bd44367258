// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { at, begin, grantDevices } from '../testing/candidate-device'
import { pass, settle } from '../testing/waiting'
import { visits } from '../testing/visits'

type Device = Awaited<ReturnType<typeof visit>>
type Page = ReturnType<Device['openPage']>

const essay = { id: 'writing-1', type: 'long_text' } as const

const visit = visits()

const written = ({ run }: Page) => run.view.answers.get(essay.id)

async function close(page: Page, { locks }: Device) {
  page.run.dispose()
  locks.forget()
  await settle()
}

/** From the permissions into the attempt. */
async function enter(page: Page) {
  await at(page, 'permissions')
  await grantDevices(page)
  await at(page, 'running')
  await settle()
}

test('a tab that looks while another one is taking over does not find itself the writer', async () => {
  const here = await visit()
  const first = here.openPage()
  await begin(first)
  await pass(2_000)
  const there = await visit(here.server)
  const other = there.openPage()
  await at(other, 'elsewhere')
  other.run.send({ type: 'writer.takenBack' })
  await enter(other)
  await close(first, here)

  const early = here.openPage()
  await at(early, 'elsewhere')
  const { request } = here.locks
  const seen: Page[] = []
  here.locks.request = async (name, how, callback) => {
    if (how.steal === true) {
      here.locks.request = request
      const late = here.openPage()
      seen.push(late)
      await at(late, 'elsewhere')
    }
    return request(name, how, callback)
  }
  early.run.send({ type: 'writer.takenBack' })
  await enter(early)
  expect(seen).toHaveLength(1)
  expect(seen[0]?.run.view.snapshot.matches('elsewhere')).toBe(true)
})

test('a page that is opened again with a full disk shows the answers on the server', async () => {
  const device = await visit()
  const first = device.openPage()
  await begin(first)
  device.disk.refusals = Infinity
  first.run.answer(essay, 'Saved, and never on this disk')
  await pass(2_000)
  expect(device.server.answers.get(essay.id)?.value).toBe('Saved, and never on this disk')
  await close(first, device)

  const again = device.openPage()
  await enter(again)
  expect(written(again)).toBe('Saved, and never on this disk')
  again.run.answer(essay, 'Saved, and never on this disk; gone on')
  await pass(2_000)
  await close(again, device)
  const last = device.openPage()
  await enter(last)
  expect(written(last)).toBe('Saved, and never on this disk; gone on')
})

test('a page that is opened again numbers its events after those that the disk lost', async () => {
  const device = await visit()
  await begin(device.openPage())
  device.disk.refusals = Infinity
  for (let times = 0; times < 2; times += 1) {
    const before = device.pages.at(-1)
    before?.dispose()
    device.locks.forget()
    await settle()
    await enter(device.openPage())
  }
  const numbers = device.server.events.map(({ sequence }) => sequence)
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  expect(numbers.filter((number) => number > 10_000).length).toBeGreaterThan(2)
})
