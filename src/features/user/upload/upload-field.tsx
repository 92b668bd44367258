import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutage } from '../../../api/api-error'
import { formatMegabytes, formatPercent } from '../../../i18n/numbers'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { FileField, type FileState } from '../../../ui/fields/file-field'
import { getAccept } from './file.rules'
import type { UploadKind } from './upload'
import type { Upload } from './use-upload'

interface UploadFieldProps {
  kind: UploadKind
  upload: Upload
  label: ReactNode
  labelEnd?: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/**
 * A field for a file that is uploaded as soon as it is chosen. It shows the progress as a number,
 * an error, and the way to try again.
 */
export const UploadField = ({ kind, upload, label, labelEnd, hint, error }: UploadFieldProps) => {
  const { t } = useTranslation('user')
  const state = useFileState(upload)
  const own = upload.waiting
    ? t('file.waiting')
    : (hint ?? (kind === 'resume' ? t('file.resumeHint') : t('file.pictureHint')))
  return (
    <FileField
      label={label}
      labelEnd={labelEnd}
      hint={own}
      error={error}
      state={state}
      accept={getAccept(kind)}
      chooseLabel={t('file.choose')}
      dropLabel={t('file.drop')}
      replaceLabel={t('file.replace')}
      removeLabel={state.at === 'uploading' ? t('file.stop') : t('file.remove')}
      retryLabel={t('file.retry')}
      onFile={upload.take}
      onRemove={upload.remove}
      onRetry={upload.retry}
      preview={
        (kind !== 'avatar' && kind !== 'company_avatar') || upload.file === null ? undefined : (
          <Preview file={upload.file} />
        )
      }
    />
  )
}

function useFileState({ value, running, refused, file }: Upload): FileState {
  const { t } = useTranslation('user')
  const { language } = useLanguage()
  const sentence = useErrorMessage()
  const refusedBy = {
    type: t('file.refused.type'),
    resumeSize: t('file.refused.resumeSize'),
    pictureSize: t('file.refused.pictureSize'),
    recordingSize: t('file.refused.recordingSize'),
    empty: t('file.refused.empty'),
  }
  if (refused !== null) {
    const { name, why } = refused
    if (why.kind === 'rule')
      return { at: 'failed', name, reason: refusedBy[why.rule], canRetry: false }
    return {
      at: 'failed',
      name,
      reason: sentence(why.error),
      canRetry: file !== null && isOutage(why.error),
    }
  }
  if (value === null) return { at: 'empty' }
  const percent = (value.received / value.size) * 100
  if (value.complete)
    return { at: 'done', name: value.name, detail: formatMegabytes(value.size, language) }
  if (running)
    return { at: 'uploading', name: value.name, percent, number: formatPercent(percent, language) }
  return {
    at: 'failed',
    name: value.name,
    reason: t('file.interrupted', { percent: formatPercent(percent, language) }),
    canRetry: false,
  }
}

const Preview = ({ file }: { file: File }) => {
  const url = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return <chakra.img src={url} alt="" boxSize="44px" borderRadius="full" objectFit="cover" />
}
