/**
 * The address, where a text is one that a browser can open; null for every other text, and no other
 * scheme is followed.
 */
export function linkIn(text: string | null): string | null {
  const said = text?.trim() ?? ''
  return /^https?:\/\/\S+$/i.test(said) && URL.canParse(said) ? said : null
}
