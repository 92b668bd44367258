import { useTranslation } from 'react-i18next'
import { BRIEFING_SECONDS } from '../../../../machines/assessment/parts'
import { useSecondsLeft } from '../../../features/assessments/use-assessment'
import type { UsedAssessment } from '../../../features/assessments/use-assessment'
import { formatClock } from '../../../i18n/numbers'
import { Clock } from '../../../ui/clock'
import { LiveRegion } from '../../../ui/visually-hidden'

/** The marks at which the time left is spoken, in seconds, and no oftener. */
const spokenAt = [
  { seconds: 10, key: 'ten' },
  { seconds: 60, key: 'one' },
  { seconds: 300, key: 'five' },
] as const
/** A mark stays said for this long, so that it is spoken once even when a second is skipped. */
const SAID_SECONDS = 4

/**
 * The time left by the server's clock: it turns colour at 2:00 and 0:30 and never moves anything.
 */
export const TimeLeft = ({ used }: { used: UsedAssessment }) => {
  const { t } = useTranslation('assessment')
  const seconds = useSecondsLeft(used)
  if (seconds === null) return null
  const part = used.parts.find(({ submitted_at }) => submitted_at === null)
  const { budget_seconds: budget, break_seconds: rest } = part ?? {
    budget_seconds: 0,
    break_seconds: 0,
  }
  if (used.position?.phase === 'briefing') {
    return (
      <Clock
        label={t('briefing.time')}
        time={formatClock(seconds)}
        remaining={Math.min(100, (seconds / (BRIEFING_SECONDS + rest)) * 100)}
      />
    )
  }
  const said = spokenAt.find(
    (mark) => seconds <= mark.seconds && seconds > mark.seconds - SAID_SECONDS,
  )
  const tone = seconds <= 30 ? 'danger' : seconds <= 120 ? 'warning' : 'quiet'
  return (
    <>
      <Clock
        label={t('time.left')}
        time={formatClock(seconds)}
        remaining={Math.min(100, (seconds / budget) * 100)}
        tone={tone}
      />
      <LiveRegion message={said === undefined ? '' : t(`time.${said.key}`)} urgent />
    </>
  )
}
