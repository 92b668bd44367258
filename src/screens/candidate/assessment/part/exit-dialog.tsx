import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { ConfirmDialog } from '../../../../ui/overlays/dialog'

/** Leaving for good is asked twice, and the question says exactly what happens. */
export const ExitDialog = memo(() => {
  const { send } = AssessmentContext.useRun()
  const isAsking = AssessmentContext.useSelector(({ snapshot }) =>
    snapshot.matches({ running: { dialog: 'confirmingExit' } }),
  )
  const { t } = useTranslation('assessment')
  return (
    <ConfirmDialog
      danger
      open={isAsking}
      onClose={() => send({ type: 'exit.declined' })}
      onConfirm={() => send({ type: 'exit.confirmed' })}
      title={t('exit.title')}
      closeLabel={t('close')}
      cancelLabel={t('exit.stay')}
      confirmLabel={t('exit.confirm')}
    >
      <p>{t('exit.what')}</p>
      <chakra.ul paddingInlineStart="5" marginBlock="2" css={{ listStyle: 'disc' }}>
        <li>{t('exit.saved')}</li>
        <li>{t('exit.cancelled')}</li>
        <li>{t('exit.never')}</li>
      </chakra.ul>
      <p>{t('exit.pause')}</p>
    </ConfirmDialog>
  )
})
