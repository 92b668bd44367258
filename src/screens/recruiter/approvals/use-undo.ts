import { onlineManager, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isOutage } from '../../../api/api-error'
import { recruiterMutations } from '../../../features/recruiter/recruiter.mutations'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { messageStore, notify } from '../../../notify'
import { statusAfter, undoMilliseconds } from './approval-actions.rules'

/**
 * What undoes a decision for as long as its mail waits. Without a connection it says that the undo
 * waits for one; where no answer came, it can be tried again.
 */
export function useUndo() {
  const { t } = useTranslation(['recruiter', 'registration'])
  const sentence = useErrorMessage()
  const undoing = useMutation(recruiterMutations.decide())

  // The snackbar outlives the bar that raised it, and callbacks of a mutation do not.
  const undo = async (ids: string[], decision: 'approved' | 'declined', until: number) => {
    const forgetWaiting = onlineManager.isOnline() ? null : sayWaiting(until)
    try {
      const { data } = await undoing.mutateAsync({
        user_ids: ids,
        action: 'undo',
        expected_status: statusAfter[decision],
      })
      notify.success({ title: t('approvals.undone', { count: data.changed }) })
    } catch (error) {
      const left = leftUntil(until)
      notify.error({
        title: t('approvals.undoFailed'),
        body: sentence(error),
        ...(left > 0 && isOutage(error)
          ? { milliseconds: left, action: makeAction(ids, decision, until) }
          : {}),
      })
    } finally {
      forgetWaiting?.()
    }
  }

  const sayWaiting = (until: number) => {
    const id = notify.info({
      title: t('registration:undoWaits'),
      body: t('registration:undoWaitsBody'),
      milliseconds: leftUntil(until),
    })
    window.addEventListener('beforeunload', stay)
    return () => {
      messageStore.close(id)
      window.removeEventListener('beforeunload', stay)
    }
  }

  const makeAction = (ids: string[], decision: 'approved' | 'declined', until: number) => ({
    label: t('approvals.undo'),
    run: () => void undo(ids, decision, until),
  })

  return (ids: string[], decision: 'approved' | 'declined') => ({
    milliseconds: undoMilliseconds,
    action: makeAction(ids, decision, endOfUndo()),
  })
}

const endOfUndo = (): number => Date.now() + undoMilliseconds
const leftUntil = (moment: number): number => moment - Date.now()

/** A page that is closed would lose what waits to be sent. */
const stay = (event: BeforeUnloadEvent) => event.preventDefault()
