import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { type Matched, matchedMutations } from './matched.queries'
import { optionalBlockField } from '../../../forms/field-rules'
import { FormDialog } from '../../../forms/form-dialog'
import { FormField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { formatList } from '../../../i18n/lists'
import { useLanguage } from '../../../i18n/use-language'
import { TextAreaField } from '../../../ui/fields/text-area-field'

const pokeForm = z.object({ message: optionalBlockField })

interface PokeDialogProps {
  open: boolean
  jobId: string
  people: readonly Matched[]
  onClose: () => void
  onDone?: () => void
}

/**
 * Asks before candidates are notified of the job, and names them. Those who were notified before
 * are left out.
 */
export const PokeDialog = ({ open, jobId, people, onClose, onDone }: PokeDialogProps) => {
  const { t } = useTranslation('matching')
  const { language } = useLanguage()
  const poke = useMutation(matchedMutations.poke(jobId))
  const form = useAppForm({ schema: pokeForm, defaultValues: { message: '' } })
  const fresh = people.filter(({ poked_at: at }) => at === null)
  const before = people.filter(({ poked_at: at }) => at !== null)
  const names = (some: readonly Matched[]) =>
    formatList(
      some.map(({ full_name: name }) => `\u2068${name}\u2069`),
      language,
    )
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onDone={onDone}
      form={form}
      mutation={poke}
      toRequest={({ message }) => ({ userIds: people.map(({ user_id: id }) => id), message })}
      done={({ message, data }) => ({
        title: message ?? t('poke.done'),
        ...(data.already_poked.length === 0
          ? {}
          : { body: t('poke.already', { count: data.already_poked.length }) }),
      })}
      title={t('poke.ask', { count: fresh.length })}
      description={
        <>
          {fresh.length === 0 ? null : <p>{t('poke.touches', { names: names(fresh) })}</p>}
          {before.length === 0 ? null : <p>{t('poke.before', { names: names(before) })}</p>}
        </>
      }
      confirmLabel={t('poke.confirm', { count: fresh.length })}
      failed={t('poke.failed')}
      over={fresh.length === 0}
    >
      {fresh.length === 0 ? null : (
        <FormField name="message" label={t('poke.message')}>
          {(field) => <TextAreaField {...field} hint={t('poke.hint')} maxLength={1000} />}
        </FormField>
      )}
    </FormDialog>
  )
}
