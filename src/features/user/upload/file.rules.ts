import type { UploadKind } from './upload'

/** Why a chosen file cannot be sent; `user:file.refused.<name>` is the sentence. */
export type FileRefusal = 'type' | 'resumeSize' | 'pictureSize' | 'recordingSize' | 'empty'

const megabyte = 1024 * 1024

const documents = ['pdf', 'docx', 'txt']
const pictures = ['png', 'svg', 'jpeg', 'jpg']
const recordings = ['webm', 'mp4', 'm4v', 'mov', 'mkv', 'mp3', 'm4a', 'ogg', 'oga', 'wav']

const endings: Record<UploadKind, readonly string[]> = {
  resume: documents,
  job: documents,
  avatar: pictures,
  company_avatar: pictures,
  interview: recordings,
}
const largest: Record<UploadKind, number> = {
  resume: 30 * megabyte,
  avatar: 2 * megabyte,
  company_avatar: 2 * megabyte,
  job: 30 * megabyte,
  interview: 500 * megabyte,
}

/** For an input's `accept`: ".pdf,.docx,.txt". */
export const getAccept = (kind: UploadKind): string =>
  endings[kind].map((ending) => `.${ending}`).join(',')

/**
 * What section 5 has against a file, or null. The server judges the content again; this spares the
 * way there.
 */
export function toRefusal(
  kind: UploadKind,
  file: { name: string; size: number },
): FileRefusal | null {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase()
  if (ending === undefined || !endings[kind].includes(ending)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > largest[kind])
    return kind === 'interview'
      ? 'recordingSize'
      : endings[kind] === documents
        ? 'resumeSize'
        : 'pictureSize'
  return null
}
