import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../session/session-context'
import type { NavGroup, NavItem } from '../../ui/frames/nav'
import { RecruiterFrame } from '../../ui/frames/recruiter-frame'
import { AccountMenu } from './account-menu'
import { Bell } from './bell'
import { Brand } from './brand'
import { LanguageToggle } from './language-toggle'
import { adminPlaces, assessmentPlaces, recruiterPlaces, settingsPlace } from './navigation'
import { TopBarFrame } from './top-bar-frame'
import { useNav, useSessionState } from './use-nav'
import { WaitingCount } from './waiting-count'

/** How many answers wait for a reviewer stands beside the list of them. */
const withCount = (item: NavItem): NavItem =>
  item.id === 'reviews' ? { ...item, count: <WaitingCount /> } : item

/** The rail at the start edge, with the places of a recruiter and, below them, of an admin. */
export const RailFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('common')
  const renderUi = useNav()
  const state = useSessionState()
  // Skills analytics and the not-found page are open to all; anybody but recruiters sees them in
  // the plain frame.
  if (state !== 'RECRUITER' && state !== 'RECRUITER_ADMIN')
    return <TopBarFrame>{children}</TopBarFrame>
  const groups: NavGroup[] = [
    { id: 'places', items: renderUi(recruiterPlaces) },
    {
      id: 'assessments',
      label: t('nav.assessments'),
      items: renderUi(assessmentPlaces).map(withCount),
    },
    ...(state === 'RECRUITER_ADMIN'
      ? [{ id: 'admin', label: t('nav.administration'), items: renderUi(adminPlaces) }]
      : []),
  ]
  return (
    <RecruiterFrame
      skipLabel={t('nav.skipToContent')}
      navLabel={t('nav.main')}
      menuLabel={t('nav.open')}
      closeLabel={t('nav.close')}
      wordmark={<Brand />}
      groups={groups}
      footItems={renderUi([settingsPlace])}
      account={<Account />}
      tools={<Tools />}
    >
      {children}
    </RecruiterFrame>
  )
}

const Tools = () => {
  const person = usePerson()
  return (
    <>
      <LanguageToggle />
      {person === null ? null : <Bell place="rail" role={person.role} />}
    </>
  )
}

const Account = () => {
  const { t } = useTranslation('common')
  const person = usePerson()
  if (person === null) return null
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minWidth="0">
      <AccountMenu side="up" />
      {/* On the narrow rail the menu behind the picture says the name. */}
      <chakra.div
        display={{ base: 'block', md: 'none', xl: 'block' }}
        minWidth="0"
        textStyle="tiny"
      >
        <chakra.div textStyle="smallMedium" truncate>
          <bdi>{`${person.first_name} ${person.last_name}`}</bdi>
        </chakra.div>
        <chakra.div color="fg.muted">
          {person.role === 'recruiter admin' ? t('account.recruiterAdmin') : t('account.recruiter')}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}
