import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstOpen } from './answered'
import type { PartProps } from './english-part'
import { PartBadges } from './part-badges'
import { PartFrame } from './part-frame'
import { PromptList } from './prompt-list'
import { SpeakingPrompt } from './speaking-prompt'
import { SubmitPart } from './submit-part'

/** Four questions answered aloud, in any order. */
export const SpeakingPart = ({ used, part }: PartProps) => {
  const { t } = useTranslation('assessment')
  const { questions } = part
  const [at, setAt] = useState<number | null>(null)
  // The first one not recorded yet, which stays while it is being recorded and listened to.
  const [arrived, setArrived] = useState(false)
  const first = firstOpen(questions, used.takesKept)
  if (!arrived && at === null && used.takesKept.size > 0) {
    setArrived(true)
    setAt(first)
  }
  const shown = at ?? first
  const question = questions[shown]
  const open = questions.filter(({ id }) => !used.takesKept.has(id)).length
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
          <PromptList
            questions={questions}
            recorded={used.takesKept}
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
          label={t('speaking.submit')}
          title={t('speaking.submitTitle')}
          stay={t('speaking.keep')}
        >
          {open === 0 ? null : (
            <chakra.p color="warning.fg" marginBlockEnd="2">
              <strong>{t('speaking.submitOpen', { count: open })}</strong>
            </chakra.p>
          )}
          <p>{t('speaking.submitBody')}</p>
        </SubmitPart>
      }
    >
      {question === undefined ? null : (
        <SpeakingPrompt key={question.id} used={used} question={question} at={shown} total={questions.length} onGo={setAt} />
      )}
    </PartFrame>
  )
}
