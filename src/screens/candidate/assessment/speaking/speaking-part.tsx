import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { firstOpen } from '../questions/answered'
import { isSpeaking, type PartProps } from '../part/part'
import { PartBadges } from '../part/part-badges'
import { PartFrame } from '../part/part-frame'
import { useScreenChange } from '../press-guard'
import { SpeakingPrompt } from './speaking-prompt'
import { SubmitPart } from '../part/submit-part'
import { TaskList } from '../part/task-list'
import { Unanswered } from '../part/unanswered'

/** Four questions answered aloud, in any order. */
export const SpeakingPart = ({ part }: PartProps) => {
  const { t } = useTranslation('assessment')
  const { questions } = part
  const [at, setAt] = useState<number | null>(null)
  const takesStored = AssessmentContext.useSelector((view) => view.takesStored)
  // Until the candidate does something, the first question without a recording: after a reload too.
  const shown = at ?? firstOpen(questions, takesStored)
  useScreenChange(shown, 'question')
  const question = questions[shown]
  const open = questions.filter(({ id }) => !takesStored.has(id)).length
  const busy = AssessmentContext.useSelector(isSpeaking)
  return (
    <PartFrame
      part={part}
      task={
        <>
          <PartBadges part={part} />
          <chakra.h1 textStyle="h1" marginBlockEnd="2">
            {t('part.speaking')}
          </chakra.h1>
          <chakra.p color="fg.muted" marginBlockEnd="5">
            {t('speaking.done', { done: questions.length - open, count: questions.length })}
          </chakra.p>
          <TaskList
            label={t('speaking.navigator')}
            tasks={questions.map(({ id }, index) => {
              const done = takesStored.has(id)
              const number = { number: index + 1 }
              return {
                id,
                done,
                name: t('speaking.short', number),
                state: done ? t('speaking.recorded') : t('speaking.notRecorded'),
                label: done ? t('speaking.goTo', number) : t('speaking.goToOpen', number),
              }
            })}
            current={shown}
            locked={busy}
            onGo={setAt}
          />
        </>
      }
      submit={
        <SubmitPart
          variant={open === 0 ? 'primary' : 'secondary'}
          label={t('questions.submit.speaking')}
          title={t('speaking.submitTitle')}
          stay={t('speaking.keep')}
        >
          <Unanswered
            sentence={t('speaking.submitOpen', { count: open })}
            questions={questions}
            isOpen={({ id }) => !takesStored.has(id)}
          />
          <p>{t('part.last')}</p>
        </SubmitPart>
      }
    >
      {question === undefined ? null : (
        <SpeakingPrompt
          key={question.id}
          question={question}
          at={shown}
          total={questions.length}
          onStart={() => setAt(shown)}
          onGo={setAt}
        />
      )}
    </PartFrame>
  )
}
