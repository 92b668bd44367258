import { useTranslation } from 'react-i18next'
import type { UsedAssessment } from '../../../features/assessments/use-assessment'
import { Button } from '../../../ui/button'
import { FieldMessage } from '../../../ui/field'
import { useFailureMessage } from './use-failure-message'

/** In a tab that is not the writer: the way to make it the one. */
export const TakeOver = ({ used: { snapshot, send } }: { used: UsedAssessment }) => {
  const { t } = useTranslation('assessment')
  const sentence = useFailureMessage()
  const { failure } = snapshot.context
  const busy = snapshot.matches({ running: { writer: 'takingBack' } })
  return (
    <>
      {failure === null || busy ? null : (
        <FieldMessage id="take-over-failure" error={sentence(failure)} />
      )}
      <Button
        size="lg"
        variant="primary"
        loading={busy}
        loadingLabel={t('saved.takingOver')}
        onClick={() => send({ type: 'writer.takenBack' })}
      >
        {t('saved.takeOver')}
      </Button>
    </>
  )
}
