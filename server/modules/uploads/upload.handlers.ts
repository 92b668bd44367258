import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Call, Handlers } from '../../http/contract/handler'
import { atOnce, limit } from '../../http/service/limits'
import { countField, readParts, textField, uuidPattern } from '../../http/contract/multipart'
import {
  fileTooLarge,
  uploadForbidden,
  uploadNotFound,
  uploadOffsetMismatch,
} from '../users/user.errors'
import { plainName } from './files.rules'
import { chunkBytes, isRecruitersOnly, isUploadKind, maxBytes, mostChunks } from './upload.rules'
import { appendChunk, beginUpload, completeUpload, findUpload } from './upload.store'

export function uploadHandlers(deps: Deps) {
  const begunPerAccount = limit(deps, 'uploads', 60, 3600)
  const sixAtOnce = atOnce(6)

  async function takeChunk({ request, session }: Call<'uploadFileChunk'>) {
    const parts = await readParts(request, chunkBytes)
    const id = textField(parts, 'upload_id', uuidPattern)
    const kind = textField(parts, 'kind')
    if (!isUploadKind(kind)) throw fieldsRefused({ kind: 'invalid' })
    if (
      isRecruitersOnly(kind) &&
      !(session.accountStatus === 'RECRUITER' || session.accountStatus === 'RECRUITER_ADMIN')
    )
      throw uploadForbidden()
    const size = countField(parts, 'size')
    const offset = countField(parts, 'offset')
    if (parts.file === null || parts.file.bytes.length === 0)
      throw fieldsRefused({ chunk: 'required' })
    if (size > maxBytes[kind] || offset + parts.file.bytes.length > size) throw fileTooLarge()
    if (offset === 0) await begunPerAccount.take(session.userId)
    const upload = await beginUpload(deps, {
      id,
      userId: session.userId,
      kind,
      filename: plainName(textField(parts, 'filename')),
      size,
    })
    if (upload === null) throw uploadNotFound()
    // A chunk whose answer was lost comes again; what is already there is not appended twice.
    const repeated = offset + parts.file.bytes.length <= upload.received
    if (!repeated && (offset !== upload.received || upload.chunkSizes.length >= mostChunks))
      throw uploadOffsetMismatch()
    if (!repeated && !(await appendChunk(deps, upload, parts.file.bytes)))
      throw uploadOffsetMismatch()
    const received = Math.max(upload.received, offset + parts.file.bytes.length)
    if (received === size) await completeUpload(deps, id)
    return { data: { upload_id: id, received, size, complete: received === size } }
  }

  return {
    // Each holds its bytes in memory.
    uploadFileChunk: (call) => sixAtOnce(call.session.userId, () => takeChunk(call)),

    async getUpload({ params, session }) {
      const upload = await findUpload(deps.db, params.upload_id, session.userId)
      if (upload === null) throw uploadNotFound()
      return {
        data: {
          upload_id: upload.id,
          received: upload.received,
          size: upload.size,
          complete: upload.fileId !== null,
        },
      }
    },
  } satisfies Partial<Handlers>
}
