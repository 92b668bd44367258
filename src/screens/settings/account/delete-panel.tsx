import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/layout/panel'
import { DeleteDialog } from './delete-dialog'

/** The end of the account; what follows from it is said before anything is done. */
export const DeletePanel = () => {
  const { t } = useTranslation('account')
  const [asking, setAsking] = useState(false)
  return (
    <Panel title={t('deletion.title')}>
      <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="4">
        <chakra.p color="fg.muted">{t('deletion.lead')}</chakra.p>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('deletion.begin')}
        </Button>
        <DeleteDialog open={asking} onClose={() => setAsking(false)} />
      </chakra.div>
    </Panel>
  )
}
