import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { outcomesMutations, type Many } from '../../../features/recruiter/outcomes.mutations'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { notify } from '../../../notify'
import { ConfirmDialog } from '../../../ui/dialog'

export type ManyDecision = 'redo' | 'reset'

interface DecideManyProps {
  open: boolean
  decision: ManyDecision
  /** How many attempts it is about. */
  count: number
  groups: readonly Many[]
  onClose: () => void
  onDone: () => void
  /** Whom it is about. */
  children: ReactNode
}

/** Asks before many attempts are decided about at once: how many, whose, and what follows. */
export const DecideMany = ({ open, decision, count, groups, onClose, onDone, children }: DecideManyProps) => {
  const { t } = useTranslation('outcomes')
  const sentence = useErrorSentence()
  const decide = useMutation(outcomesMutations.decideMany())
  const close = () => {
    decide.reset()
    onClose()
  }
  const confirm = () =>
    decide.mutate(
      { groups, decision },
      {
        onSuccess: (changed) => {
          const left = count - changed
          notify.success({ title: t(`many.done.${decision}`, { count: changed }), ...(left > 0 ? { body: t('many.left', { count: left }) } : {}) })
          onDone()
        },
      },
    )
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={confirm}
      title={t(`many.ask.${decision}`, { count })}
      closeLabel={t('close')}
      cancelLabel={t('back')}
      confirmLabel={t(`many.do.${decision}`, { count })}
      working={decide.isPending}
      workingLabel={t('working')}
      failure={decide.isError ? sentence(decide.error) : undefined}
      danger={decision === 'reset'}
    >
      <chakra.div display="flex" flexDirection="column" gap="2">
        <chakra.p color="fg">{children}</chakra.p>
        <p>{t(`many.follows.${decision}`)}</p>
      </chakra.div>
    </ConfirmDialog>
  )
}
