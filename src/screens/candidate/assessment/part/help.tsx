import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toIncidentNumber } from '../../../../../machines/shared/incident-number'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/overlays/dialog'
import { Points } from './points'
import { useScreenChange } from '../press-guard'

/** Help during an attempt, with the number by which support can find the attempt. */
export const Help = memo(() => {
  const { t } = useTranslation('assessment')
  const [open, setOpen] = useState(false)
  useScreenChange(open)
  const attemptId = AssessmentContext.useSelector(({ snapshot }) => snapshot.context.attemptId)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('help.open')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('help.title')}
        closeLabel={t('close')}
        actions={
          <Button variant="primary" onClick={close}>
            {t('help.back')}
          </Button>
        }
      >
        <chakra.p marginBlockEnd="4">
          <strong>{t('help.clock')}</strong>
        </chakra.p>
        <Points points={[t('help.reload'), t('help.offline'), t('help.devices'), t('help.time')]} />
        {attemptId === null ? null : (
          <chakra.div marginBlockStart="5" padding="4" borderRadius="panel" bg="bg.sunken">
            <chakra.div
              display="flex"
              justifyContent="space-between"
              gap="4"
              textStyle="bodyStrong"
            >
              {t('help.number')}
              <bdi>{toIncidentNumber(attemptId)}</bdi>
            </chakra.div>
            <chakra.p textStyle="small" color="fg.muted" marginBlockStart="1">
              {t('help.numberBody')}
            </chakra.p>
          </chakra.div>
        )}
      </Dialog>
    </>
  )
})
