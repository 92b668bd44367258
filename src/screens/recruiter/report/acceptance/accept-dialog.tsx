import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recruiterMutations } from '../../../../features/recruiter/recruiter.mutations'
import { useAsking } from '../../../../features/recruiter/use-asking'
import { ConfirmDialog } from '../../../../ui/dialog'
import { TextAreaField } from '../../../../ui/text-area-field'
import type { Report } from '../timeline.rules'
import { isAcceptable, isTooShort } from './acceptance.rules'

interface AcceptDialogProps {
  open: boolean
  report: Report
  onClose: () => void
}

/** Asks before a result counts although evidence is missing: what follows, and why it may. */
export const AcceptDialog = ({ open, report, onClose }: AcceptDialogProps) => {
  const { t } = useTranslation('recruiter')
  const { attempt } = report.result
  const accept = useMutation(
    recruiterMutations.acceptEvidence({
      assessmentId: attempt.assessment_id,
      attemptId: attempt.id,
    }),
  )
  const { said, change, tried, missing, refused, dialog } = useAsking({
    first: { note: '' },
    sending: accept,
    bodyOf: ({ note }) => (isTooShort(note) ? null : { note: note.trim() }),
    done: ({ message }) => ({ title: message ?? t('evidence.done') }),
    onClose,
  })
  const short = tried && isTooShort(said.note) ? t('decide.tooShort') : undefined
  return (
    <ConfirmDialog
      {...dialog}
      open={open}
      title={t('evidence.acceptTitle')}
      confirmLabel={t('evidence.accept')}
      failed={t('evidence.failed')}
      // Somebody else was quicker, or the rest came after all: the report says by now how it stands.
      over={accept.isError && !isAcceptable(report)}
      fields={
        <TextAreaField
          label={t('evidence.note')}
          hint={t('evidence.noteHint')}
          error={missing(said.note.trim() === '') ?? short ?? refused('note')}
          rows={3}
          maxLength={2000}
          value={said.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      }
    >
      <p>{t('evidence.acceptMeaning')}</p>
    </ConfirmDialog>
  )
}
