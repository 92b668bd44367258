import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { AnswerDays, QuestionAnswers } from '../../../features/survey/survey.queries'
import { formatNumber, formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { BarLines } from '../../../ui/charts/bar-lines'
import { Disclosure } from '../../../ui/layout/disclosure'
import { FigureTable } from '../../../ui/charts/figure-table'
import { Panel } from '../../../ui/layout/panel'
import { Badge } from '../../../ui/feedback/status-badge'
import { WrittenAnswers } from './written-answers'

interface QuestionPanelProps {
  question: QuestionAnswers
  days: AnswerDays
}

/** How one question was answered: its answers as bars, or what candidates wrote. */
export const QuestionPanel = ({ question, days }: QuestionPanelProps) => {
  const { t } = useTranslation('survey')
  const { language } = useLanguage()
  const { answered, average } = question
  const number = (value: number) => formatNumber(value, language)
  return (
    <Panel title={language === 'ar' ? question.question_ar : question.question}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="1"
        marginBlockEnd="4"
        textStyle="small"
        color="fg.muted"
      >
        <span>{t('answers.answered', { count: answered, number: number(answered) })}</span>
        {average === null ? null : (
          <span>{t('answers.average', { average: formatNumber(average, language, 1) })}</span>
        )}
        {question.asked ? null : <Badge>{t('answers.notAsked')}</Badge>}
      </chakra.div>
      {answered === 0 ? null : question.type === 'text' ? (
        <WrittenAnswers questionId={question.id} days={days} />
      ) : (
        <Choices question={question} />
      )}
    </Panel>
  )
}

const Choices = ({ question }: { question: QuestionAnswers }) => {
  const { t } = useTranslation('survey')
  const { language } = useLanguage()
  const { answered, counts, type } = question
  const lines = counts.map(({ value, label, label_ar: labelAr, count }) => {
    const share = answered === 0 ? 0 : count / answered
    return {
      id: value,
      label:
        type === 'yes_no'
          ? t(value === 'yes' ? 'answer.yes' : 'answer.no')
          : language === 'ar'
            ? labelAr
            : label,
      value: formatNumber(count, language),
      more: formatPercent(share * 100, language),
      share,
    }
  })
  return (
    <>
      <BarLines lines={lines} />
      <chakra.div marginBlockStart="3">
        <Disclosure title={t('answers.table')}>
          <FigureTable
            caption={language === 'ar' ? question.question_ar : question.question}
            heads={[t('answers.answer'), t('answers.count'), t('answers.share')]}
            rows={lines.map(({ id, label, value, more }) => ({
              id,
              name: label,
              cells: [value, more],
            }))}
          />
        </Disclosure>
      </chakra.div>
    </>
  )
}
