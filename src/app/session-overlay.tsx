import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { SessionContext, type SessionSnapshot } from '../session/session-context'
import { Spinner } from '../ui/feedback/spinner'

const work = (snapshot: SessionSnapshot) =>
  snapshot.matches({ UNAUTHENTICATED: 'signingOut' })
    ? 'signingOut'
    : snapshot.matches({ UNAUTHENTICATED: 'unreachable' })
      ? null
      : snapshot.hasTag('settling')
        ? 'connecting'
        : null

/**
 * Covers the page until the session knows who is signed in, and during a logout. `Unreachable`
 * covers it in turn if the server does not answer.
 */
export const SessionOverlay = () => {
  const { t } = useTranslation('common')
  const under = SessionContext.useSelector(work)
  if (under === null) return null
  return <Cover label={under === 'signingOut' ? t('state.signingOut') : t('state.connecting')} />
}

export const Cover = ({ label }: { label: string }) => (
  <chakra.div
    role="status"
    position="fixed"
    inset="0"
    zIndex="overlay"
    display="flex"
    alignItems="center"
    justifyContent="center"
    gap="3"
    bg="bg.surface"
    color="fg.muted"
    textStyle="body"
    animation="fade 160ms 150ms backwards"
  >
    <Spinner />
    {label}
  </chakra.div>
)
