import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { outcomesMutations, type Many } from '../../../features/recruiter/outcomes.mutations'
import { useAsking } from '../../../features/recruiter/use-asking'
import { ConfirmDialog } from '../../../ui/dialog'
import { TextAreaField } from '../../../ui/text-area-field'

export type ManyDecision = 'redo' | 'reset'

interface DecideManyProps {
  open: boolean
  decision: ManyDecision
  /** How many attempts it is about. */
  count: number
  groups: readonly Many[]
  onClose: () => void
  /** Besides, where it was not just left. */
  onDone?: () => void
  /** Whom it is about. */
  children: ReactNode
}

/** Asks before many attempts are decided about at once: how many, whose, and what follows. */
export const DecideMany = ({
  open,
  decision,
  count,
  groups,
  onClose,
  onDone,
  children,
}: DecideManyProps) => {
  const { t } = useTranslation('outcomes')
  const { said, change, missing, refused, dialog } = useAsking({
    first: { note: '' },
    sending: useMutation(outcomesMutations.decideMany()),
    bodyOf: ({ note }) =>
      decision === 'reset' && note.trim() === '' ? null : { groups, decision, note: note.trim() },
    done: (changed) => {
      const left = count - changed
      return {
        title: t(`many.done.${decision}`, { count: changed }),
        ...(left > 0 ? { body: t('many.left', { count: left }) } : {}),
      }
    },
    onClose,
    onDone,
  })
  return (
    <ConfirmDialog
      {...dialog}
      open={open}
      title={t(`many.ask.${decision}`, { count })}
      {...(decision === 'reset' ? { failed: t('many.resetFailed') } : {})}
      confirmLabel={t(`many.do.${decision}`, { count })}
      danger={decision === 'reset'}
      fields={
        decision === 'reset' ? (
          <TextAreaField
            label={t('many.why')}
            hint={t('many.whyHint')}
            error={missing(said.note.trim() === '') ?? refused('note')}
            rows={3}
            maxLength={2000}
            value={said.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        ) : null
      }
    >
      <chakra.p color="fg">{children}</chakra.p>
      <p>{t(`many.follows.${decision}`)}</p>
    </ConfirmDialog>
  )
}
