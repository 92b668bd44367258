import { verify } from '@node-rs/argon2'
import type { UserRecord } from '../../db/accounts'

/** Whether this is the account's password; never, for an account that has none. */
export const passwordFits = async ({ user }: UserRecord, password: string): Promise<boolean> =>
  user.passwordHash !== null && verify(user.passwordHash, password)

/** The owner's details, which a new password must not contain. */
export const toOwner = ({ user }: UserRecord): { email: string; fullName: string } => ({
  email: user.email,
  fullName: `${user.firstName} ${user.lastName}`,
})
