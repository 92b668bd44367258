import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/feedback/notice'

/**
 * Said in place of what cannot be loaded without a connection. It loads when there is one again, so
 * that nothing has to be pressed.
 */
export const OfflineNotice = ({ failed }: { failed: string }) => {
  const { t } = useTranslation('common')
  return (
    <Notice live tone="warning" title={failed}>
      {t('offline.title')}
    </Notice>
  )
}
