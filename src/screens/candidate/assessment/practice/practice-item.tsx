import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../features/assessments/attempt/attempt-api'
import { Passage } from '../../../../features/assessments/passage'
import { AudioTranscriptionEntry } from '../annotation/audio-transcription-entry'
import { ChoiceList } from '../questions/choice-list'
import { ErrorCorrectionEntry } from '../annotation/error-correction-entry'
import { OcrCheckEntry } from '../annotation/ocr-check-entry'
import type { EntryProps, Part } from '../part/part'
import { PracticeTake } from './practice-take'
import { QualityRankingEntry } from '../annotation/quality-ranking-entry'
import { QuestionBody } from '../questions/question-body'
import { TextSheet } from '../writing/text-sheet'
import { TranslationReviewEntry } from '../annotation/translation-review-entry'
import type { PracticeDevicesState } from './use-practice-devices'

interface PracticeItemProps {
  part: Part
  question: Question
  devices: PracticeDevicesState
}

/**
 * A question answered as in the assessment; what is answered stays on the page and goes nowhere.
 */
export const PracticeItem = ({ part, question, devices }: PracticeItemProps) => {
  const id = useId()
  const [value, setValue] = useState('')
  const Entry = entries[part.kind]
  return (
    <chakra.div display="flex" flexDirection="column" gap="5" paddingBlockStart="3">
      {part.passage === undefined ? null : (
        <chakra.div padding="5" borderRadius="panel" bg="bg.sunken">
          <Passage html={part.passage} />
        </chakra.div>
      )}
      <QuestionBody id={id} question={question} body={part.kind !== 'translation_review'} />
      {part.kind === 'speaking' ? (
        <PracticeTake seconds={question.max_seconds ?? 20} devices={devices} />
      ) : null}
      {Entry === undefined ? null : (
        <Entry
          question={question}
          labelledBy={id}
          value={value}
          readOnly={false}
          onValueChange={setValue}
        />
      )}
    </chakra.div>
  )
}

const Sheet = (entry: EntryProps) => (
  <chakra.div
    borderWidth="1px"
    borderColor="border.control"
    borderRadius="control"
    padding="4"
    _focusWithin={{ borderColor: 'accent' }}
  >
    <TextSheet {...entry} />
  </chakra.div>
)

const Choices = (entry: EntryProps) => {
  const { t } = useTranslation('assessment')
  return (
    <div>
      <ChoiceList {...entry} />
      <chakra.p
        role="status"
        textStyle="small"
        color="fg.muted"
        minHeight="var(--line-small)"
        marginBlockStart="4"
      >
        {entry.value === '' ? null : t('practice.answered')}
      </chakra.p>
    </div>
  )
}

/** What answers a question of each kind of part; a spoken answer is recorded instead. */
const entries: Partial<Record<Part['kind'], ComponentType<EntryProps>>> = {
  written: Sheet,
  mcqs: Choices,
  guideline_comprehension: Choices,
  text_classification: Choices,
  translation_review: TranslationReviewEntry,
  quality_ranking: QualityRankingEntry,
  audio_transcription: AudioTranscriptionEntry,
  error_correction: ErrorCorrectionEntry,
  ocr_check: OcrCheckEntry,
  response_writing: Sheet,
}
