import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { $ZodType } from 'zod/v4/core'
import { Form } from '../../../../forms/form'
import { useAppForm } from '../../../../forms/use-app-form'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/overlays/dialog'

interface EntryFormProps<Values extends FieldValues> {
  schema: $ZodType<Values, Values>
  values: DefaultValues<Values>
  onKeep: (values: Values) => void
  /** The fields. */
  children: ReactNode
}

interface EntryDialogProps<Values extends FieldValues> extends EntryFormProps<Values> {
  open: boolean
  title: string
  onClose: () => void
}

/** The form of one entry. What it makes stands in the profile, which is saved as a whole. */
export const EntryDialog = <Values extends FieldValues>({
  open,
  title,
  onClose,
  ...form
}: EntryDialogProps<Values>) => {
  const { t } = useTranslation('profile')
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary">
            {t('done')}
          </Button>
        </>
      }
    >
      <EntryForm {...form} id={id} />
    </Dialog>
  )
}

/** Made anew each time the dialog is opened: it begins with what the entry holds then. */
const EntryForm = <Values extends FieldValues>({
  schema,
  values,
  onKeep,
  ...shell
}: EntryFormProps<Values> & { id: string }) => (
  <chakra.div marginBlockStart="4">
    <Form
      {...shell}
      form={useAppForm({ schema, defaultValues: values })}
      onSubmit={onKeep}
      pending={false}
      failure={null}
    />
  </chakra.div>
)
