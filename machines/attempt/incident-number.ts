/**
 * The number by which a candidate and whoever helps name an attempt to each other: the last eight hexadecimal digits of
 * its id, which are random, as `4F2A-91C0`. Two attempts share one about once in four thousand million pairs.
 */
export function incidentNumberOf(attemptId: string): string {
  const digits = attemptId.replaceAll('-', '').slice(-8).toUpperCase()
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}
