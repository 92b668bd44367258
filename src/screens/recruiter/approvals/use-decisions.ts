import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { recruiterMutations } from '../../../features/recruiter/recruiter.mutations'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { newId } from '../../../lib/new-id'
import { notify } from '../../../notify'
import type { Decision } from './approval-actions.rules'
import type { ApprovalStatus } from './registrations-search'
import { useUndo } from './use-undo'

interface Deciding {
  ids: string[]
  decision: Decision
  /** The status that was shown: nobody is decided about who has another by now. */
  from: ApprovalStatus
  reason?: string
  /** The name of the person, if the decision is about one registration. */
  name?: string
}

/**
 * Decides about registrations. What was decided can be undone from the snackbar for as long as its
 * mail waits.
 */
export function useDecisions(onDecided: () => void) {
  const { t } = useTranslation('recruiter')
  const sentence = useErrorMessage()
  const undoable = useUndo()
  const deciding = useMutation(recruiterMutations.decide())

  // Sent again because no answer came, it is the same decision.
  const sent = useRef({ what: '', key: '' })
  const toKey = (what: string): string => {
    if (sent.current.what !== what) sent.current = { what, key: newId() }
    return sent.current.key
  }

  const decide = ({ ids, decision, from, reason = '', name }: Deciding) =>
    deciding.mutate(
      {
        user_ids: ids,
        action: decision,
        expected_status: from,
        key: toKey([...ids, decision, reason, from].join()),
        ...(decision === 'declined' ? { reason: reason.trim() } : {}),
      },
      {
        onSuccess: ({ data }) => {
          const left = ids.length - data.changed
          const labels = {
            title:
              name === undefined
                ? t(`approvals.done.${decision}`, { count: data.changed })
                : t(`approvals.doneFor.${decision}`, { name: `\u2068${name}\u2069` }),
            ...(left > 0 ? { body: t('approvals.left', { count: left }) } : {}),
          }
          if (decision === 'start_review') notify.success(labels)
          else
            notify.success({
              body: t('approvals.undoable'),
              ...labels,
              ...undoable(data.user_ids, decision),
            })
          onDecided()
        },
      },
    )

  return {
    decide,
    working: deciding.isPending ? (deciding.variables.action ?? null) : null,
    /** There is no connection: the decision is sent once there is one. */
    waits: deciding.isPaused,
    failure: deciding.isError ? sentence(deciding.error) : null,
    forget: deciding.reset,
  }
}
