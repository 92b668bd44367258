import { stat } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../env'
import { clamdAt, type Content } from './clamd'
import { readClamdAddress } from './clamd-address'

/** How scans end. */
export const outcomes = ['clean', 'infected', 'unavailable'] as const

export interface Scanner {
  /** The name of what was found in it, or null. Throws where it could not be scanned. */
  find(content: Content): Promise<string | null>
  isReady(): Promise<boolean>
  /** Since this process began. */
  readonly counted: Readonly<Record<(typeof outcomes)[number], number>>
}

/** Large files are given a second more for so many bytes. */
const bytesASecond = 10_000_000

/** No scanner that is well takes longer to say so. */
const pingMs = 2000

/**
 * The scanner that `CLAMD_ADDRESS` names. Null where it names none, which the log then says once:
 * nothing is scanned.
 */
export function openScanner(
  {
    CLAMD_ADDRESS,
    CLAMD_TIMEOUT_MS: patienceMs,
    demo,
  }: Pick<Env, 'CLAMD_ADDRESS' | 'CLAMD_TIMEOUT_MS' | 'demo'>,
  log: FastifyBaseLogger,
): Scanner | null {
  const address = readClamdAddress(CLAMD_ADDRESS ?? '')
  if (address === null) {
    // In a demonstration people read the terminal, so this is not a warning there.
    log[demo ? 'debug' : 'warn'](
      'uploads are not scanned for malware: CLAMD_ADDRESS names no scanner',
    )
    return null
  }
  const clamd = clamdAt(address)
  const counted = { clean: 0, infected: 0, unavailable: 0 }
  return {
    counted,
    async find(content) {
      try {
        const bytes = 'bytes' in content ? content.bytes.length : (await stat(content.path)).size
        const finding = await clamd.find(
          content,
          patienceMs + Math.ceil((bytes / bytesASecond) * 1000),
        )
        counted[finding === null ? 'clean' : 'infected'] += 1
        return finding
      } catch (error) {
        counted.unavailable += 1
        throw error
      }
    },
    isReady: () =>
      clamd.ping(pingMs).then(
        () => true,
        () => false,
      ),
  }
}
