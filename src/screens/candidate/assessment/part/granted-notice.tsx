import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { storeAnnounced, readAnnounced } from '../../../../features/assessments/announced'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { notify } from '../../../../notify'

/** Long enough to be read after a sentence is written to its end. */
const SHOWN_MS = 20_000

/**
 * Announces minutes that were granted during the attempt: how many, and for which part. Minutes
 * granted while the page was reloading are announced after it.
 */
export const GrantedNotice = () => {
  const { t } = useTranslation('assessment')
  const attemptId = AssessmentContext.useSelector(({ snapshot }) => snapshot.context.attemptId)
  const parts = AssessmentContext.useSelector((view) => view.parts)
  const budgets = parts.map(({ id, budget_seconds: seconds }) => `${id}:${seconds}`).join(' ')
  const here = AssessmentContext.useSelector(({ position }) => position?.part)
  useEffect(() => {
    if (attemptId === null || budgets === '') return
    const before = readAnnounced(attemptId, 'budgets')
    storeAnnounced(attemptId, 'budgets', budgets)
    if (before === null || before === budgets) return
    const known = new Map(before.split(' ').map((part) => toPair(part)))
    for (const { id, budget_seconds: seconds } of parts) {
      const more = Math.round((seconds - (known.get(id) ?? seconds)) / 60)
      if (more <= 0) continue
      notify.info({
        title: t('time.granted', { count: more }),
        body: id === here ? t('time.grantedHere') : t('time.grantedTo', { part: t(`part.${id}`) }),
        milliseconds: SHOWN_MS,
      })
    }
  }, [attemptId, budgets, parts, here, t])
  return null
}

function toPair(part: string): [string, number] {
  const [id = '', seconds = '0'] = part.split(':')
  return [id, Number(seconds)]
}
