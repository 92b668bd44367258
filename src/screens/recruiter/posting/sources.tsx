import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { useFailure } from '../../../forms/mutation-form'
import { refusedField } from '../../../features/auth/use-refused-fields'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { UploadField } from '../../../features/user/upload-field'
import { useUpload, type UploadValue } from '../../../features/user/use-upload'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { TextAreaField } from '../../../ui/text-area-field'
import { TextField } from '../../../ui/text-field'

interface SourceProps {
  working: boolean
  error: Error | null
  onRead: (body: components['schemas']['PostJob']) => void
}

/** A page that has the job: a professional network's, or any other that is public. */
export const LinkSource = ({ working, error, onRead }: SourceProps) => {
  const { t } = useTranslation('posting')
  const [url, setUrl] = useState('')
  const refused = useRefused(error, 'url')
  const [empty, setEmpty] = useState(false)
  return (
    <Source
      working={working}
      error={error}
      field="url"
      onSubmit={() =>
        url.trim() === '' ? setEmpty(true) : onRead({ source: 'link', url: url.trim() })
      }
    >
      <TextField
        type="url"
        label={t('link.label')}
        hint={t('link.hint')}
        placeholder="https://www.linkedin.com/jobs/view/…"
        maxLength={2000}
        value={url}
        error={empty ? t('link.empty') : refused}
        onChange={(event) => {
          setUrl(event.target.value)
          setEmpty(false)
        }}
      />
    </Source>
  )
}

export const FileSource = ({ working, error, onRead }: SourceProps) => {
  const { t } = useTranslation('posting')
  const [value, setValue] = useState<UploadValue | null>(null)
  const upload = useUpload('job', value, setValue)
  const refused = useRefused(error, 'upload_id')
  const [empty, setEmpty] = useState(false)
  const read = () =>
    value?.complete === true
      ? onRead({ source: 'file', upload_id: value.uploadId })
      : setEmpty(true)
  return (
    <Source working={working} error={error} field="upload_id" onSubmit={read}>
      <UploadField
        kind="job"
        upload={upload}
        label={t('file.label')}
        hint={t('file.hint')}
        error={empty && value?.complete !== true ? t('file.empty') : refused}
      />
    </Source>
  )
}

export const TextSource = ({ working, error, onRead }: SourceProps) => {
  const { t } = useTranslation('posting')
  const [text, setText] = useState('')
  const refused = useRefused(error, 'text')
  const [empty, setEmpty] = useState(false)
  return (
    <Source
      working={working}
      error={error}
      field="text"
      onSubmit={() => (text.trim() === '' ? setEmpty(true) : onRead({ source: 'text', text }))}
    >
      <TextAreaField
        label={t('text.label')}
        hint={t('text.hint')}
        rows={14}
        maxLength={50_000}
        value={text}
        error={empty ? t('text.empty') : refused}
        onChange={(event) => {
          setText(event.target.value)
          setEmpty(false)
        }}
      />
    </Source>
  )
}

interface SourceFormProps {
  working: boolean
  error: Error | null
  /** What the server may refuse beside its field; any other refusal stands under it. */
  field: string
  onSubmit: () => void
  children: ReactNode
}

const Source = ({ working, error, field, onSubmit, children }: SourceFormProps) => {
  const { t } = useTranslation('posting')
  const sentence = useErrorSentence()
  const failure = useFailure(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <chakra.form
      noValidate
      onSubmit={submit}
      display="flex"
      flexDirection="column"
      gap="5"
      alignItems="stretch"
    >
      {children}
      {failure === null || failure.fields?.[field] !== undefined ? null : (
        <Notice live tone="danger" title={t('post.failed')}>
          {sentence(failure)}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" loading={working} loadingLabel={t('post.reading')}>
          {t('post.read')}
        </Button>
      </div>
    </chakra.form>
  )
}

function useRefused(error: Error | null, field: string): string | undefined {
  const words = useRuleSentence()
  return words(refusedField(useFailure(error), field))
}
