import { useSession, type SessionSnapshot } from '../features/auth/session'
import { home, placeOf } from './access'

const homeOf = (snapshot: SessionSnapshot) => home(placeOf(snapshot))

/** The page this person belongs on. */
export const useHome = (): string => useSession(homeOf)
