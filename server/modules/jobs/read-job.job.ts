import type { components } from '../../../openapi/generated/api'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import type { Posting } from '../../documents/posting/posting'
import { readPostingInWorker } from '../../documents/posting/read-in-worker'
import type { Deps } from '../../deps'
import { PageRefused } from '../../http/pages/public-page'
import { readAll } from '../../storage/storage'
import {
  documentUnreadable,
  linkNotFetched,
  linkWithoutJob,
  uploadIncomplete,
  uploadNotFound,
} from './jobs.errors'
import { findJobUpload } from './jobs.store'

type Schemas = components['schemas']
export type ReadFrom = Schemas['PostJobLink'] | Schemas['PostJobFile'] | Schemas['PostJobText']

export interface ReadJob {
  posting: Posting
  sourceUrl: string | null
  /** The upload that is not needed any more. */
  upload: { uploadId: string; fileId: string; storageKey: string } | null
}

/** Reads a job from a link, a file or a text. Throws 422 at the field if it contains no job. */
export async function readJob(deps: Deps, from: ReadFrom, userId: string): Promise<ReadJob> {
  switch (from.source) {
    case 'link':
      return {
        posting: await readLink(deps, from.url.trim()),
        sourceUrl: from.url.trim(),
        upload: null,
      }
    case 'file':
      return readFile(deps, from.upload_id, userId)
    case 'text':
      return {
        posting: await readBytes(Buffer.from(from.text), 'text'),
        sourceUrl: null,
        upload: null,
      }
  }
}

async function readLink(deps: Deps, url: string): Promise<Posting> {
  const bytes = await deps.fetchPage(url).catch((error: unknown) => {
    throw error instanceof PageRefused ? linkNotFetched(error.reason) : error
  })
  const outcome = await readPostingInWorker(bytes, loadTaxonomy())
  if (!outcome.ok) throw linkWithoutJob()
  return outcome.posting
}

async function readFile(deps: Deps, uploadId: string, userId: string): Promise<ReadJob> {
  const upload = await findJobUpload(deps.db, uploadId, userId)
  if (upload === null) throw uploadNotFound()
  const { fileId, storageKey } = upload
  if (fileId === null || storageKey === null) throw uploadIncomplete()
  return {
    posting: await readBytes(await readAll(deps.storage, storageKey), 'upload_id'),
    sourceUrl: null,
    upload: { uploadId, fileId, storageKey },
  }
}

async function readBytes(bytes: Uint8Array, field: 'upload_id' | 'text'): Promise<Posting> {
  const outcome = await readPostingInWorker(bytes, loadTaxonomy())
  if (!outcome.ok) throw documentUnreadable(field, outcome.failure)
  return outcome.posting
}
