import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLackLabels } from '../../../features/assessments/use-lack-labels'
import { getParts } from '../../../features/recruiter/outcomes/assessment-address'
import { PersonCell } from '../../../features/recruiter/people/person-cell'
import type { WaitingReview } from '../../../features/recruiter/outcomes/reviews.queries'
import { useAssessmentName } from '../../../features/recruiter/outcomes/use-assessment-name'
import { useEvidenceMessage } from '../../../features/recruiter/outcomes/use-evidence-message'
import { formatDate, formatDateTime } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { toReport } from '../../../paths'
import type { Column } from '../../../ui/lists/data-table'
import { None } from '../../../ui/lists/none'
import { Badge } from '../../../ui/feedback/status-badge'

/**
 * The columns: candidate, question, why the answer waits and since when; the name opens the answer.
 */
export function useReviewColumns(): Column<WaitingReview>[] {
  const { t } = useTranslation('reviews')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const getName = useAssessmentName()
  const nameWaiting = useWaitingName()
  return [
    {
      id: 'full_name',
      header: tList('table.candidate'),
      cell: (row) => (
        <PersonCell below={row.email}>
          <Link
            to={toReport({
              ...getParts(row.assessment_id),
              attemptId: row.attempt_id,
              userId: row.user_id,
            })}
            search={row.question_id === null ? {} : { answer: row.question_id }}
            aria-label={t('open', {
              name: `\u2068${row.full_name}\u2069`,
              what: nameWaiting(row),
            })}
          >
            <bdi>{row.full_name}</bdi>
          </Link>
        </PersonCell>
      ),
    },
    {
      id: 'assessment',
      header: t('column.assessment'),
      cell: (row) => (
        <chakra.span display="block" minWidth={{ md: '120px' }} whiteSpace="normal">
          {getName(getParts(row.assessment_id))}
        </chakra.span>
      ),
    },
    { id: 'answer', header: t('column.answer'), cell: (row) => <Asked row={row} /> },
    { id: 'reasons', header: t('column.reasons'), cell: (row) => <Reasons row={row} /> },
    {
      id: 'since',
      header: t('column.since'),
      cell: ({ since }) => (
        <chakra.span color="fg.muted" title={formatDateTime(since, language)}>
          {formatDate(since, language)}
        </chakra.span>
      ),
    },
    {
      id: 'reviewer',
      header: t('column.reviewer'),
      // A first and a second reviewer score answers alone.
      cell: ({ kind, second, mine_done: isDone }) =>
        kind === 'evidence' ? (
          <None />
        ) : isDone ? (
          <Badge>{t('reviewer.done')}</Badge>
        ) : (
          <Badge tone={second ? 'accent' : 'neutral'}>
            {t(second ? 'reviewer.second' : 'reviewer.first')}
          </Badge>
        ),
    },
  ]
}

const clamp = {
  display: '-webkit-box',
  WebkitLineClamp: '3',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const

/** Names the waiting work: an answer by its part and number, or the evidence of an attempt. */
function useWaitingName(): (row: WaitingReview) => string {
  const { t } = useTranslation(['reviews', 'recruiter'])
  return ({ part, number }) =>
    part === null || number === null
      ? t('reviews:kind.evidence')
      : `${t(`recruiter:part.${part}`)} ${number}`
}

/** The part and the beginning of what was asked there. */
const Asked = ({ row }: { row: WaitingReview }) => {
  const nameWaiting = useWaitingName()
  return (
    <chakra.span
      display="block"
      minWidth={{ md: '180px' }}
      maxWidth={{ md: '320px' }}
      paddingBlock="1.5"
      whiteSpace="normal"
    >
      <chakra.span display="block" fontWeight="500">
        {nameWaiting(row)}
      </chakra.span>
      <chakra.span
        dir="auto"
        lang="en"
        color="fg.muted"
        textAlign="-webkit-match-parent"
        overflowWrap="anywhere"
        css={clamp}
      >
        {row.question}
      </chakra.span>
    </chakra.span>
  )
}

const Reasons = ({ row: { reasons, lacks, number } }: { row: WaitingReview }) => {
  const sentence = useEvidenceMessage()
  const lackLabel = useLackLabels()
  return (
    <chakra.span
      display="block"
      minWidth={{ md: '200px' }}
      maxWidth={{ md: '420px' }}
      paddingBlock="1.5"
      whiteSpace="normal"
    >
      {reasons.map((reason) => (
        <chakra.span key={reason.code} display="block">
          {sentence(reason, number ?? undefined)}
        </chakra.span>
      ))}
      {lacks.map((lack) => (
        <chakra.span key={lack.code} display="block">
          {lackLabel(lack)}
        </chakra.span>
      ))}
    </chakra.span>
  )
}
