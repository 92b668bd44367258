import { evaluate } from './evaluate'
import { proofread } from './writing/proofread'
import type { ScoringAnswer, ScoringRequest } from './scoring-process'
import { makeWritingEvaluator } from './writing/writing-evaluator'

// A separate process, so that the memory for scoring is freed when it ends.
process.on('message', ({ id, parts, key, evaluator, answers }: ScoringRequest) => {
  const send = (answer: ScoringAnswer) => process.send?.(answer)
  evaluate(parts, key, makeWritingEvaluator(evaluator, proofread), answers).then(
    (evaluation) => send({ id, evaluation }),
    (error: unknown) =>
      send({ id, failure: error instanceof Error ? error.message : String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
