// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AssessmentContext, useAnswer } from './assessment-context'
import type { AssessmentRun } from './assessment-run'
import { begin } from '../testing/candidate-device'
import { visits } from '../testing/visits'
import { pass } from '../testing/waiting'

const essay = { id: 'writing-1', type: 'long_text' } as const
const other = { id: 'mcqs-1', type: 'text' } as const

const visit = visits()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Draws a hook in an assessment, and counts how often. */
function drawn<Value>(run: AssessmentRun, useIt: () => Value) {
  let times = 0
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AssessmentContext.Provider value={run}>{children}</AssessmentContext.Provider>
  )
  const { result } = renderHook(
    () => {
      times += 1
      return useIt()
    },
    { wrapper },
  )
  return { value: () => result.current, times: () => times }
}

test('a key draws its own field, and what is made of answers when that is in no way', async () => {
  const { openPage } = await visit()
  const { run } = openPage()
  await begin({ run })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16))
  await pass(3_000)
  const field = drawn(run, () => useAnswer(essay.id))
  const another = drawn(run, () => useAnswer(other.id))
  const page = drawn(run, () =>
    AssessmentContext.useSelector(({ snapshot, position }) => position ?? snapshot.value),
  )
  const words = drawn(run, () =>
    AssessmentContext.useSelectorBetweenKeys(({ answers }) => answers.get(essay.id)?.length ?? 0),
  )
  act(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }))
    run.answer(essay, 'My town')
  })
  expect([field.value(), field.times()]).toEqual(['My town', 2])
  expect([words.value(), words.times()]).toEqual([0, 1])
  await act(() => pass(3_000))
  expect([words.value(), words.times()]).toEqual([7, 2])
  expect([another.times(), page.times(), field.times()]).toEqual([1, 1, 2])
  expect(run.view.saving).toBe('saved')
})

test('a hook outside of an assessment says so', () => {
  expect(() => renderHook(() => AssessmentContext.useRun())).toThrow('No assessment is open')
})
