import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AssessmentId } from '../../../features/assessments/attempt-api'
import { ownEpisodesQuery } from '../../../features/assessments/own-episodes.queries'
import { formatClock } from '../../../i18n/numbers'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'

/**
 * What was noted as episodes of the candidate's own attempt: the same moments that a reviewer sees.
 */
export const Noted = ({
  assessmentId,
  attemptId,
}: {
  assessmentId: AssessmentId
  attemptId: string
}) => {
  const { t } = useTranslation('assessment')
  // Of an attempt whose last events are still on their way more may have come.
  const { data, isError, isFetching, refetch } = useQuery({
    ...ownEpisodesQuery(assessmentId, attemptId),
    refetchOnMount: 'always',
  })
  if (data === undefined && isError)
    return (
      <ErrorState
        title={t('noted.failed')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (data === undefined) {
    return (
      <Loading label={t('noted.loading')}>
        <Skeleton height="64px" />
      </Loading>
    )
  }
  return (
    <chakra.section aria-labelledby="noted-title" color="fg" marginBlockStart="6">
      <chakra.h2 id="noted-title" textStyle="h3">
        {t('noted.title')}
      </chakra.h2>
      <chakra.p textStyle="small" color="fg.muted" marginBlockStart="1">
        {data.length === 0 ? t('noted.none') : t('noted.intro')}
      </chakra.p>
      {data.length === 0 ? null : (
        <chakra.ul
          marginBlockStart="3"
          maxHeight="320px"
          overflowY="auto"
          tabIndex={0}
          aria-labelledby="noted-title"
        >
          {data.map(({ cause, offset_ms: at, length_ms: length }, index) => (
            <chakra.li
              key={`${cause} ${at} ${index}`}
              display="grid"
              gridTemplateColumns="64px minmax(0, 1fr) auto"
              columnGap="3"
              paddingBlock="2"
              textStyle="small"
              borderBlockStart="1px solid {colors.border}"
            >
              <chakra.bdi
                textAlign="-webkit-match-parent"
                fontVariantNumeric="tabular-nums"
                fontWeight="600"
              >
                {formatClock(at / 1000)}
              </chakra.bdi>
              {t(`noted.cause.${cause}`)}
              <chakra.span color="fg.muted">
                {length === null || cause === 'clock_changed'
                  ? null
                  : t('noted.lasted', {
                      time: formatClock(Math.max(1, Math.round(length / 1000))),
                    })}
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  )
}
