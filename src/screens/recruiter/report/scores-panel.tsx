import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { ranSeconds } from '../../../../machines/shared/coverage'
import type { components } from '../../../../openapi/generated/api'
import { useScoredAgainLabel } from '../../../features/assessments/use-scored-again-label'
import { formatDate } from '../../../i18n/dates'
import { formatClock } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { Panel } from '../../../ui/layout/panel'
import { ScoreBar, ScoreNumber } from '../../../ui/charts/score'
import { Badge } from '../../../ui/feedback/status-badge'
import { awaitsScores } from './review/review.rules'

type Result = components['schemas']['Result']

/**
 * The overall score against the pass mark, and each criterion as a bar; to a screen reader the bars
 * are a table.
 */
export const ScoresPanel = ({ result }: { result: Result }) => {
  const { t } = useTranslation(['recruiter', 'report', 'annotation'])
  const { language } = useLanguage()
  const againLabel = useScoredAgainLabel()
  const { attempt, overall, criteria } = result
  const seconds =
    attempt.finished_at === null
      ? null
      : ranSeconds(Date.parse(attempt.finished_at) - Date.parse(attempt.started_at))
  return (
    <Panel>
      <chakra.h2 textStyle="small" color="fg.muted">
        {t('recruiter:scores.overall')}
      </chakra.h2>
      <chakra.div
        display="flex"
        alignItems="flex-end"
        justifyContent="space-between"
        gap="3"
        flexWrap="wrap"
      >
        {overall === null ? (
          <chakra.span textStyle="score" color="fg.subtle" aria-label={t('recruiter:scores.none')}>
            –
          </chakra.span>
        ) : (
          <ScoreNumber score={overall} size="large" undecided={result.provisional} />
        )}
        <chakra.div
          display="flex"
          flexDirection="column"
          alignItems="flex-end"
          gap="1"
          textStyle="tiny"
          color="fg.muted"
        >
          <Verdict result={result} />
          <span>
            {formatDate(attempt.started_at, language)}
            {seconds === null
              ? null
              : `${t('recruiter:list.comma')}${t('recruiter:scores.took', { time: formatClock(seconds) })}`}
          </span>
        </chakra.div>
      </chakra.div>
      {result.scored_again == null ? null : (
        <chakra.p marginBlockStart="2" textStyle="tiny" color="fg.muted" textWrap="pretty">
          {againLabel(result.scored_again)}
        </chakra.p>
      )}
      {criteria.length === 0 ? (
        <chakra.p marginBlockStart="4" textStyle="small" color="fg.muted">
          {t(`recruiter:scores.without.${attempt.status}`)}
        </chakra.p>
      ) : (
        <>
          <chakra.table display="block" width="full" marginBlockStart="4" role="table">
            <chakra.caption srOnly>{t('recruiter:scores.caption')}</chakra.caption>
            <chakra.tbody role="rowgroup" display="flex" flexDirection="column" gap="4">
              {criteria.map(({ key, score, provisional, evidence }) => (
                <chakra.tr
                  key={key}
                  role="row"
                  display="grid"
                  gridTemplateColumns="1fr auto"
                  rowGap="2"
                  textStyle="small"
                >
                  <chakra.th role="rowheader" scope="row" fontWeight="400" textAlign="start">
                    {t(`report:criteria.${key}`)}
                  </chakra.th>
                  <chakra.td role="cell">
                    {score === null ? (
                      <chakra.span color="fg.muted">
                        {evidence.some(({ code }) => code === 'part_waived')
                          ? t('annotation:sparedShort')
                          : provisional
                            ? t('recruiter:scores.waits')
                            : '–'}
                      </chakra.span>
                    ) : (
                      <>
                        {provisional ? (
                          <chakra.span color="fg.muted" marginInlineEnd="2">
                            {t('recruiter:scores.waits')}
                          </chakra.span>
                        ) : null}
                        <ScoreNumber score={score} undecided={provisional} />
                      </>
                    )}
                  </chakra.td>
                  {/* What has no score has no bar either: it would say nought. */}
                  {score === null ? null : (
                    <chakra.td role="cell" aria-hidden gridColumn="1 / -1" paddingBlock="1">
                      <ScoreBar score={score} thickness={8} />
                    </chakra.td>
                  )}
                </chakra.tr>
              ))}
            </chakra.tbody>
          </chakra.table>
          <chakra.p
            display="flex"
            alignItems="center"
            gap="2"
            marginBlockStart="4"
            textStyle="tiny"
            color="fg.muted"
          >
            <chakra.span aria-hidden width="2px" height="12px" bg="fg" />
            {t('recruiter:scores.passMark')}
          </chakra.p>
        </>
      )}
    </Panel>
  )
}

const Verdict = ({ result }: { result: Result }) => {
  const { t } = useTranslation('recruiter')
  const { overall, passed, provisional, lacks } = result
  // Both may keep a result from counting: scores that a person still gives, and missing evidence.
  if (provisional)
    return (
      <>
        {awaitsScores(result) || lacks.length === 0 ? (
          <Badge tone="accent">{t('scores.provisional')}</Badge>
        ) : null}
        {lacks.length === 0 ? null : <Badge tone="warning">{t('evidence.incomplete')}</Badge>}
      </>
    )
  if (passed === null || overall === null) return null
  return passed ? (
    <Badge tone={overall > 70 ? 'success' : 'warning'}>{t('scores.passed')}</Badge>
  ) : (
    <Badge tone="danger">{t('scores.notPassed')}</Badge>
  )
}
