import type { Deps } from '../deps'
import { DomainError, unsupportedFileType } from '../http/domain-error'
import type { Content } from './clamd'

/**
 * Scans every upload that other people open later. It takes the checked content, or null if its
 * type is not accepted, and returns it if nothing was found. Throws 415, 422 `file_infected`, and
 * 503 `scan_unavailable` if the scanner gives no result, because unscanned content is not accepted.
 * Without a scanner nothing is scanned.
 *
 * The recordings of our own recorder during an assessment are not scanned (docs/decisions/0041).
 */
export async function scanUpload<Judged extends Content>(
  { scanner, log }: Pick<Deps, 'scanner' | 'log'>,
  judged: Judged | null,
): Promise<Judged> {
  if (judged === null) throw unsupportedFileType()
  const finding = await scanner?.find(judged).catch((error: unknown) => {
    log.error({ err: error }, 'an upload could not be scanned')
    throw new DomainError(503, 'scan_unavailable')
  })
  // The name is the scanner's own word for the finding, and is only logged.
  if (typeof finding === 'string')
    throw new DomainError(422, 'file_infected', { values: { finding } })
  return judged
}
