import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, type ReactNode } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { $ZodType } from 'zod/v4/core'
import { ConfirmDialog } from '../../../ui/dialog'

interface EntryDialogProps<Values extends FieldValues> {
  open: boolean
  title: string
  schema: $ZodType<Values, Values>
  values: DefaultValues<Values>
  onKeep: (values: Values) => void
  onClose: () => void
  fields: (
    form: UseFormReturn<Values>,
    words: (name: FieldPath<Values>) => string | undefined,
  ) => ReactNode
}

const rules = ['required', 'month', 'reversed', 'website'] as const

/** The form of one entry. What it makes stands in the profile, which is saved as a whole. */
export const EntryDialog = <Values extends FieldValues>({
  open,
  title,
  schema,
  values,
  onKeep,
  onClose,
  fields,
}: EntryDialogProps<Values>) => {
  const { t } = useTranslation('profile')
  const resolver: Resolver<Values> = zodResolver(schema)
  const form = useForm<Values>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: values,
  })
  useEffect(() => {
    if (open) form.reset(values)
    // Only when it is opened: what is typed is not taken away by a page that draws itself again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open])
  const errors: FieldErrors<Values> = form.formState.errors
  const words = (name: FieldPath<Values>): string | undefined => {
    const message = (errors as Record<string, { message?: string } | undefined>)[name]?.message
    const rule = rules.find((one) => one === message)
    return rule === undefined ? undefined : t(`rule.${rule}`)
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void form.handleSubmit(onKeep)()}
      title={title}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      confirmLabel={t('done')}
      fields={fields(form, words)}
    >
      {null}
    </ConfirmDialog>
  )
}
