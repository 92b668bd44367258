import type { components } from '../../../../../../openapi/generated/api'

type Schemas = components['schemas']

/** What the answer to one question of the annotation assessment is drawn from. */
export interface AnswerProps {
  answer: Schemas['ReportAnswer']
  /** Counted from 1 within the part. */
  number: number
  /** Its instructions are those of the question before. */
  again: boolean
  criteria: readonly Schemas['Criterion'][]
}
