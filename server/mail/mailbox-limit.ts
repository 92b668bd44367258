import { DomainError } from '../http/domain-error'
import { limit, type LimitDeps, networkOf } from '../http/limits'

const mailsAnHour = 5
const mailsADay = 20

/**
 * How many mails somebody may have sent to a mailbox without having shown that it is theirs, in all
 * ways together: by signing up, asking for a code again, forgetting a password or asking for a
 * demonstration. In a transaction `db` has to be the transaction.
 */
export function mailboxLimit(deps: LimitDeps) {
  const perHour = limit(deps, 'mails-to-mailbox-an-hour', mailsAnHour, 3600)
  const perDay = limit(deps, 'mails-to-mailbox', mailsADay, 24 * 3600)
  const own = {
    /**
     * Throws 429 when there were too many. `knownFrom` is the address of a caller who signed in to
     * its confirmed account from there before: strangers do not use up what is the owner's.
     */
    async take(email: string, knownFrom?: string): Promise<void> {
      const mailbox = mailboxOf(email)
      const key = knownFrom === undefined ? mailbox : `${mailbox} from ${networkOf(knownFrom)}`
      await perHour.take(key)
      await perDay.take(key)
    },
    /** Takes one where there is one left. */
    async isLeft(email: string): Promise<boolean> {
      try {
        await own.take(email)
        return true
      } catch (error) {
        if (error instanceof DomainError && error.status === 429) return false
        throw error
      }
    },
  }
  return own
}

/**
 * What is common to the addresses that lead to one mailbox: most servers of mail leave out what
 * follows a plus, and Gmail the dots.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`
}
