import { cleanBlock } from '../../machines/shared/line'

/**
 * Other people's words in a mail, as the lines of a quotation, so that none of them can be taken
 * for our own sentence or link. `renderMail` sets them apart.
 */
export const quoted = (words: string): string =>
  cleanBlock(words)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

const quotedLine = /^>(?: |$)/

/** The lines of a text in the order they come, those that are quoted apart from the others. */
export function partedByQuotes(text: string): { isQuoted: boolean; lines: string[] }[] {
  const parts: { isQuoted: boolean; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const isQuoted = quotedLine.test(line)
    const last = parts.at(-1)
    const words = isQuoted ? line.replace(quotedLine, '') : line
    if (last?.isQuoted === isQuoted) last.lines.push(words)
    else parts.push({ isQuoted, lines: [words] })
  }
  return parts
}
