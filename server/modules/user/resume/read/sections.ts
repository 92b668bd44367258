import type { Line } from '../extract/text'
import { headingOf } from './headings'
import type { SectionKind } from './headings'

export interface Section {
  /** `top` is what stands before the first heading. */
  kind: SectionKind | 'top'
  lines: Line[]
}

/** Cuts a resume at its section headings. A heading and its content may share a line: "Languages: Arabic, English". */
export const sectionsOf = (lines: readonly Line[]): Section[] => {
  const sections: Section[] = [{ kind: 'top', lines: [] }]
  for (const line of lines) {
    const kind = headingOf(line.text)
    if (kind) {
      sections.push({ kind, lines: [] })
      continue
    }
    // A heading beside its section, set in a column or a table cell of its own.
    const [beside, ...others] = line.text.split('\t')
    const besideKind = others.length ? headingOf(beside ?? '') : null
    if (besideKind && !others.some((other) => headingOf(other))) {
      sections.push({ kind: besideKind, lines: [{ ...line, text: others.join('\t'), indent: line.lastIndent }] })
      continue
    }
    const [head, rest] = splitHead(line.text)
    const inline = head ? headingOf(head) : null
    const current = sections.at(-1)
    // Inside a skills section "Tools: …" is a group of skills, not a new section.
    if (inline && rest && (inline === 'skills' || inline === 'languages') && !(current?.kind === 'skills' && inline === 'skills')) {
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

const BULLET = /^\s*[•▪●■◦‣⁃∙·○◆➤►✓✔*»–—-]\s+/u
export const isBullet = (text: string): boolean => BULLET.test(text)
export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim()
