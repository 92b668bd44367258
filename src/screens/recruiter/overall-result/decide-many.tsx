import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { outcomesMutations, type Many } from '../../../features/recruiter/outcomes.mutations'
import { useAsking } from '../../../features/recruiter/use-asking'
import { ConfirmDialog } from '../../../ui/dialog'

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
  const { dialog } = useAsking({
    first: {},
    sending: useMutation(outcomesMutations.decideMany()),
    bodyOf: () => ({ groups, decision }),
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
    >
      <chakra.p color="fg">{children}</chakra.p>
      <p>{t(`many.follows.${decision}`)}</p>
    </ConfirmDialog>
  )
}
