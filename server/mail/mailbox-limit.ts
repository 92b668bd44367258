import { DomainError } from '../http/domain-error'
import { limit, type LimitDeps, toNetwork } from '../http/service/limits'

const mailsAnHour = 5
const mailsADay = 20

/**
 * Limits the mails that go to a mailbox before somebody has proven that it is theirs. Signing up,
 * asking for another code, forgetting a password and asking for a demonstration count together.
 * Inside a transaction, `deps.db` has to be that transaction.
 */
export function mailboxLimit(deps: LimitDeps) {
  const perHour = limit(deps, 'mails-to-mailbox-an-hour', mailsAnHour, 3600)
  const perDay = limit(deps, 'mails-to-mailbox', mailsADay, 24 * 3600)
  const own = {
    /**
     * Counts one more mail, and throws 429 when there were too many. `knownFrom` is the network
     * address of a caller from which the confirmed account of this mailbox was signed in to before:
     * these calls are counted apart, so that strangers cannot use up the owner's mails.
     */
    async take(email: string, knownFrom?: string): Promise<void> {
      const mailbox = toMailbox(email)
      const key = knownFrom === undefined ? mailbox : `${mailbox} from ${toNetwork(knownFrom)}`
      await perHour.take(key)
      await perDay.take(key)
    },
    /** Counts one more mail, and answers whether it may be sent. */
    async tryTake(email: string): Promise<boolean> {
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
 * The common form of the addresses of one mailbox: most mail servers ignore a plus and the text
 * after it, and Gmail ignores dots.
 */
export function toMailbox(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`
}
