import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../features/assessments/attempt-api'
import { Passage } from '../../../features/assessments/passage'
import { ChoiceList } from './choice-list'
import { PracticeTake } from './practice-take'
import { TextSheet } from './text-sheet'
import { useInstruction } from './use-instruction'
import type { PracticeDevicesState } from './use-practice-devices'

interface PracticeItemProps {
  kind: 'writing' | 'mcqs' | 'speaking'
  question: Question
  devices: PracticeDevicesState
}

/** A question answered as in the assessment; what is answered stays on the page and goes nowhere. */
export const PracticeItem = ({ kind, question, devices }: PracticeItemProps) => {
  const { t } = useTranslation('assessment')
  const id = useId()
  const instruction = useInstruction()
  const [value, setValue] = useState('')
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" paddingBlockStart="5">
      <chakra.div id={id} display="flex" flexDirection="column" gap="3">
        <chakra.h2 textStyle="h2">{instruction(question)}</chakra.h2>
        {question.body === undefined ? null : <Passage html={question.body} />}
      </chakra.div>
      {kind === 'writing' ? (
        <chakra.div borderWidth="1px" borderColor="border.control" borderRadius="control" padding="4" _focusWithin={{ borderColor: 'accent' }}>
          <TextSheet question={question} labelledBy={id} value={value} readOnly={false} onValueChange={setValue} />
        </chakra.div>
      ) : null}
      {kind === 'mcqs' ? (
        <>
          <ChoiceList question={question} labelledBy={id} value={value} readOnly={false} onValueChange={setValue} />
          <chakra.p role="status" textStyle="small" color="fg.muted" minHeight="var(--line-small)">
            {value === '' ? null : t('practice.answered')}
          </chakra.p>
        </>
      ) : null}
      {kind === 'speaking' ? <PracticeTake seconds={question.max_seconds ?? 20} devices={devices} /> : null}
    </chakra.div>
  )
}
