import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../features/assessments/attempt-api'
import { Nuqta } from '../../../ui/nuqta'

interface PromptListProps {
  questions: readonly Question[]
  recorded: ReadonlyMap<string, number>
  current: number
  /** While an answer is being recorded nobody goes elsewhere. */
  locked: boolean
  onGo: (at: number) => void
}

/** The prompts with what is recorded. */
export const PromptList = ({ questions, recorded, current, locked, onGo }: PromptListProps) => {
  const { t } = useTranslation('assessment')
  return (
    <chakra.nav aria-label={t('speaking.navigator')}>
      <chakra.ol display="flex" flexDirection="column" gap="2">
        {questions.map(({ id }, at) => {
          const done = recorded.has(id)
          const number = { number: at + 1 }
          return (
            <li key={id}>
              <chakra.button
                type="button"
                aria-label={done ? t('speaking.goTo', number) : t('speaking.goToOpen', number)}
                aria-current={at === current ? 'true' : undefined}
                aria-disabled={(locked && at !== current) || undefined}
                onClick={() => (locked ? undefined : onGo(at))}
                display="flex"
                alignItems="center"
                gap="3"
                width="full"
                minHeight="48px"
                paddingInline="4"
                borderRadius="control"
                borderWidth="1px"
                borderColor={at === current ? 'accent' : 'border.strong'}
                bg={at === current ? 'accent.subtle' : 'bg.surface'}
                textStyle="smallStrong"
                cursor="pointer"
                _disabled={{ color: 'fg.subtle', cursor: 'not-allowed' }}
              >
                <Nuqta filled={done} size={11} />
                <span aria-hidden>{t('speaking.short', number)}</span>
                <chakra.span aria-hidden marginInlineStart="auto" color={done ? 'success.fg' : 'fg.muted'} fontWeight="400">
                  {done ? t('speaking.recorded') : t('speaking.notRecorded')}
                </chakra.span>
              </chakra.button>
            </li>
          )
        })}
      </chakra.ol>
    </chakra.nav>
  )
}
