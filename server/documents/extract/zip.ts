import { unzipSync, type UnzipFileInfo } from 'fflate'

const MAX_ENTRIES = 2_000

/** Thrown to end the reading at once. */
class TooManyEntries extends Error {}

export interface ZipEntries {
  entries: UnzipFileInfo[]
  /** Whether there are more, which were not looked at. */
  areMore: boolean
}

/**
 * The archive's directory as it declares itself; nothing is inflated. Null if it is no ZIP archive.
 * A hundred bytes may declare four thousand million entries, so the reading ends after a fixed
 * number.
 */
export const zipEntries = (bytes: Uint8Array): ZipEntries | null => {
  const entries: UnzipFileInfo[] = []
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        if (entries.length === MAX_ENTRIES) throw new TooManyEntries()
        entries.push(entry)
        return false
      },
    })
    return { entries, areMore: false }
  } catch (error) {
    return error instanceof TooManyEntries ? { entries, areMore: true } : null
  }
}
