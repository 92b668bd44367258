import { chakra } from '@chakra-ui/react/styled-system'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../features/assessments/attempt/attempt-api'
import { Passage } from '../../../../features/assessments/passage'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { isSpeaking } from '../part/part'
import { TakePanel } from './take-panel'
import { useFocusOnArrival } from '../use-focus-on-arrival'
import { useInstruction } from '../questions/use-instruction'

interface SpeakingPromptProps {
  question: Question
  /** Counted from 0. */
  at: number
  total: number
  onStart: () => void
  onGo: (at: number) => void
}

/** One prompt with its recorder. */
export const SpeakingPrompt = ({ question, at, total, onStart, onGo }: SpeakingPromptProps) => {
  const { t } = useTranslation('assessment')
  const heading = useFocusOnArrival(question.id)
  const instruction = useInstruction()
  const busy = AssessmentContext.useSelector(isSpeaking)
  const isRecorded = AssessmentContext.useSelector((view) => view.takesStored.has(question.id))
  const hasNext = at < total - 1
  return (
    <chakra.div display="flex" flexDirection="column" gap="5" maxWidth="measure">
      <div>
        <chakra.h2 ref={heading} tabIndex={-1} textStyle="smallStrong" color="fg.muted">
          {t('speaking.question', { number: at + 1, total })}
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.muted" marginBlockStart="1">
          {instruction(question)}
        </chakra.p>
      </div>
      {question.body === undefined ? null : <Passage html={question.body} textStyle="h2" />}
      <TakePanel question={question} onStart={onStart} />
      <chakra.div display="flex" justifyContent="space-between" gap="4" minHeight="44px">
        {at === 0 ? (
          <span />
        ) : (
          <Button
            variant="ghost"
            outdent="start"
            disabled={busy}
            icon={<Icon of={ArrowLeft} mirror />}
            onClick={() => onGo(at - 1)}
          >
            {t('speaking.previous')}
          </Button>
        )}
        {hasNext ? (
          <Button
            variant={isRecorded ? 'primary' : 'secondary'}
            disabled={busy}
            iconEnd={<Icon of={ArrowRight} mirror />}
            onClick={() => onGo(at + 1)}
          >
            {t('speaking.next')}
          </Button>
        ) : null}
      </chakra.div>
    </chakra.div>
  )
}
