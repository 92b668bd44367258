import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstOpen } from './answered'
import type { PartProps } from './part'
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
  // Until the candidate does something, the first question without a recording: after a reload too.
  const shown = at ?? firstOpen(questions, used.takesKept)
  const question = questions[shown]
  const open = questions.filter(({ id }) => !used.takesKept.has(id)).length
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
        <SpeakingPrompt key={question.id} used={{ ...used, startTake }} question={question} at={shown} total={questions.length} onGo={setAt} />
      )}
    </PartFrame>
  )
}
