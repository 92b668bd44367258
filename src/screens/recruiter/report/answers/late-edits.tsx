import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { formatDateTime } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { Notice } from '../../../../ui/notice'

type Edit = components['schemas']['ReportLateEdit']

/** What arrived after its time: kept and shown, and counted only where an outage explains it. */
export const LateEdits = ({ edits }: { edits: readonly Edit[] }) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  return edits.map((edit) => (
    <Notice key={`${edit.delivered_at} ${edit.edited_at}`} tone="warning" title={t('answers.late', { at: formatDateTime(edit.delivered_at, language) })}>
      {edit.counted ? t('answers.lateCounted') : t('answers.lateNotCounted')}
      <chakra.p dir="auto" color="fg" marginBlockStart="1" whiteSpace="pre-wrap">
        {edit.value}
      </chakra.p>
    </Notice>
  ))
}
