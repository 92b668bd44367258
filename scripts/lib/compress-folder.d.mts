/** Writes each file once more as small as Brotli makes it, beside it and ending in `.br`. */
export function compressFolder(folder: string): Promise<void>
