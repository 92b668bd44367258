import {
  growingWait,
  limit,
  type LimitDeps,
  toNetwork,
  remembered,
} from '../../http/service/limits'
import { hasSignedInWith } from './known-device.store'

/** The account of a sign-in attempt, and where it comes from. */
interface Trier {
  emailKey: string
  ip: string
  /** The thumbprint of the key that their browser proved to hold, if any. */
  key: string | null
}

/** How long an address is known to an account after a sign-in from it. */
const knownSeconds = 90 * 24 * 3600

/**
 * Limits wrong passwords, codes and links from one address, over all accounts. In a hall of five
 * hundred people, more than half may make a mistake within a quarter of an hour.
 */
export const wrongPerAddress = (deps: LimitDeps) => limit(deps, 'wrong-per-address', 300, 15 * 60)

/**
 * Stops strangers from guessing a secret without locking its owner out: a browser key or an address
 * that has signed in before is slowed down only by its own wrong tries. Unknown accounts are
 * counted the same way.
 */
export function limitGuesses(deps: LimitDeps, secret: 'password' | 'second-factor') {
  const perAddress = wrongPerAddress(deps)
  const perDevice = growingWait(deps, `wrong-${secret}`)
  const knownAddresses = remembered(deps, 'known-address', knownSeconds)

  return {
    /**
     * Does what may be refused, and counts it as a wrong try where it is. Throws 429 while that has
     * to wait.
     */
    async runCounted<Answer>(
      { emailKey, ip, key }: Trier,
      work: () => Promise<Answer>,
      onRefusal?: () => void,
    ): Promise<Answer> {
      const network = toNetwork(ip)
      if (key !== null && (await hasSignedInWith(deps.db, emailKey, key)))
        // Others may share the address, and are not to close it for this browser.
        return perDevice.runCounted(`${emailKey} key ${key}`, work, onRefusal)
      const place = toGuessKey(emailKey, ip)
      const device = (await knownAddresses.has(place)) ? place : `${emailKey} strangers`
      return perAddress.runCounted(network, () => perDevice.runCounted(device, work, onRefusal))
    },

    /** Whether the owner has been at this address before, as far as it is remembered. */
    isKnownFrom: ({ emailKey, ip }: Pick<Trier, 'emailKey' | 'ip'>): Promise<boolean> =>
      knownAddresses.has(toGuessKey(emailKey, ip)),

    /** Somebody has proven to be the account's owner: strangers' tries are not theirs from now on. */
    remember: ({ emailKey, ip }: Pick<Trier, 'emailKey' | 'ip'>): Promise<void> =>
      knownAddresses.add(toGuessKey(emailKey, ip)),
  }
}

const toGuessKey = (emailKey: string, ip: string): string => `${emailKey} from ${toNetwork(ip)}`
