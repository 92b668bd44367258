/** The number of characters to show on each side of the part. */
const room = 28

/**
 * Shortens a long text to some words around one part of it. A text that does not contain the part
 * is returned whole.
 */
export function excerptAround(text: string, part: string): string {
  const at = text.toLowerCase().indexOf(part.toLowerCase())
  if (at === -1 || part === '') return text
  const [from, to] = [findStart(text, at), toEnd(text, at + part.length)]
  // The dots never stand alone in a line.
  return `${from === 0 ? '' : '…\u00a0'}${text.slice(from, to).replace(/,$/, '')}${to === text.length ? '' : '\u00a0…'}`
}

/** Whole words only; a few letters more are not worth the dots. */
function findStart(text: string, at: number): number {
  const space = text.indexOf(' ', at - room)
  return at <= room + 8 ? 0 : space >= at || space === -1 ? at : space + 1
}

function toEnd(text: string, end: number): number {
  const space = text.lastIndexOf(' ', end + room)
  return text.length - end <= room + 8 ? text.length : space < end ? end : space
}
