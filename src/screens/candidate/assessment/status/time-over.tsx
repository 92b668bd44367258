import { useTranslation } from 'react-i18next'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import type { AssessmentView } from '../../../../features/assessments/engine/assessment-view'
import { Notice } from '../../../../ui/feedback/notice'
import { getPartNumber, getLabelKey, type Part } from '../part/part'

/**
 * Says that the time of a part is over: its answers were submitted, or some of them arrived too
 * late.
 */
export const TimeOver = ({ part }: { part: Pick<Part, 'id'> }) => {
  const { t } = useTranslation('assessment')
  const count = AssessmentContext.useSelector(({ unarrived }) => unarrived[part.id] ?? 0)
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

type Last = Pick<AssessmentView, 'unarrived' | 'parts'>

/** The last part where some of its answers had not arrived in time. */
const lateLast = ({ unarrived, parts }: Last) =>
  parts.slice(-1).find(({ id }) => unarrived[id] !== undefined)

export const isLastLate = (view: Last): boolean => lateLast(view) !== undefined

/** The same once all parts are over, which is worth a word only where something came late. */
export const LastTimeOver = () => {
  const part = AssessmentContext.useSelector(lateLast)
  return part === undefined ? null : <TimeOver part={part} />
}
