import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { formatDateTime } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { ScoreNumber } from '../../../../ui/charts/score'
import { Badge } from '../../../../ui/feedback/status-badge'
import { getMeasures } from '../evidence.rules'
import { isClosed, type Report } from '../timeline.rules'
import { useEvidenceMessage } from '../../../../features/recruiter/outcomes/use-evidence-message'
import { Prompt } from './prompt'
import { Take } from './take'

type Schemas = components['schemas']

interface SpokenAnswersProps {
  report: Report
  answers: readonly Schemas['ReportAnswer'][]
  criteria: readonly Schemas['Criterion'][]
}

/** Spoken answers to listen to, with what was heard and measured. */
export const SpokenAnswers = ({ report, answers, criteria }: SpokenAnswersProps) => (
  <chakra.div display="flex" flexDirection="column" gap="5">
    {answers.map((answer, index) => (
      <SpokenAnswer
        key={answer.question.id}
        areDeleted={report.media_deleted_at !== null}
        closed={isClosed(report)}
        answer={answer}
        number={index + 1}
        criteria={criteria}
      />
    ))}
  </chakra.div>
)

const takeWords = ({ awaiting, ended_at: endedAt }: Schemas['ReportTake']) =>
  !awaiting ? 'lateNotCounted' : endedAt === null ? 'takeTimeless' : 'takeAwaiting'

interface SpokenAnswerProps {
  areDeleted: boolean
  /** The takes are withheld from the reader. */
  closed: boolean
  answer: Schemas['ReportAnswer']
  number: number
  criteria: readonly Schemas['Criterion'][]
}

const SpokenAnswer = ({ areDeleted, closed, answer, number, criteria }: SpokenAnswerProps) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const sentence = useEvidenceMessage()
  const measures = criteria.flatMap((criterion) => getMeasures(criterion, answer.question.id))
  return (
    <chakra.article
      data-question={answer.question.id}
      tabIndex={-1}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap={{ base: '3', lg: '8' }}
      paddingBlockEnd="5"
      borderBlockEnd="1px solid {colors.border}"
    >
      <chakra.div display="flex" flexDirection="column" gap="3" minWidth="0">
        <Prompt question={answer.question} number={number} />
        {answer.takes.length === 0 ? (
          <chakra.p color="fg.muted">{t(closed ? 'closed.recordings' : 'answers.noTake')}</chakra.p>
        ) : null}
        {answer.takes.map((take) => (
          <chakra.div key={take.id} display="flex" flexDirection="column" gap="2">
            {answer.takes.length > 1 ? (
              <chakra.span display="flex" alignItems="center" gap="2" textStyle="smallStrong">
                {t('answers.take', { number: take.take })}
                {take.chosen ? <Badge tone="accent">{t('answers.takeChosen')}</Badge> : null}
              </chakra.span>
            ) : null}
            {areDeleted ? (
              <chakra.p color="fg.muted">{t('answers.takeDeleted')}</chakra.p>
            ) : (
              <Take take={take} />
            )}
            {take.late_at === null ? null : (
              <chakra.p textStyle="small" color="warning.fg">
                {t('answers.late', { at: formatDateTime(take.late_at, language) })}
              </chakra.p>
            )}
            {take.counted ? null : (
              <chakra.p textStyle="small" color="fg.muted">
                {t(`answers.${takeWords(take)}`)}
              </chakra.p>
            )}
            {take.transcript === null || take.transcript === '' ? (
              <chakra.p textStyle="small" color="fg.muted">
                {t('answers.noTranscript')}
              </chakra.p>
            ) : (
              <chakra.blockquote
                lang="en"
                dir="ltr"
                textStyle="small"
                paddingInlineStart="3"
                borderInlineStart="2px solid {colors.border.strong}"
              >
                {take.transcript}
              </chakra.blockquote>
            )}
          </chakra.div>
        ))}
      </chakra.div>
      <chakra.ul textStyle="small" color="fg.muted" display="flex" flexDirection="column" gap="1">
        {answer.review_score === null ? null : (
          <chakra.li color="fg" fontWeight="500">
            {t('answers.reviewScore')} <ScoreNumber score={answer.review_score} />
          </chakra.li>
        )}
        {measures
          .filter(({ code }) => code !== 'reviewer_score')
          .map((measure) => (
            <li key={measure.code}>{sentence(measure, number)}</li>
          ))}
      </chakra.ul>
    </chakra.article>
  )
}
