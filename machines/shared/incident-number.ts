/**
 * The number by which candidates and support refer to an attempt: the last eight hexadecimal digits
 * of its id, which are random, as `4F2A-91C0`. Two attempts share one about once in four thousand
 * million pairs.
 */
export function toIncidentNumber(attemptId: string): string {
  const digits = attemptId.replaceAll('-', '').slice(-8).toUpperCase()
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}

/** The digits of a typed incident number, as ids write them; null if the text is none. */
export function incidentDigitsIn(typed: string): string | null {
  const [, first, second] =
    /^#?([0-9a-f]{4})[-\u2010-\u2015 ]?([0-9a-f]{4})$/i.exec(typed.trim()) ?? []
  return first === undefined || second === undefined ? null : `${first}${second}`.toLowerCase()
}
