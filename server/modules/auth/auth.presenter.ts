import type { UserRecord } from '../../db/accounts'
import type { PictureKey } from '../../http/pictures'
import { presentUser } from '../users/user.presenter'
import type { TokenPair } from './session.store'

/** Somebody who has just been let in, with their tokens. */
export const presentSignedIn = (account: UserRecord, pair: TokenPair, key: PictureKey) => ({
  user: { ...presentUser(account, key), refresh_token: pair.refreshToken },
  token: pair.token,
})
