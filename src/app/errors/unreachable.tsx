import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionContext, type SessionSnapshot } from '../../session/session-context'
import { Button } from '../../ui/button'
import { Wordmark } from '../../ui/frames/wordmark'

const isCutOff = (snapshot: SessionSnapshot) => snapshot.matches({ UNAUTHENTICATED: 'unreachable' })
const toPerson = ({ context }: SessionSnapshot) => context.person

/**
 * Shown if the server does not answer at the start: who is signed in here, that the page is
 * offline, and what can be done. It is outside the router and covers everything, because the pages
 * that this person may see are not known yet.
 */
export const Unreachable = () => (SessionContext.useSelector(isCutOff) ? <OutageNotice /> : null)

const OutageNotice = () => {
  const { t } = useTranslation('common')
  const actor = SessionContext.useActorRef()
  const person = SessionContext.useSelector(toPerson)
  const id = useId()
  return (
    <chakra.dialog
      ref={showOverAll}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      // Escape leads nowhere: there is no page behind it yet.
      onCancel={(event) => event.preventDefault()}
      width="100vw"
      height="100dvh"
      maxWidth="none"
      maxHeight="none"
      padding="6"
      bg="bg.surface"
      color="fg"
      textStyle="body"
      _open={{ display: 'grid', placeItems: 'center' }}
    >
      <chakra.div display="flex" flexDirection="column" gap="4" maxWidth="440px">
        <Wordmark label={t('product.name')} />
        <chakra.h1 id={`${id}-title`} textStyle="h2">
          {t('unreachable.title')}
        </chakra.h1>
        <div id={`${id}-body`}>
          {person === null ? null : (
            // A name may be written in the other direction.
            <p>
              {t('unreachable.who', {
                name: `\u2068${person.first_name} ${person.last_name}\u2069`,
              })}
            </p>
          )}
          <chakra.p color="fg.muted">{t('unreachable.body')}</chakra.p>
        </div>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="primary" onClick={() => actor.send({ type: 'retry.requested' })}>
            {t('action.retry')}
          </Button>
          <Button variant="ghost" onClick={() => actor.send({ type: 'logout.requested' })}>
            {t('account.logout')}
          </Button>
        </chakra.div>
      </chakra.div>
    </chakra.dialog>
  )
}

// Where there is no modal mode, as in jsdom, it still opens in place.
const showOverAll = (dialog: HTMLDialogElement | null) => {
  if (dialog === null || dialog.open) return
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
}
