/** A hash over the names and bytes of files and folders (relative to the root), and some text. */
export function fingerprint(paths: readonly string[], text?: string): string
