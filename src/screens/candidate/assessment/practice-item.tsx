import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../features/assessments/attempt-api'
import { Passage } from '../../../features/assessments/passage'
import { ChoiceList } from './choice-list'
import type { EntryProps, Part } from './part'
import { PracticeTake } from './practice-take'
import { TextSheet } from './text-sheet'
import { useInstruction } from './use-instruction'
import type { PracticeDevicesState } from './use-practice-devices'

interface PracticeItemProps {
  part: Part
  question: Question
  devices: PracticeDevicesState
}

/** What answers a question in each kind of part; a spoken answer is recorded instead. */
const entries: Partial<Record<Part['kind'], ComponentType<EntryProps>>> = {
  written: TextSheet,
  mcqs: ChoiceList,
  guideline_comprehension: ChoiceList,
  text_classification: ChoiceList,
  response_writing: TextSheet,
}

/** A question answered as in the assessment; what is answered stays on the page and goes nowhere. */
export const PracticeItem = ({ part, question, devices }: PracticeItemProps) => {
  const { t } = useTranslation('assessment')
  const id = useId()
  const instruction = useInstruction()
  const [value, setValue] = useState('')
  const Entry = entries[part.kind]
  const entry = Entry === undefined ? null : <Entry question={question} labelledBy={id} value={value} readOnly={false} onValueChange={setValue} />
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" paddingBlockStart="5">
      {part.passage === undefined ? null : (
        <chakra.div bg="bg.sunken" borderRadius="panel" padding="5">
          <Passage html={part.passage} />
        </chakra.div>
      )}
      <chakra.div id={id} display="flex" flexDirection="column" gap="3">
        <chakra.h2 textStyle="h2">{instruction(question)}</chakra.h2>
        {question.body === undefined ? null : <Passage html={question.body} />}
      </chakra.div>
      {Entry === TextSheet ? (
        <chakra.div borderWidth="1px" borderColor="border.control" borderRadius="control" padding="4" _focusWithin={{ borderColor: 'accent' }}>
          {entry}
        </chakra.div>
      ) : (
        entry
      )}
      {Entry === ChoiceList ? (
        <chakra.p role="status" textStyle="small" color="fg.muted" minHeight="var(--line-small)">
          {value === '' ? null : t('practice.answered')}
        </chakra.p>
      ) : null}
      {part.kind === 'speaking' ? <PracticeTake seconds={question.max_seconds ?? 20} devices={devices} /> : null}
    </chakra.div>
  )
}
