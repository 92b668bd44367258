import { useTranslation } from 'react-i18next'
import type { Kind, Version } from './assessment-address'

/** "English assessment, V3". */
export function useAssessmentName(): (of: { kind: Kind; version: Version }) => string {
  const { t } = useTranslation('recruiter')
  return ({ kind, version }) => `${t(`kind.${kind}`)}${t('list.comma')}${t(`version.${version}`)}`
}
