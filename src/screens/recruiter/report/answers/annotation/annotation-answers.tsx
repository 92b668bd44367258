import type { components } from '../../../../../../openapi/generated/api'
import { partsByKind, type AnnotationPartId } from '../../../../../../machines/assessment/parts'
import { ChoiceAnswers } from '../choice-answers'
import { CorrectionAnswer } from './correction-answer'
import { OcrAnswer } from './ocr-answer'
import { PartMeasures } from './part-measures'
import { RankingAnswer } from './ranking-answer'
import { ReviewAnswer } from './review-answer'
import { TranscriptAnswer } from './transcript-answer'
import { WrittenAnswer } from '../written-answer'

type Schemas = components['schemas']

export const isAnnotationPart = (part: Schemas['PartId']): part is AnnotationPartId =>
  partsByKind.annotation.some(({ id }) => id === part)

const forms = {
  part3: ReviewAnswer,
  part4: RankingAnswer,
  part5: TranscriptAnswer,
  part6: CorrectionAnswer,
  part7: OcrAnswer,
  part8: WrittenAnswer,
} as const

/** Whether a question has the same instructions as the one before it. */
const isAgain = (answers: readonly Schemas['ReportAnswer'][], index: number): boolean =>
  answers[index - 1]?.question.prompt.en === answers[index]?.question.prompt.en

interface AnnotationAnswersProps {
  part: AnnotationPartId
  answers: readonly Schemas['ReportAnswer'][]
  criteria: readonly Schemas['Criterion'][]
}

/** The answers of a part of the annotation assessment, each form of question in its own way. */
export const AnnotationAnswers = ({ part, answers, criteria }: AnnotationAnswersProps) => {
  if (part === 'part1' || part === 'part2')
    return <ChoiceAnswers answers={answers} criteria={criteria} />
  const Answer = forms[part]
  return (
    <div>
      <PartMeasures criteria={criteria} />
      {answers.map((answer, index) => (
        <Answer
          key={answer.question.id}
          answer={answer}
          number={index + 1}
          again={isAgain(answers, index)}
          criteria={criteria}
        />
      ))}
    </div>
  )
}
