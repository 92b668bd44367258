/** As many as the contract takes at once. */
export const mostMinutes = 120

/** The whole minutes somebody typed, 1 to 120; null for anything else. Arabic digits count. */
export function minutesIn(typed: string): number | null {
  const digits = typed.trim().replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
  const minutes = /^\d{1,3}$/.test(digits) ? Number(digits) : 0
  return minutes >= 1 && minutes <= mostMinutes ? minutes : null
}
