import { externalWriting } from './external-evaluator'
import type { Proofread } from './proofread'
import { embeddedWriting } from './writing'
import type { WritingEvaluator } from './writing'

/** EVALUATOR_URL, EVALUATOR_KEY and EVALUATOR_MODEL of the environment. */
export interface EvaluatorEnv {
  EVALUATOR_URL?: string | undefined
  EVALUATOR_KEY?: string | undefined
  EVALUATOR_MODEL?: string | undefined
}

/**
 * The evaluator that the environment asks for: the embedded one, unless a URL and a model are set.
 */
export const makeWritingEvaluator = (
  { EVALUATOR_URL, EVALUATOR_KEY, EVALUATOR_MODEL }: EvaluatorEnv,
  proofread: (text: string) => Promise<Proofread>,
): WritingEvaluator => {
  const embedded = embeddedWriting(proofread)
  return EVALUATOR_URL && EVALUATOR_MODEL
    ? externalWriting(
        { url: EVALUATOR_URL, key: EVALUATOR_KEY ?? '', model: EVALUATOR_MODEL },
        embedded,
      )
    : embedded
}
