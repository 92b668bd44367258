import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { appealQuery } from '../../../../features/assessments/appeal.queries'
import type { AssessmentId } from '../../../../features/assessments/attempt/attempt-api'
import { formatDateTime, formatDay } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { Loaded } from '../../../../loading/loaded'
import { Notice } from '../../../../ui/feedback/notice'
import { Skeleton } from '../../../../ui/feedback/skeleton'
import { Badge } from '../../../../ui/feedback/status-badge'
import { AppealForm } from './appeal-form'

type Shown = components['schemas']['Appeal']

/**
 * After a cancelled attempt: saying once what happened, then what was said and what was decided.
 */
export const Appeal = ({
  assessmentId,
  attemptId,
}: {
  assessmentId: AssessmentId
  attemptId: string
}) => {
  const { t } = useTranslation('appeal')
  // Somebody may have decided since it was looked at last.
  const query = useQuery({ ...appealQuery(assessmentId), refetchOnMount: 'always' })
  return (
    <Loaded
      query={query}
      labels={{ loading: t('loading'), failed: t('failed') }}
      skeleton={<Skeleton height="120px" />}
    >
      {({ appeal, cancellation }) => {
        // Of an earlier attempt nothing more is to be said here.
        if (appeal?.attempt_id === attemptId) return <Said appeal={appeal} />
        const lastDay = cancellation?.attempt_id === attemptId ? cancellation.last_day : null
        return lastDay !== null && isOver(lastDay) ? (
          <TooLate lastDay={lastDay} />
        ) : (
          <AppealForm
            assessmentId={assessmentId}
            attemptId={attemptId}
            lastDay={lastDay}
            isDisqualified={
              cancellation?.reason === 'phone' || cancellation?.reason === 'disqualified'
            }
          />
        )
      }}
    </Loaded>
  )
}

/** Whether a day is over in the Emirates; the server has the last word. */
const isOver = (day: string) => Date.now() > Date.parse(`${day}T23:59:59.999+04:00`)

const TooLate = ({ lastDay }: { lastDay: string }) => {
  const { t } = useTranslation('appeal')
  const { language } = useLanguage()
  return (
    <Notice tone="info" title={t('late.title')}>
      {t('late.body', { day: formatDay(lastDay, language) })}
    </Notice>
  )
}

/** Of an attempt that counts again after its appeal: what was said, and what was decided. */
export const GrantedAppeal = ({
  assessmentId,
  attemptId,
}: {
  assessmentId: AssessmentId
  attemptId: string
}) => {
  const { data } = useQuery(appealQuery(assessmentId))
  const appeal = data?.appeal
  return appeal?.attempt_id === attemptId && appeal.status === 'granted' ? (
    <Said appeal={appeal} />
  ) : null
}

const Said = ({ appeal }: { appeal: Shown }) => {
  const { t } = useTranslation('appeal')
  const { language } = useLanguage()
  return (
    <chakra.section
      aria-labelledby="appeal-title"
      color="fg"
      borderWidth="1px"
      borderColor="border"
      borderRadius="panel"
      padding={{ base: '4', md: '5' }}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.h2 id="appeal-title" textStyle="h2">
          {t('said.title')}
        </chakra.h2>
        <State appeal={appeal} />
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted" marginBlockStart="1">
        {t('said.at', { at: formatDateTime(appeal.made_at, language) })}
      </chakra.p>
      <chakra.blockquote
        marginBlockStart="3"
        paddingInlineStart="3"
        borderInlineStart="3px solid {colors.border.strong}"
      >
        <chakra.p
          dir="auto"
          textAlign="-webkit-match-parent"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {appeal.statement}
        </chakra.p>
      </chakra.blockquote>
      <chakra.div marginBlockStart="4" aria-live="polite">
        <p>{t(`means.${toOutcome(appeal)}`)}</p>
        {appeal.note === null ? null : (
          <>
            <chakra.p textStyle="smallStrong" marginBlockStart="3">
              {t('said.note')}
            </chakra.p>
            <chakra.p
              dir="auto"
              textAlign="-webkit-match-parent"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
            >
              {appeal.note}
            </chakra.p>
          </>
        )}
      </chakra.div>
    </chakra.section>
  )
}

/** A granted appeal gives another attempt, or back what was disqualified. */
const toOutcome = ({ status, grants }: Pick<Shown, 'status' | 'grants'>) =>
  status === 'granted' && grants === 'result' ? 'result' : status

const State = ({ appeal }: { appeal: Pick<Shown, 'status' | 'grants'> }) => {
  const { t } = useTranslation('appeal')
  const outcome = toOutcome(appeal)
  if (outcome === 'granted' || outcome === 'result')
    return <Badge tone="success">{t(`state.${outcome}`)}</Badge>
  return outcome === 'declined' ? (
    <Badge>{t('state.declined')}</Badge>
  ) : (
    <Badge tone="warning">{t('state.open')}</Badge>
  )
}
