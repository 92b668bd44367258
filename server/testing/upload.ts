import { randomUUID } from 'node:crypto'

/** The parts of a multipart body by their names; files come last. */
export type MultipartForm = Record<string, string | { bytes: Buffer; filename: string }>

/** What the call `uploadFileChunk` is given for a whole file in one piece, and the upload's id. */
export function wholeUpload(
  kind: string,
  bytes: Buffer,
  filename: string,
): { id: string; form: MultipartForm } {
  const id = randomUUID()
  return {
    id,
    form: {
      upload_id: id,
      kind,
      filename,
      size: String(bytes.length),
      offset: '0',
      chunk: { bytes, filename },
    },
  }
}
