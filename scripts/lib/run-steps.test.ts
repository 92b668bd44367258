import { expect, test } from 'vitest'
import { runGraph } from './run-steps.mjs'

/** Runs steps that end when they are told to, and notes the order of what happens. */
function played(steps: Parameters<typeof runGraph>[0], cores: number) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const results = runGraph(
    steps,
    ({ name }) => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(`${name} done`)))
    },
    cores,
  )
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { begun, end, results }
}

test('steps run beside each other on as many cores as there are, in their order', async () => {
  const { begun, end, results } = played([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2)
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('c')
  await end('a')
  expect(await results).toEqual(['a done', 'b done', 'c done'])
})

test('a step waits for those it needs, and for no step that is not run', async () => {
  const steps = [{ name: 'tests', needs: ['build', 'absent'] }, { name: 'build' }, { name: 'lint' }]
  const { begun, end } = played(steps, 2)
  expect(begun).toEqual(['build', 'lint'])
  await end('build')
  expect(begun).toEqual(['build', 'lint', 'tests'])
})

test('a step that fills all cores takes the first free one, and no other step starts beside it', async () => {
  const steps = [{ name: 'a' }, { name: 'b' }, { name: 'unit', allCores: true }, { name: 'c' }]
  const { begun, end } = played(steps, 2)
  await end('a')
  expect(begun).toEqual(['a', 'b', 'unit'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'unit'])
  await end('unit')
  expect(begun).toEqual(['a', 'b', 'unit', 'c'])
})

test('steps that need each other are refused', async () => {
  const circle = [
    { name: 'a', needs: ['b'] },
    { name: 'b', needs: ['a'] },
  ]
  await expect(runGraph(circle, () => Promise.resolve())).rejects.toThrow('in a circle')
})
