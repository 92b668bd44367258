import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { postedJobMutations } from '../../../features/recruiter/jobs/posted-jobs.mutations'
import type { PostedJob } from '../../../features/recruiter/jobs/posted-jobs.queries'
import { FormField } from '../../../forms/form-field'
import { MutationForm } from '../../../forms/mutation-form'
import { Submit } from '../../../forms/form'
import { useAppForm } from '../../../forms/use-app-form'
import { notify } from '../../../notify'
import { toPostedJob } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { TextAreaField } from '../../../ui/fields/text-area-field'

/** A draft may have no text yet; for a posted job the server asks for one. */
const textForm = z.object({ description: z.string() })

/** The text of a job alone; its skills and conditions stay as they are. */
export const TextForm = ({ job }: { job: PostedJob }) => {
  const { t } = useTranslation('posting')
  const navigate = useNavigate()
  const form = useAppForm({
    schema: textForm,
    defaultValues: { description: job.description },
  })
  return (
    <MutationForm
      form={form}
      mutation={useMutation(postedJobMutations.changeText(job.jid))}
      toRequest={({ description }) => description}
      onDone={({ message }) => {
        notify.success({ title: message ?? t('done') })
        void navigate({ to: toPostedJob(job.jid) })
      }}
    >
      <FormField name="description" label={t('form.description')}>
        {(field) => (
          <TextAreaField {...field} hint={t('edit.textHint')} rows={18} maxLength={20_000} />
        )}
      </FormField>
      <Submit
        variant="primary"
        failed={t('edit.failed')}
        pendingLabel={t('form.saving')}
        after={
          <LinkButton variant="subtle">
            <Link to={toPostedJob(job.jid)}>{t('edit.cancel')}</Link>
          </LinkButton>
        }
      >
        {t('form.save')}
      </Submit>
    </MutationForm>
  )
}
