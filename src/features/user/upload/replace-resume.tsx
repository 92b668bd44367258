import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { UploadField } from './upload-field'
import { useUpload, type UploadValue } from './use-upload'

interface ReplaceResumeProps {
  /** Called with the finished upload. */
  onUploaded: (uploadId: string) => void
  /** While the other resume is being handed in. */
  working: boolean
  /** Why it was not taken. */
  failure?: string | undefined
  /** Where another button of the page is the primary one. */
  secondary?: boolean
  /** There is no earlier resume in whose place this one comes. */
  first?: boolean
  /** Given where everything may stay as it is. */
  onKeep?: () => void
}

/** A resume: uploaded, then handed in by a press, so that a wrong file is not read. */
export const ReplaceResume = ({
  onUploaded,
  working,
  failure,
  secondary = false,
  first = false,
  onKeep,
}: ReplaceResumeProps) => {
  const { t } = useTranslation('user')
  const [value, setValue] = useState<UploadValue | null>(null)
  const [asked, setAsked] = useState(false)
  const upload = useUpload('resume', value, setValue)
  const missing =
    !asked || value?.complete === true
      ? undefined
      : value === null
        ? first
          ? t('resume.addHint')
          : t('resume.replaceHint')
        : t('rule.notComplete')
  const hand = () => {
    setAsked(true)
    if (value?.complete === true) onUploaded(value.uploadId)
  }
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <UploadField
        kind="resume"
        upload={upload}
        label={first ? t('resume.label') : t('resume.other')}
        error={missing ?? failure}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          variant={secondary ? 'secondary' : 'primary'}
          onClick={hand}
          loading={working}
          loadingLabel={t('resume.sending')}
        >
          {first ? t('resume.add') : t('resume.replace')}
        </Button>
        {onKeep === undefined ? null : (
          <Button variant="ghost" onClick={onKeep}>
            {first ? t('resume.without') : t('resume.keep')}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  )
}
