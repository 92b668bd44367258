import type { Deps } from '../deps'
import { DomainError, unsupportedFileType } from '../http/domain-error'
import type { Content } from './clamd'

/**
 * The one door for what people upload and others open later. It is given what the rules made of the
 * content, null where that is of no accepted type, and gives back the same once nothing was found
 * in it. Throws 415, 422 `file_infected`, and 503 `scan_unavailable` where there is a scanner that
 * does not say: what was not scanned is not let in. Where no scanner is set up, nothing is asked.
 *
 * What our own recorder makes during an assessment does not come through here
 * (docs/decisions/0041).
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
  // The name is the scanner's own word for what it found, for the log alone.
  if (typeof finding === 'string')
    throw new DomainError(422, 'file_infected', { values: { finding } })
  return judged
}
