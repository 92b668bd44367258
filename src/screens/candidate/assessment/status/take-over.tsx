import { useTranslation } from 'react-i18next'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { Button } from '../../../../ui/button'
import { FieldMessage } from '../../../../ui/fields/field'
import { useFailureMessage } from '../use-failure-message'

/** In a tab that is not the writer: the way to make it the one. */
export const TakeOver = () => {
  const { send } = AssessmentContext.useRun()
  const failure = AssessmentContext.useSelector(({ snapshot }) => snapshot.context.failure)
  const busy = AssessmentContext.useSelector(({ snapshot }) =>
    snapshot.matches({ running: { writer: 'takingBack' } }),
  )
  const { t } = useTranslation('assessment')
  const sentence = useFailureMessage()
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
