import type { components } from '../../../../openapi/generated/api'
import { ApiError, isOutage } from '../../../api/api-error'
import { getAnswer, api } from '../../../api/client'
import { createBackoff, retry } from '../../../lib/retry'

export type UploadKind = components['schemas']['UploadKind']

/** The input of one upload, and its callbacks. */
export interface UploadJob {
  file: File
  kind: UploadKind
  /**
   * Made by the browser, and the same for every try at this file: the server knows by it how much
   * it has.
   */
  uploadId: string
  /** Whether the server may have some of it already. */
  continued: boolean
  signal: AbortSignal
  /** Bytes the server has. */
  onProgress: (received: number) => void
  /** Whether the connection is gone and the upload waits for it. */
  onWaiting: (waiting: boolean) => void
}

const smallest = 64 * 1024
const largest = 5 * 1024 * 1024
const firstPiece = 256 * 1024
/**
 * A piece should take about this long, so that the number moves and little is lost with the
 * connection.
 */
const wantedMs = 2000

/**
 * Sends a file in pieces of at most 5 MB and goes on after a lost connection from where the server
 * stopped.
 *
 * @throws ApiError when the server refuses the file; an AbortError when the job's signal says so.
 */
export async function uploadFile(job: UploadJob): Promise<void> {
  const { file, signal } = job
  let offset = job.continued ? await patiently(job, () => fetchReceived(job)) : 0
  let piece = firstPiece
  while (offset < file.size) {
    job.onProgress(offset)
    const from = offset
    const began = performance.now()
    offset = await patiently(job, () => sendPiece(job, from, Math.min(from + piece, file.size)))
    signal.throwIfAborted()
    piece = nextPiece(piece, performance.now() - began)
  }
  job.onProgress(file.size)
}

/** Twice as much when the last piece was quick, half when it was slow; between 64 kB and 5 MB. */
export function nextPiece(piece: number, tookMs: number): number {
  if (tookMs < wantedMs / 2) return Math.min(piece * 2, largest)
  return tookMs > wantedMs * 2 ? Math.max(Math.floor(piece / 2), smallest) : piece
}

/**
 * Sends one piece; answers what the server has then, which is less or more than expected when an
 * answer was lost.
 */
async function sendPiece(job: UploadJob, from: number, to: number): Promise<number> {
  const { file, kind, uploadId, signal } = job
  const fields = { upload_id: uploadId, kind, filename: file.name, size: file.size, offset: from }
  try {
    const { data } = await getAnswer(
      api.POST('/user/upload-file-chunk/', {
        body: { ...fields, chunk: '' },
        bodySerializer: () => toForm(fields, file.slice(from, to)),
        signal,
      }),
    )
    return data.received
  } catch (error) {
    if (error instanceof ApiError && error.code === 'upload_offset_mismatch')
      return fetchReceived(job)
    throw error
  }
}

async function fetchReceived({ uploadId, signal }: UploadJob): Promise<number> {
  try {
    const params = { path: { upload_id: uploadId } }
    const { received, size, complete } = (
      await getAnswer(api.GET('/user/upload-file-chunk/{upload_id}', { params, signal }))
    ).data
    // All of it is there and was not judged yet: its last byte, sent again, asks for that.
    return complete ? received : Math.min(received, size - 1)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'upload_not_found') return 0
    throw error
  }
}

/**
 * The text fields come before the file: the server reads them before it decides where the bytes go.
 */
function toForm(fields: Record<string, string | number>, chunk: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('chunk', chunk, 'piece')
  return form
}

/** Does something until an answer comes: an outage is waited out. */
const patiently = <Result>(
  { signal, onWaiting }: UploadJob,
  work: () => Promise<Result>,
): Promise<Result> =>
  retry(work, {
    signal,
    onWaiting,
    backoff: createBackoff({ longestMs: 15_000 }),
    isFinal: (error, tries) =>
      !isOutage(error) || isScannerAway(error) || (isAnswered(error) && tries >= 5),
  })

/** A server in trouble is given some tries; a lost connection any number. */
const isAnswered = (error: unknown) => error instanceof ApiError && error.status !== null

/**
 * The scanner is away, which is not a fault of the connection, and every try may take long. So the
 * person is told and decides when to try again.
 */
const isScannerAway = (error: unknown) =>
  error instanceof ApiError && error.code === 'scan_unavailable'
