import type { Readable } from 'node:stream'

export interface Range {
  start: number
  /** Inclusive. */
  end: number
}

/**
 * Where files are kept: the file system or an S3-compatible store. Keys are relative paths made by
 * the server alone.
 */
export interface Storage {
  /** Writes the whole file; it is there completely or not at all. */
  put(key: string, bytes: Buffer): Promise<void>
  /** As `put`, for a file on disk that may be too large for memory. */
  putFile(key: string, path: string): Promise<void>
  /** The bytes of a file, or of a part of it. Throws when there is none. */
  read(key: string, range?: Range): Promise<Readable>
  /** The size in bytes, or null if the file does not exist. Throws if that is unknown. */
  size(key: string): Promise<number | null>
  delete(key: string): Promise<void>
  /** Resolves where the store itself answers, whatever is in it. */
  probe(): Promise<void>
  /** Deletes what a crash left of writes that were begun before. */
  dropUnfinished(before: Date): Promise<void>
}

/** The whole store is away, not one file in it. */
export class StorageAway extends Error {
  constructor(options?: ErrorOptions) {
    super('The store of files is away.', options)
    this.name = 'StorageAway'
  }
}

/** The whole file in memory; for files whose size is bounded where they came in. */
export async function readAll(storage: Storage, key: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await storage.read(key)) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
