import { useTranslation } from 'react-i18next'
import type { UsedAssessment } from '../../../features/assessments/use-assessment'
import { Notice } from '../../../ui/notice'
import { getPartNumber, getLabelKey, type Part } from './part'

interface TimeOverProps {
  used: Pick<UsedAssessment, 'unarrived'>
  part: Pick<Part, 'id'>
}

/** The time of a part is over: what was answered went in, or some of it had not arrived by then. */
export const TimeOver = ({ used, part }: TimeOverProps) => {
  const { t } = useTranslation('assessment')
  const count = used.unarrived[part.id] ?? 0
  const how = count === 0 ? 'timeOver' : 'timeOverLate'
  return (
    <Notice
      live
      tone="warning"
      title={t(`briefing.${how}.${getLabelKey(part.id)}`, getPartNumber(part))}
    >
      {count === 0 ? undefined : t('briefing.notInTime', { count })}
    </Notice>
  )
}

type Last = Pick<UsedAssessment, 'unarrived' | 'parts'>

/** The last part where some of its answers had not arrived in time. */
const lateLast = ({ unarrived, parts }: Last) =>
  parts.slice(-1).find(({ id }) => unarrived[id] !== undefined)

export const isLastLate = (used: Last): boolean => lateLast(used) !== undefined

/** The same once all parts are over, which is worth a word only where something came late. */
export const LastTimeOver = ({ used }: { used: Last }) => {
  const part = lateLast(used)
  return part === undefined ? null : <TimeOver used={used} part={part} />
}
