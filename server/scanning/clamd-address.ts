/** Where clamd listens: a port, or a socket of the file system. */
export type ClamdAddress = { host: string; port: number } | { path: string }

/** Reads `host:port`, `[::1]:port` or an absolute path; null for anything else. */
export function readClamdAddress(text: string): ClamdAddress | null {
  if (text.startsWith('/')) return { path: text }
  const [, bracketed, plain, digits] =
    /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? []
  const host = bracketed ?? plain
  const port = Number(digits)
  return host === undefined || port < 1 || port > 65_535 ? null : { host, port }
}
