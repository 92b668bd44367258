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
 * The archive's directory as it declares itself; nothing is inflated. Null when it is no ZIP
 * archive. How many entries there are is the archive's own word, and may be four thousand million
 * in a hundred bytes: the reading ends after so many, whatever it says.
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
