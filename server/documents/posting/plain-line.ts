const arabicZero = 0x0660
const persianZero = 0x06f0

/** Arabic and Persian digits as the ones that are counted with. */
export const withPlainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= persianZero ? persianZero : arabicZero))
  })

/**
 * A line as its words alone: without pictures, marks of emphasis, what begins a point of a list and
 * tags.
 */
export const plainLine = (text: string): string =>
  withPlainDigits(text)
    .replace(/\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|\uFE0F|\u200D/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])#(?=[\p{L}])/gu, '')
    .replace(/[*_~`"“”«»]+/g, ' ')
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/^[\s•▪●■◆➤➡→✔✓✅>|–—-]+/u, '')
    .replace(/^\(?\d{1,2}\s*[.)–-]\s*(?=\p{L})/u, '')
    .replace(/[^\S\t]+/g, ' ')
    .trim()
