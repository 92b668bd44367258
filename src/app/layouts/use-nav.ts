import { useTranslation } from 'react-i18next'
import { SessionContext, type SessionSnapshot } from '../../session/session-context'
import type { NavItem } from '../../ui/frames/nav'
import { getPosition, type SessionState } from '../routing/access'
import { useRouteName } from '../routing/page-name'
import { navItem, type Place } from './navigation'

/** Draws places with their words and marks the current one. */
export function useNav(): (places: readonly Place[]) => NavItem[] {
  const { t } = useTranslation('common')
  const current = useRouteName()
  return (places) => places.map((place) => navItem(place, (label) => t(`nav.${label}`), current))
}

const toState = (snapshot: SessionSnapshot): SessionState => getPosition(snapshot).state

export const useSessionState = (): SessionState => SessionContext.useSelector(toState)
