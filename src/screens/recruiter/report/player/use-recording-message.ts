import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../api/api-error'

/**
 * Why a recording is not there. What was had and does not play is as good as not found: the address
 * ran out or the file is not whole yet.
 */
export function useRecordingMessage(refusal: Error | null): string {
  const { t } = useTranslation('recruiter')
  const isMissing =
    refusal === null ||
    (refusal instanceof ApiError &&
      ['recording_not_found', 'assets_not_ready'].includes(refusal.code))
  return isMissing ? t('player.notFound') : t('player.failed')
}
