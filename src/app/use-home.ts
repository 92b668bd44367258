import { SessionContext, type SessionSnapshot } from '../session/session-context'
import { home, placeOf } from './access'

const homeOf = (snapshot: SessionSnapshot) => home(placeOf(snapshot))

/** The page this person belongs on. */
export const useHome = (): string => SessionContext.useSelector(homeOf)
