import { useMutation } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { atsMutations } from './ats.mutations'

/** Opens the applicant tracking system in a tab of its own, signed in. */
export const AtsSignIn = () => {
  const { t } = useTranslation('ats')
  const { t: tCommon } = useTranslation('common')
  const sentence = useErrorMessage()
  const signIn = useMutation(atsMutations.signIn())
  const open = () => {
    // A browser opens a tab only while something is pressed, which is over by the time the link is
    // there.
    const tab = window.open('about:blank', '_blank')
    if (tab !== null) tab.opener = null
    signIn.mutate(undefined, {
      onSuccess: (url) => (tab ?? window).location.assign(url),
      onError: (error) => {
        tab?.close()
        notify.error({
          title: sentence(error),
          body: t('signInFailed'),
          action: { label: tCommon('action.retry'), run: open },
        })
      },
    })
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Icon of={ExternalLink} size={16} mirror />}
      loading={signIn.isPending}
      loadingLabel={t('signingIn')}
      onClick={open}
    >
      {t('signIn')}
    </Button>
  )
}
