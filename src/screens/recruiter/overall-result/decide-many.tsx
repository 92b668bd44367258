import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import {
  outcomesMutations,
  type Many,
} from '../../../features/recruiter/outcomes/outcomes.mutations'
import { blockField, optionalBlockField } from '../../../forms/field-rules'
import { FormDialog } from '../../../forms/form-dialog'
import { FormField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { TextAreaField } from '../../../ui/fields/text-area-field'

export type ManyDecision = 'redo' | 'reset'

/** Only a reset has to say why. */
const schemaByDecision = {
  reset: z.object({ note: blockField }),
  redo: z.object({ note: optionalBlockField }),
}

interface DecideManyProps {
  open: boolean
  decision: ManyDecision
  /** How many attempts it is about. */
  count: number
  groups: readonly Many[]
  onClose: () => void
  /** Besides, where it was not just left. */
  onDone?: () => void
  /** The list of the people whom the decision is about. */
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
  const form = useAppForm({ schema: schemaByDecision[decision], defaultValues: { note: '' } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onDone={onDone}
      form={form}
      mutation={useMutation(outcomesMutations.decideMany())}
      toRequest={({ note }) => ({ groups, decision, note })}
      done={(changed) => {
        const left = count - changed
        return {
          title: t(`many.done.${decision}`, { count: changed }),
          ...(left > 0 ? { body: t('many.left', { count: left }) } : {}),
        }
      }}
      title={t(`many.ask.${decision}`, { count })}
      description={
        <>
          <chakra.p color="fg">{children}</chakra.p>
          <p>{t(`many.follows.${decision}`)}</p>
        </>
      }
      confirmLabel={t(`many.do.${decision}`, { count })}
      failed={decision === 'reset' ? t('many.resetFailed') : undefined}
      danger={decision === 'reset'}
    >
      {decision === 'reset' ? (
        <FormField name="note" label={t('many.why')}>
          {(field) => (
            <TextAreaField {...field} hint={t('many.whyHint')} rows={3} maxLength={2000} />
          )}
        </FormField>
      ) : null}
    </FormDialog>
  )
}
