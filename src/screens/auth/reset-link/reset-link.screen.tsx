import { useTranslation } from 'react-i18next'
import { Checking } from '../../../features/auth/checking'

/** The link from the mail is being checked; the session leads on to the new password, or back to asking for a code. */
const ResetLinkScreen = () => {
  const { t } = useTranslation('auth')
  return <Checking>{t('verify.link')}</Checking>
}

export default ResetLinkScreen
