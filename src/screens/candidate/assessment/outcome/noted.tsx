import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  type EpisodeGroup,
  episodeGroups,
  isDuration,
} from '../../../../../machines/shared/episodes'
import type { components } from '../../../../../openapi/generated/api'
import type { AssessmentId } from '../../../../features/assessments/attempt/attempt-api'
import { ownEpisodesQuery } from '../../../../features/assessments/own-episodes.queries'
import { formatClock } from '../../../../i18n/numbers'
import { Loaded } from '../../../../loading/loaded'
import { Skeleton } from '../../../../ui/feedback/skeleton'

type Schemas = components['schemas']

/** The episodes noted in the candidate's own attempt: the same moments that a reviewer sees. */
export const Noted = ({
  assessmentId,
  attemptId,
}: {
  assessmentId: AssessmentId
  attemptId: string
}) => {
  const { t } = useTranslation('assessment')
  // Of an attempt whose last events are still on their way more may have come.
  const episodes = useQuery({
    ...ownEpisodesQuery(assessmentId, attemptId),
    refetchOnMount: 'always',
  })
  return (
    <Loaded
      query={episodes}
      labels={{ loading: t('noted.loading'), failed: t('noted.failed') }}
      skeleton={<Skeleton height="64px" />}
    >
      {(noted) => <NotedEpisodes episodes={noted} />}
    </Loaded>
  )
}

const NotedEpisodes = ({ episodes }: { episodes: readonly Schemas['OwnEpisode'][] }) => {
  const { t } = useTranslation('assessment')
  return (
    <chakra.section aria-labelledby="noted-title" color="fg" marginBlockStart="6">
      <chakra.h2 id="noted-title" textStyle="h3">
        {t('noted.title')}
      </chakra.h2>
      <chakra.p textStyle="small" color="fg.muted" marginBlockStart="1">
        {episodes.length === 0 ? t('noted.none') : t('noted.intro')}
      </chakra.p>
      {episodes.length === 0 ? null : (
        <chakra.div
          role="group"
          marginBlockStart="3"
          maxHeight="320px"
          overflowY="auto"
          tabIndex={0}
          aria-labelledby="noted-title"
        >
          {episodeGroups(episodes).map((group) => (
            <NotedGroup key={group.cause} group={group} />
          ))}
        </chakra.div>
      )}
    </chakra.section>
  )
}

/** Episodes of one kind, with the same figures as in the report. */
const NotedGroup = ({
  group: { cause, total_ms: total, episodes },
}: {
  group: EpisodeGroup<Schemas['OwnEpisode']>
}) => {
  const { t } = useTranslation('assessment')
  const figures = [
    t('noted.times', { count: episodes.length }),
    ...(total === null ? [] : [t('noted.total', { time: formatLength(total) })]),
  ]
  return (
    <chakra.div paddingBlock="2" textStyle="small" borderBlockStart="1px solid {colors.border}">
      <chakra.h3 display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
        <chakra.span fontWeight="600">{t(`noted.cause.${cause}`)}</chakra.span>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {figures.join(t('noted.comma'))}
        </chakra.span>
      </chakra.h3>
      <ul>
        {episodes.map(({ offset_ms: at, length_ms: length }, index) => (
          <chakra.li
            key={`${at} ${index}`}
            display="grid"
            gridTemplateColumns="64px minmax(0, 1fr)"
            columnGap="3"
            paddingBlockStart="1"
          >
            <chakra.bdi textAlign="-webkit-match-parent" fontVariantNumeric="tabular-nums">
              {formatClock(at / 1000)}
            </chakra.bdi>
            <chakra.span color="fg.muted">
              {length === null
                ? null
                : t(isDuration(cause) ? 'noted.lasted' : 'noted.moved', {
                    time: formatLength(length),
                  })}
            </chakra.span>
          </chakra.li>
        ))}
      </ul>
    </chakra.div>
  )
}

const formatLength = (ms: number): string => formatClock(Math.max(1, Math.round(ms / 1000)))
