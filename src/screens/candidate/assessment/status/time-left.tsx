import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BRIEFING_SECONDS } from '../../../../../machines/assessment/parts'
import { storeAnnounced, readAnnounced } from '../../../../features/assessments/announced'
import {
  AssessmentContext,
  useSecondsLeft,
} from '../../../../features/assessments/engine/assessment-context'
import { formatClock } from '../../../../i18n/numbers'
import { Clock } from '../../../../ui/assessment/clock'
import { LiveRegion } from '../../../../ui/visually-hidden'
import { TIME_KEYS, TimeAnnouncement } from './time-announcement'

/** The marks at which the time left is spoken, in seconds, and no oftener. */
const spokenAt = [
  { seconds: 30, key: 'half' },
  { seconds: 60, key: 'one' },
  { seconds: 300, key: 'five' },
  { seconds: 600, key: 'ten' },
] as const
/** A mark stays said for this long, so that it is spoken once even when a second is skipped. */
const SAID_SECONDS = 4

/**
 * The time left by the server's clock: it turns colour at 2:00 and 0:30 and never moves anything.
 */
export const TimeLeft = () => {
  const { t } = useTranslation('assessment')
  const seconds = useSecondsLeft()
  const parts = AssessmentContext.useSelector((view) => view.parts)
  const phase = AssessmentContext.useSelector(({ position }) => position?.phase)
  if (seconds === null) return null
  const part = parts.find(({ submitted_at }) => submitted_at === null)
  const { budget_seconds: budget, break_seconds: rest } = part ?? {
    budget_seconds: 0,
    break_seconds: 0,
  }
  if (phase === 'briefing') {
    return (
      <>
        <Clock
          label={t('briefing.time')}
          time={formatClock(seconds)}
          remaining={Math.min(100, (seconds / (BRIEFING_SECONDS + rest)) * 100)}
          keys={TIME_KEYS}
        />
        <TimeAnnouncement />
      </>
    )
  }
  const tone = seconds <= 30 ? 'danger' : seconds <= 120 ? 'warning' : 'quiet'
  return (
    <>
      <Clock
        label={t('time.left')}
        time={formatClock(seconds)}
        remaining={Math.min(100, (seconds / Math.max(1, budget)) * 100)}
        tone={tone}
        keys={TIME_KEYS}
      />
      <TimeAnnouncement />
      <Marks seconds={seconds} budget={budget} />
    </>
  )
}

interface MarksProps {
  seconds: number
  budget: number
}

/** Each mark is spoken once: not again after a reload while it stands, nor where a part begins. */
const Marks = ({ seconds, budget }: MarksProps) => {
  const { t } = useTranslation('assessment')
  const attemptId = AssessmentContext.useSelector(
    ({ snapshot }) => snapshot.context.attemptId ?? '',
  )
  const expiresAt = AssessmentContext.useSelector((view) => view.expiresAt)
  const [before] = useState(() => readAnnounced(attemptId, 'time'))
  const mark = spokenAt.find(
    (one) => seconds <= one.seconds && seconds > one.seconds - SAID_SECONDS && one.seconds < budget,
  )
  const announced = mark === undefined ? null : `${expiresAt} ${mark.key}`
  useEffect(() => {
    if (announced !== null) storeAnnounced(attemptId, 'time', announced)
  }, [attemptId, announced])
  const message = mark === undefined || announced === before ? '' : t(`time.${mark.key}`)
  return <LiveRegion message={message} urgent />
}
