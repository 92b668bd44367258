import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { formatDateTime } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { Notice } from '../../../../ui/notice'

type Edit = components['schemas']['ReportLateEdit']

interface LateEditsProps {
  edits: readonly Edit[]
  /** How an answer that is more than a text is told. */
  tell?: ((value: string) => string) | undefined
}

const asWritten = (value: string) => value

/** What arrived after its time: kept and shown, and counted only where an outage explains it. */
export const LateEdits = ({ edits, tell = asWritten }: LateEditsProps) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  return edits.map((edit) => (
    <Notice
      key={`${edit.delivered_at} ${edit.edited_at}`}
      tone="warning"
      title={t('answers.late', { at: formatDateTime(edit.delivered_at, language) })}
    >
      {edit.counted ? t('answers.lateCounted') : t('answers.lateNotCounted')}
      <chakra.p dir="auto" color="fg" marginBlockStart="1" whiteSpace="pre-wrap">
        {tell(edit.value)}
      </chakra.p>
    </Notice>
  ))
}
