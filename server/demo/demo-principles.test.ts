import { expect, test } from 'vitest'
import { demoAccounts, loadDemoData } from './demo'
import { startTestServer } from '../testing/server'

test('the demo shows two profiles that differ, and one questionnaire under way', async () => {
  const server = await startTestServer()
  try {
    await loadDemoData(server.deps)
    const { body } = await server.client('loginUser', {
      body: { email: demoAccounts.emails[1], password: demoAccounts.password },
    })
    const { results } = (await server.client('listPrinciplesResults', { token: body.data.token }))
      .body.data
    expect(
      results.map(
        ({
          traits,
          assessmentProgress,
        }: {
          traits: unknown[]
          assessmentProgress: { fractionComplete: number }
        }) => [traits.length, assessmentProgress.fractionComplete],
      ),
    ).toEqual([
      [0, 0.37],
      [5, 1],
      [5, 1],
    ])
    const [one, other] = results
      .slice(1)
      .map(({ traits }: { traits: { score: number }[] }) => traits.map(({ score }) => score))
    expect(one).not.toEqual(other)
    expect(Math.max(...one, ...other)).toBeGreaterThan(60)
    expect(Math.min(...one, ...other)).toBeLessThan(40)
  } finally {
    await server.close()
  }
})
