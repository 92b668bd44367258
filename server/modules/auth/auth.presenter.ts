import type { UserRecord } from '../../db/accounts'
import { presentUser } from '../user/user.presenter'
import type { TokenPair } from './session.store'

/** Somebody who has just been let in, with their tokens. */
export const presentSignedIn = (account: UserRecord, pair: TokenPair) => ({ user: { ...presentUser(account), refresh_token: pair.refreshToken }, token: pair.token })
