import { useSelector } from '@xstate/react'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { scheduleBetweenKeystrokes } from '../../../lib/after-next-paint'
import type { AssessmentRun } from './assessment-run'
import type { AssessmentView } from './assessment-view'

const RunContext = createContext<AssessmentRun | null>(null)

type Compare<Value> = (one: Value, other: Value) => boolean

/** The assessment that a page has open. Its provider is given the run of the page. */
export const AssessmentContext = {
  Provider: RunContext,

  /** What a screen does in the assessment. @throws outside of one */
  useRun: (): AssessmentRun => {
    const run = use(RunContext)
    if (run === null) throw new Error('No assessment is open around this component.')
    return run
  },

  /** Something of the assessment; drawn anew when it is another value. */
  useSelector: <Value>(select: (view: AssessmentView) => Value, compare?: Compare<Value>): Value =>
    useSelector(AssessmentContext.useRun(), select, compare),

  /**
   * Like `useSelector`, but waits until no key is being handled, so that a redraw never delays
   * typing.
   */
  useSelectorBetweenKeys: <Value>(
    select: (view: AssessmentView) => Value,
    compare?: Compare<Value>,
  ): Value => useSelector(AssessmentContext.useRun().betweenKeys, select, compare),
}

/** The answer to a question, drawn with the key: for a field whose value React holds. */
export function useAnswer(questionId: string): string {
  const { engine } = AssessmentContext.useRun()
  const answers = AssessmentContext.useSelector(() => engine.attempt?.answers)
  return useSyncExternalStore(
    answers?.subscribe ?? subscribeToNothing,
    () => answers?.get(questionId) ?? '',
  )
}

const subscribeToNothing = () => () => undefined

/**
 * Whole seconds left until the briefing or part runs out, counted down by the server's clock; null
 * when none runs.
 */
export function useSecondsLeft(): number | null {
  const { now } = AssessmentContext.useRun()
  const expiresAt = AssessmentContext.useSelector((view) => view.expiresAt)
  const [, setSeen] = useState<number | null>(null)
  useEffect(() => {
    if (expiresAt === null) return
    // Looked at four times a second, so that no second comes late, and drawn anew when it is
    // another one.
    let shown: number | null = null
    const show = () => setSeen(secondsUntil(expiresAt, now()))
    const timer = setInterval(() => {
      const seconds = secondsUntil(expiresAt, now())
      if (seconds !== shown) scheduleBetweenKeystrokes(show, { pressing: true })
      shown = seconds
    }, 250)
    return () => clearInterval(timer)
  }, [expiresAt, now])
  return expiresAt === null ? null : secondsUntil(expiresAt, now())
}

const secondsUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 1000))
