import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { useFormDraft } from '../../../forms/use-form-draft'
import { UploadField } from '../../../features/user/upload/upload-field'
import { useUpload, type UploadValue } from '../../../features/user/upload/use-upload'
import { FormField, ValueField } from '../../../forms/form-field'
import { MutationForm, type FormMutation } from '../../../forms/mutation-form'
import { Submit } from '../../../forms/form'
import { useAppForm, type AppForm } from '../../../forms/use-app-form'
import { usePerson } from '../../../session/session-context'
import { TextAreaField } from '../../../ui/fields/text-area-field'
import { TextField } from '../../../ui/fields/text-field'
import { JobFormPanel, useJobForm } from './job-form'
import { emptyForm, toFields } from './job-form.rules'
import { fileForm, linkForm, textForm, type FileForm } from './source.rules'

type Schemas = components['schemas']

interface SourceProps {
  mutation: FormMutation<Schemas['PostJob'], Schemas['PostedJobAnswer']>
  onDone: (answer: Schemas['PostedJobAnswer'], sent: Schemas['PostJob']) => void
}

/** What is filled in of a source stays in this tab until it is sent, also while another is open. */
function useSource<Values extends FieldValues, Sent>(
  { mutation, onDone }: SourceProps,
  source: Schemas['PostJob']['source'],
  form: AppForm<Values, Sent>,
  empty: Values,
) {
  const { discard } = useFormDraft(form, `post-job.${source}`, usePerson()?.id ?? '', empty)
  return {
    form,
    mutation,
    onDone: (...done: Parameters<SourceProps['onDone']>) => {
      discard()
      onDone(...done)
    },
  }
}

const noLink = { url: '' }

/** A page that has the job: a professional network's, or any other that is public. */
export const LinkSource = (props: SourceProps) => {
  const { t } = useTranslation('posting')
  const form = useAppForm({ schema: linkForm, defaultValues: noLink })
  return (
    <MutationForm
      {...useSource(props, 'link', form, noLink)}
      toRequest={({ url }) => ({ source: 'link' as const, url })}
    >
      <FormField name="url" label={t('link.label')}>
        {(field) => (
          <TextField
            {...field}
            type="url"
            hint={t('link.hint')}
            placeholder="https://www.linkedin.com/jobs/view/…"
            maxLength={2000}
          />
        )}
      </FormField>
      <Read />
    </MutationForm>
  )
}

export const FileSource = (source: SourceProps) => {
  const { t } = useTranslation('posting')
  const form = useAppForm({ schema: fileForm, defaultValues: { upload_id: null } })
  return (
    <MutationForm
      {...source}
      form={form}
      toRequest={({ upload_id: file }) => ({
        source: 'file' as const,
        upload_id: file?.uploadId ?? '',
      })}
    >
      <ValueField<FileForm['upload_id']> name="upload_id" label={t('file.label')}>
        {(field) => <JobFile {...field} hint={t('file.hint')} />}
      </ValueField>
      <Read />
    </MutationForm>
  )
}

interface JobFileProps extends Omit<ComponentProps<typeof UploadField>, 'kind' | 'upload'> {
  value: UploadValue | null
  onValueChange: (value: UploadValue | null) => void
}

const JobFile = ({ value, onValueChange, ...field }: JobFileProps) => (
  <UploadField {...field} kind="job" upload={useUpload('job', value, onValueChange)} />
)

const noText = { text: '' }

export const TextSource = (props: SourceProps) => {
  const { t } = useTranslation('posting')
  const form = useAppForm({ schema: textForm, defaultValues: noText })
  return (
    <MutationForm
      {...useSource(props, 'text', form, noText)}
      toRequest={({ text }) => ({ source: 'text' as const, text })}
    >
      <FormField name="text" label={t('text.label')}>
        {(field) => <TextAreaField {...field} hint={t('text.hint')} rows={14} maxLength={50_000} />}
      </FormField>
      <Read />
    </MutationForm>
  )
}

export const FormSource = (props: SourceProps) => {
  const { t } = useTranslation('posting')
  const form = useJobForm(emptyForm)
  return (
    <JobFormPanel
      {...useSource(props, 'form', form, { ...emptyForm, publish: false })}
      published={false}
      failed={t('post.failed')}
      cancel={null}
      toRequest={(job, publish) => ({ source: 'form' as const, job: toFields(job), publish })}
    />
  )
}

const Read = () => {
  const { t } = useTranslation('posting')
  return (
    <Submit variant="primary" failed={t('post.failed')} pendingLabel={t('post.reading')}>
      {t('post.read')}
    </Submit>
  )
}
