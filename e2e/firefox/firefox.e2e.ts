import { patient } from '../../scripts/lib/patience.mjs'
import { text } from '../steps/assessment'
import { valueIn, writing } from '../steps/attempts'
import { type Answer, approvedCandidate, demo, getReport } from '../steps/people'
import { evaluated } from '../steps/time'
import { attemptAt } from './attempt'
import { expect, test } from './fixtures'
import { personAt } from './person'

test('a candidate logs in, and the dashboard has what is ahead', async ({ openAs, translate }) => {
  test.setTimeout(patient(120_000))
  const person = personAt(await openAs(demo.candidate))
  await person.reads(translate('candidate:dashboard.ahead', { count: 2 }))
})

for (const who of ['recruiter', 'admin'] as const)
  test(`the ${who} logs in, and the dashboard has the jobs`, async ({ openAs, translate }) => {
    test.setTimeout(patient(120_000))
    const person = personAt(await openAs(demo[who]))
    await person.sees('heading', translate('common:page.dashboard'))
    await person.until(
      'five jobs',
      (row) => document.querySelector(row) !== null,
      'table tbody tr:nth-of-type(5)',
    )
  })

test('a candidate takes the whole English assessment', async ({ openAs, server, translate }) => {
  test.setTimeout(patient(400_000))
  const candidate = await approvedCandidate(server, 'Hessa')
  const attempt = attemptAt(await openAs(candidate, '/candidate/assessments'), translate)

  await test.step('prepares, and writes', async () => {
    await attempt.prepare()
    await attempt.begin('writing')
    await attempt.write(text)
    await attempt.submit('writing')
  })

  await test.step('chooses', async () => {
    await attempt.begin('mcqs')
    await attempt.choose()
    await attempt.submit('mcqs')
  })

  await test.step('speaks, and hands in', async () => {
    await attempt.begin('speaking')
    await attempt.speak()
    await attempt.submit('speaking')
    await attempt.waitForResult()
  })

  await test.step('all of it has arrived', async () => {
    await evaluated(server, candidate)
    const { answers, recordings }: Answer = await getReport(server, candidate)
    expect(valueIn({ answers }, writing)).toBe(text)
    expect(
      answers.filter(({ value, takes }: Answer) => value === null && takes.length === 0),
    ).toEqual([])
    expect(new Set(recordings.map(({ kind }: Answer) => kind))).toEqual(
      new Set(['camera', 'screen']),
    )
  })
})
