/**
 * The address, where a text is one that a browser can open; null for every other text, and no other
 * scheme is followed.
 */
export function linkIn(text: string | null): string | null {
  const trimmed = text?.trim() ?? ''
  return /^https?:\/\/\S+$/i.test(trimmed) && URL.canParse(trimmed) ? trimmed : null
}
