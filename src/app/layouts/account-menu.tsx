import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionContext, usePerson } from '../../session/session-context'
import { PersonAvatar } from '../../features/user/person-avatar'
import { toAccount } from '../../paths'
import { Icon } from '../../ui/icons'
import { useFlyout } from '../../ui/overlays/use-flyout'

/** The picture at the top end; behind it the name, the account page and the way out. */
export const AccountMenu = ({ side = 'down' }: { side?: 'down' | 'up' }) => {
  const { t } = useTranslation('common')
  const person = usePerson()
  const actor = SessionContext.useActorRef()
  const [open, setOpen] = useState(false)
  const id = useId()
  const { box, button } = useFlyout(open, () => setOpen(false))
  if (person === null) return null
  return (
    <chakra.div ref={box} position="relative">
      <chakra.button
        ref={button}
        type="button"
        aria-label={t('account.menu')}
        aria-expanded={open}
        aria-controls={id}
        display="inline-flex"
        minHeight="44px"
        alignItems="center"
        cursor="pointer"
        borderRadius="full"
        onClick={() => setOpen(!open)}
      >
        <PersonAvatar name={`${person.first_name} ${person.last_name}`} url={person.avatar_url} />
      </chakra.button>
      {open ? (
        <chakra.div
          id={id}
          position="absolute"
          {...(side === 'down'
            ? { insetInlineEnd: '0', insetBlockStart: '100%' }
            : { insetInlineStart: '0', insetBlockEnd: '100%' })}
          zIndex="overlay"
          minWidth="220px"
          padding="2"
          bg="bg.raised"
          borderWidth="1px"
          borderColor="border"
          borderRadius="control"
          boxShadow="menu"
          animation="enter 160ms cubic-bezier(.2,0,0,1)"
        >
          <chakra.div
            paddingInline="3"
            paddingBlock="2"
            borderBlockEnd="1px solid {colors.border}"
            marginBlockEnd="1"
          >
            <chakra.div textStyle="smallStrong">
              <bdi>{`${person.first_name} ${person.last_name}`}</bdi>
            </chakra.div>
            <chakra.div textStyle="tiny" color="fg.muted">
              <bdi>{person.email}</bdi>
            </chakra.div>
          </chakra.div>
          <Row>
            <Link to={toAccount()} onClick={() => setOpen(false)}>
              <Icon of={Settings} size={18} />
              {t('nav.account')}
            </Link>
          </Row>
          <Row>
            <button type="button" onClick={() => actor.send({ type: 'logout.requested' })}>
              <Icon of={LogOut} size={18} mirror />
              {t('account.logout')}
            </button>
          </Row>
        </chakra.div>
      ) : null}
    </chakra.div>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <chakra.span
    asChild
    display="flex"
    width="full"
    alignItems="center"
    gap="3"
    minHeight="44px"
    paddingInline="3"
    borderRadius="control"
    textStyle="smallMedium"
    cursor="pointer"
    _hover={{ bg: 'bg.sunken' }}
  >
    {children}
  </chakra.span>
)
