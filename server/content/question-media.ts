import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fileStorage } from '../storage/file-storage'

const folder = new URL('./media/', import.meta.url)

/**
 * Sounds and images of questions, by the path that a question names; nothing is ever written there.
 */
export const questionMedia = fileStorage(fileURLToPath(folder), { readOnly: true })

export const hasMedia = (file: string): boolean => existsSync(new URL(file, folder))

const types: Readonly<Record<string, string>> = {
  flac: 'audio/flac',
  png: 'image/png',
  webp: 'image/webp',
}

/** The media type by the ending of a file's name; null for one that no question may have. */
export const toMediaType = (file: string): string | null =>
  types[file.split('.').at(-1) ?? ''] ?? null
