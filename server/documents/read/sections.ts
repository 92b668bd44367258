import type { Line } from '../extract/text'
import { toHeading } from './headings'
import type { SectionKind } from '../../content/resume-headings'

export interface Section {
  /** `top` is what stands before the first heading. */
  kind: SectionKind | 'top'
  lines: Line[]
}

/**
 * Cuts a resume at its section headings. A heading and its content may share a line: "Languages:
 * Arabic, English". `speaks` knows a spoken language: what a programmer calls his languages is a
 * group of his skills.
 */
export const sectionsOf = (
  written: readonly Line[],
  speaks: (text: string) => boolean = () => true,
): Section[] => {
  const lines = written.filter((line) => /[\p{L}\p{N}]/u.test(line.text))
  const sections: Section[] = [{ kind: 'top', lines: [] }]
  const opens = (kind: SectionKind | null, content: string): boolean =>
    kind !== null &&
    !(kind === 'languages' && sections.at(-1)?.kind === 'skills' && !speaks(content))
  for (const [index, line] of lines.entries()) {
    const kind = toHeading(line.text)
    if (
      kind &&
      !opens(
        kind,
        lines
          .slice(index + 1, index + 4)
          .map(({ text }) => text)
          .join('\n'),
      )
    )
      continue
    if (kind) {
      sections.push({ kind, lines: [] })
      continue
    }
    // A heading beside its section, set in a column or a table cell of its own.
    const [sideText, ...others] = line.text.split('\t')
    const sideKind = others.length ? toHeading(sideText ?? '') : null
    if (
      sideKind &&
      opens(sideKind, others.join(' ')) &&
      !others.some((other) => toHeading(other))
    ) {
      sections.push({
        kind: sideKind,
        lines: [{ ...line, text: others.join('\t'), indent: line.lastIndent }],
      })
      continue
    }
    const [head, rest] = splitHead(line.text)
    const inline = head ? toHeading(head) : null
    const current = sections.at(-1)
    // Inside a skills section "Tools: …" is a group of skills, not a new section.
    if (
      inline &&
      rest &&
      opens(inline, rest) &&
      (inline === 'skills' || inline === 'languages') &&
      !(current?.kind === 'skills' && inline === 'skills')
    ) {
      sections.push({ kind: inline, lines: [{ ...line, text: rest }] })
    } else current?.lines.push(line)
  }
  return sections
}

const splitHead = (text: string): [string, string] => {
  const found = /^([^:：\t]{3,40})[:：]\s*(\S.*)$/u.exec(text)
  return [found?.[1] ?? '', found?.[2] ?? '']
}

export const linesOfKind = (sections: readonly Section[], kind: Section['kind']): Line[] =>
  sections.filter((section) => section.kind === kind).flatMap((section) => section.lines)

// A dot is one wherever it stands first; a dash or a star only before a space.
const BULLET = /^\s*(?:[•▪●■◦‣⁃∙○◆➢➤►✓✔]\s*|[·*»–—-]\s+)/u
export const isBullet = (text: string): boolean => BULLET.test(text)
export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim()
