/**
 * A text with Western digits in place of Arabic and Persian ones, so that what an Arabic keyboard
 * types is understood.
 */
export const westernDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))

/** The whole number somebody typed, if it is one of these; null for anything else. */
export function wholeIn(typed: string, least: number, most: number): number | null {
  const digits = westernDigits(typed.trim())
  if (!/^\d{1,9}$/.test(digits)) return null
  const whole = Number(digits)
  return whole >= least && whole <= most ? whole : null
}
