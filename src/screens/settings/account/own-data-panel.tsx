import { chakra } from '@chakra-ui/react/styled-system'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { ownData } from '../../../features/user/account.mutations'
import { useMadeFile } from '../../../features/user/use-made-file'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { Panel } from '../../../ui/layout/panel'

/** A copy of everything that is held about oneself. */
export const OwnDataPanel = () => {
  const { t } = useTranslation('account')
  const file = useMadeFile(ownData, {
    making: t('ownData.making'),
    stays: t('ownData.stays'),
    failed: t('ownData.failed'),
    again: t('retry'),
  })
  return (
    <Panel title={t('ownData.title')}>
      <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="4">
        <chakra.p color="fg.muted">{t('ownData.lead')}</chakra.p>
        <Button
          variant="secondary"
          icon={<Icon of={Download} />}
          loading={file.making}
          loadingLabel={t('ownData.working')}
          onClick={file.download}
        >
          {t('ownData.download')}
        </Button>
      </chakra.div>
    </Panel>
  )
}
