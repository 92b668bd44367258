import { SessionContext, type SessionSnapshot } from '../../session/session-context'
import { home, getPosition } from './access'

const getHome = (snapshot: SessionSnapshot) => home(getPosition(snapshot))

/** The page this person belongs on. */
export const useHome = (): string => SessionContext.useSelector(getHome)
