import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Matched } from '../../../features/recruiter/jobs/matched.queries'
import { longestNote, noteForm } from '../../../features/recruiter/people/note.rules'
import { noteMutations } from '../../../features/recruiter/people/notes.queries'
import { FormDialog } from '../../../forms/form-dialog'
import { FormField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { TextAreaField } from '../../../ui/fields/text-area-field'

interface NoteDialogProps {
  open: boolean
  candidate: Matched
  onClose: () => void
}

/** Writes a note about a candidate, which their profile shows to the company. */
export const NoteDialog = ({ open, candidate, onClose }: NoteDialogProps) => {
  const { t } = useTranslation('notes')
  const { t: tMatching } = useTranslation('matching')
  const form = useAppForm({ schema: noteForm, defaultValues: { text: '' } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      mutation={useMutation(noteMutations.add(candidate.user_id))}
      toRequest={({ text }) => text}
      done={({ message }) => ({ title: message ?? t('saved') })}
      title={tMatching('note.title', { name: `\u2068${candidate.full_name}\u2069` })}
      description={t('whose')}
      confirmLabel={tMatching('note.save')}
      failed={tMatching('note.failed')}
    >
      <FormField name="text" label={t('label')}>
        {(field) => <TextAreaField {...field} data-autofocus rows={4} maxLength={longestNote} />}
      </FormField>
    </FormDialog>
  )
}
