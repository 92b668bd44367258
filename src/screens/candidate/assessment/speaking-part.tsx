import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstOpen } from './answered'
import type { PartProps } from './part'
import { PartBadges } from './part-badges'
import { PartFrame } from './part-frame'
import { useScreenChange } from './press-guard'
import { SpeakingPrompt } from './speaking-prompt'
import { SubmitPart } from './submit-part'
import { TaskList } from './task-list'
import { Unanswered } from './unanswered'

/** Four questions answered aloud, in any order. */
export const SpeakingPart = ({ used, part }: PartProps) => {
  const { t } = useTranslation('assessment')
  const { questions } = part
  const [at, setAt] = useState<number | null>(null)
  // Until the candidate does something, the first question without a recording: after a reload too.
  const shown = at ?? firstOpen(questions, used.takesStored)
  useScreenChange(shown, 'question')
  const question = questions[shown]
  const open = questions.filter(({ id }) => !used.takesStored.has(id)).length
  const startTake: typeof used.startTake = (prompt) => {
    setAt(shown)
    return used.startTake(prompt)
  }
  const busy = used.take.at === 'recording' || used.take.at === 'keeping'
  return (
    <PartFrame
      used={used}
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
              const done = used.takesStored.has(id)
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
          used={used}
          variant={open === 0 ? 'primary' : 'secondary'}
          label={t('questions.submit.speaking')}
          title={t('speaking.submitTitle')}
          stay={t('speaking.keep')}
        >
          <Unanswered
            sentence={t('speaking.submitOpen', { count: open })}
            questions={questions}
            isOpen={({ id }) => !used.takesStored.has(id)}
          />
          <p>{t('part.last')}</p>
        </SubmitPart>
      }
    >
      {question === undefined ? null : (
        <SpeakingPrompt
          key={question.id}
          used={{ ...used, startTake }}
          question={question}
          at={shown}
          total={questions.length}
          onGo={setAt}
        />
      )}
    </PartFrame>
  )
}
