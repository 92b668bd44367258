import { chakra } from '@chakra-ui/react/styled-system'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { Notice } from '../../../ui/notice'
import { firstOpen } from './answered'
import type { Part } from './part'
import { gistOf } from './question-gist'
import { useFocusOnArrival } from './use-focus-on-arrival'
import { useInstruction } from './use-instruction'

interface McqsReviewProps {
  part: Part
  answers: ReadonlyMap<string, string>
  onGo: (at: number) => void
}

/** All answers on one page, before they are handed in for good. */
export const McqsReview = ({ part: { questions }, answers, onGo }: McqsReviewProps) => {
  const { t } = useTranslation('assessment')
  const heading = useFocusOnArrival('review')
  const instruction = useInstruction()
  const open = questions.filter(({ id }) => !answers.has(id)).length
  return (
    <chakra.div maxWidth="measure" display="flex" flexDirection="column" gap="5">
      <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2">
        {t('mcqs.reviewTitle')}
      </chakra.h2>
      <Notice tone={open === 0 ? 'success' : 'warning'} title={open === 0 ? t('mcqs.reviewAll') : t('mcqs.reviewOpen', { count: open })} />
      <ol>
        {questions.map((question, at) => {
          const { id, options } = question
          const gist = gistOf(question)
          const chosen = options?.find((option) => option.id === answers.get(id))
          return (
            <chakra.li key={id} display="flex" alignItems="center" gap="4" minHeight="44px" paddingBlock="2" borderBlockEnd="1px solid {colors.border}" textStyle="small">
              <chakra.span width="28px" flexShrink="0" color="fg.muted" textAlign="end">
                {at + 1}
              </chakra.span>
              <chakra.div flex="1" minWidth="0">
                <chakra.p color="fg.muted" lineClamp="2">
                  {gist === null ? instruction(question) : <bdi lang="en">{gist}</bdi>}
                </chakra.p>
                <chakra.p truncate color={chosen === undefined ? 'warning.fg' : 'fg'} fontWeight="500">
                  {chosen === undefined ? t('mcqs.notAnswered') : <bdi lang="en">{chosen.text}</bdi>}
                </chakra.p>
              </chakra.div>
              <Button variant="quiet" size="sm" aria-label={t('mcqs.change', { number: at + 1 })} onClick={() => onGo(at)}>
                {chosen === undefined ? t('mcqs.answerShort') : t('mcqs.changeShort')}
              </Button>
            </chakra.li>
          )
        })}
      </ol>
      <div>
        <Button variant="plain" icon={<Icon of={ArrowLeft} mirror />} onClick={() => onGo(firstOpen(questions, answers))}>
          {t('mcqs.back')}
        </Button>
      </div>
    </chakra.div>
  )
}
