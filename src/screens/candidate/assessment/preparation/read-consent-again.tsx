import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../../../machines/assessment/assessment-events'
import { Button } from '../../../../ui/button'

/** The text has changed since this page was loaded, or since the candidate agreed to it. */
export const isConsentRefused = (failure: Failure | null): boolean =>
  failure?.code === 'consent_outdated' || failure?.code === 'consent_missing'

/** The text is part of the page: loaded anew, it shows the current one. */
export const ReadConsentAgain = () => {
  const { t } = useTranslation('assessment')
  return (
    <Button variant="primary" onClick={() => window.location.reload()}>
      {t('consent.readAgain')}
    </Button>
  )
}
