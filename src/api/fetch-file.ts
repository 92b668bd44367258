import { ApiError, errorOfSilence } from './api-error'
import { errorOfAnswer } from './error-of-answer'
import { fileAddress } from './file-address'

/**
 * The whole file at a signed address; nothing but the address is sent.
 *
 * @throws ApiError for a refusal (an address whose time is over: `ticket_expired`), and `offline`
 * for silence, for an answer
 *         that broke off, and for a page that stands in the way of the network.
 */
export async function fetchFile(url: string): Promise<Blob> {
  try {
    const answer = await globalThis.fetch(fileAddress(url), { credentials: 'omit' })
    if (!answer.ok) throw errorOfAnswer(answer.status, await answer.json().catch(() => null))
    const file = await answer.blob()
    if (file.type.startsWith('text/'))
      throw new ApiError({ code: 'offline', message: '', status: null })
    return file
  } catch (thrown) {
    throw errorOfSilence(thrown)
  }
}
