import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { MatchingJob } from '../../../features/candidate/candidate.queries'
import type { Shares } from '../../../features/candidate/shares.rules'
import { useJobLabels } from '../../../features/candidate/jobs/use-job-labels'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { MatchScore } from '../../../ui/charts/match-score'
import { Panel } from '../../../ui/layout/panel'
import { ShareBar } from '../../../ui/charts/share-bar'
import { getShareLook } from '../../../features/candidate/share-looks'

/** The score and what it is made of, as one bar of a hundred. */
export const ScorePanel = ({ job, shares }: { job: MatchingJob; shares: Shares }) => {
  const { t } = useTranslation('jobs')
  const { language } = useLanguage()
  const { percent } = useJobLabels()
  const lost = shares.lacks.reduce((sum, { points }) => sum + points, 0)
  const bar = [
    ...shares.adds.map((share, at) => ({
      id: share.id,
      size: share.points,
      text: String(share.points),
      look: getShareLook(share, at),
    })),
    ...shares.lacks.map((share, at) => ({
      id: share.id,
      size: share.points,
      text: `\u2212${share.points}`,
      look: getShareLook(share, at),
    })),
    { id: 'rest', size: shares.rest, text: '', look: 'rest' as const },
  ].filter(({ size }) => size > 0)
  return (
    <Panel title={t('score.title')}>
      <chakra.div display="flex" flexWrap="wrap" columnGap="8" rowGap="5" alignItems="flex-start">
        <chakra.div flex="0 0 auto">
          <MatchScore
            size="large"
            value={shares.score}
            percent={formatPercent(shares.score, language)}
            label={t('match')}
          />
          <chakra.p textStyle="small" color="fg.muted" marginBlockStart="2">
            {t('score.name')}
          </chakra.p>
        </chakra.div>
        <chakra.div flex="1 1 300px" minWidth="0">
          <chakra.h3 textStyle="h3" marginBlockEnd="3">
            {t('score.how')}
          </chakra.h3>
          <ShareBar shares={bar} />
          <chakra.div
            display="flex"
            justifyContent="space-between"
            gap="4"
            marginBlockStart="2"
            textStyle="small"
          >
            <chakra.span color="fg.muted">{t('score.adds', { points: shares.score })}</chakra.span>
            {lost === 0 ? null : (
              <chakra.span color="warning.fg">
                {t('score.lacks', { points: `\u2066\u2212${lost}\u2069` })}
              </chakra.span>
            )}
          </chakra.div>
          {shares.rest === 0 ? null : (
            <chakra.p textStyle="small" color="fg.muted" marginBlockStart="1">
              {t('score.rest', { points: shares.rest })}
            </chakra.p>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted" marginBlockStart="5" maxWidth="measure">
        {job.norm_score >= 1
          ? t('score.best')
          : t('score.norm', { percent: percent(job.norm_score) })}
      </chakra.p>
    </Panel>
  )
}
