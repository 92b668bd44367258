import type { Line } from '../extract/text'
import { isSetApart, toHeading, unknownHeadings, usualSize } from './headings'
import type { SectionKind } from '../../content/resume-headings'
import { findColumns } from './employment/records'
import { findField } from './fields'
import type { FieldName } from './fields'

export interface Section {
  /** `top` comes before the first heading; `unknown` is below a heading that is not known. */
  kind: SectionKind | 'top' | 'unknown'
  lines: Line[]
  /** The heading of an unknown section, which may be the name of an employer or a school. */
  heading?: Line
}

/**
 * Cuts a resume at its section headings. A heading and its content may share a line: "Languages:
 * Arabic, English". `speaks` knows a spoken language: what a programmer calls his languages is a
 * group of his skills.
 */
export const splitSections = (
  written: readonly Line[],
  speaks: (text: string) => boolean = () => true,
): Section[] => {
  const lines = withoutGrids(
    withRules(written)
      .map(withoutSecondLabel)
      .filter((line) => /[\p{L}\p{N}]/u.test(line.text)),
  )
  const usual = usualSize(lines)
  const unknown = unknownHeadings(lines)
  const inMargin = marginHeadings(lines)
  const repeated = repeatedHeadings(lines)
  const sections: Section[] = [{ kind: 'top', lines: [] }]
  // Personal details may appear anywhere.
  const details: Line[] = []
  const opens = (kind: SectionKind | null, content: string): boolean =>
    kind !== null &&
    !(kind === 'languages' && sections.at(-1)?.kind === 'skills' && !speaks(content)) &&
    // "التواصل" is a skill as well.
    !(kind === 'contact' && sections.at(-1)?.kind === 'skills' && !/[\d@]/u.test(content))
  for (const [index, line] of lines.entries()) {
    const current = sections.at(-1)
    if (isPersonal(line.text)) {
      details.push(line)
      continue
    }
    const kind = findHeading(line, usual)
    if (kind && repeated.has(line.text) && current?.kind === 'experience') {
      // Set far in, it is no part of the next post's head.
      current.lines.push({ ...line, indent: Infinity })
      continue
    }
    if (kind && opensWith(kind, current)) {
      const next = lines.slice(index + 1, index + 4)
      if (opens(kind, next.map(({ text }) => text).join('\n'))) sections.push({ kind, lines: [] })
      else if (kind === 'contact') current?.lines.push(line)
      continue
    }
    const isName = sections.length === 1 && index < 4
    if (unknown.has(line) && !isName) {
      sections.push({ kind: 'unknown', lines: [], heading: line })
      continue
    }
    if (inMargin.has(line)) {
      const [head = '', ...rest] = line.text.split('\t')
      const content = { ...line, text: rest.join('\t'), indent: line.lastIndent }
      sections.push({ kind: toHeading(head) ?? 'unknown', lines: [content] })
      continue
    }
    const beside =
      findColumns(line.text) !== null
        ? null
        : ((isLabelOfForm(lines, index)
            ? sectionOfForm(lines, index, current)
            : headingBeside(line, current, opens)) ?? headingBefore(line, current, opens))
    if (beside) sections.push(beside)
    else current?.lines.push(line)
  }
  return details.length ? [...sections, { kind: 'contact', lines: details }] : sections
}

/** A heading of each post and not of a section: "Key Projects", "Achievements". */
const repeatedHeadings = (lines: readonly Line[]): ReadonlySet<string> => {
  const heads = lines.filter(({ text }) =>
    ['other', 'achievements'].includes(toHeading(text, true) ?? ''),
  )
  return new Set(
    heads.flatMap(({ text }, at) =>
      heads.slice(0, at).some((other) => other.text === text) ? [text] : [],
    ),
  )
}

/**
 * Headings in a margin of their own, in capitals beside the first line of each section: where two
 * of them and more are known, the others that are set like them are headings, too.
 */
const marginHeadings = (lines: readonly Line[]): ReadonlySet<Line> => {
  const set = lines.filter((line) => line.gapBefore && /^\p{Lu}[\p{Lu} &]{3,24}\t/u.test(line.text))
  const known = set.filter((line) => toHeading(line.text.split('\t')[0] ?? '') !== null)
  return new Set(known.length >= 2 ? set : [])
}

/** A form in two languages has its label on either side of the value: "Name ⇥ Hana ⇥ الاسم". */
const withoutSecondLabel = (line: Line): Line => {
  const [first = '', value = '', last = '', ...others] = line.text.split('\t')
  const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
  const isSame =
    (findField(first) !== null && findField(first) === findField(last)) ||
    (toHeading(first) !== null && toHeading(first) === toHeading(last))
  return last !== '' && others.length === 0 && isArabic(first) !== isArabic(last) && isSame
    ? { ...line, text: `${first}\t${value}` }
    : line
}

/** In a plain text a row of dashes below a line sets it apart, as heavy letters do. */
const withRules = (lines: readonly Line[]): Line[] =>
  lines.map((line, at) =>
    /^[-=_~*]{3,}$/u.test(lines[at + 1]?.text ?? '') ? { ...line, bold: true } : line,
  )

/** The labels of what is asked of a person and says nothing of their work. */
const PERSONAL =
  /^[\s•▪*-]*(?:(?:date of birth|d\.?o\.?b\.?|d\/birth|born|birth ?date|place of birth|country of birth|nationality|religion|gender|sex|marital status|civil status|father['’]?s? name|mother['’]?s? name|husband['’]?s? name|spouse|visa(?: status| type)?|passport(?: no\.?| number)?|passport details|date of (?:issue|expiry)(?: \/ expiry)?|place of issue|height|weight|blood group|notice period|driving licen[cs]e(?: no\.?)?|family status|children|dependents)(?!\p{L})|(?:تاريخ الميلاد|مكان الميلاد|الميلاد|الجنسية|الديانة|الجنس|الحالة الاجتماعية|الحالة العائلية|رقم الجواز|جواز السفر|رقم الهوية|الرقم القومي|الإقامة|نوع الإقامة|الموقف من التجنيد|التجنيد|فصيلة الدم|تاريخ الولادة|محل الولادة|اسم الوالد|اسم الأب|عدد الأولاد)(?!\p{L}))[^:：\t]{0,20}[:：\t]/iu
const isPersonal = (text: string): boolean => PERSONAL.test(text)

/** A bullet is a heading only where it is written as one. */
const findHeading = (line: Line, usual: number): SectionKind | null => {
  const apart = isSetApart(line, usual)
  const isItem = isBullet(line.text) && !apart && !/[:：]\s*$|^[^\p{Ll}]*$/u.test(line.text)
  // The end of a wrapped sentence begins with a small letter.
  const isTail =
    /^\p{Ll}/u.test(line.text) && !apart && !line.gapBefore && !/[:：]\s*$/u.test(line.text)
  return isItem || isTail ? null : toHeading(line.text, apart)
}

/** The labels that begin this line, the one above it and the one below it. */
const labelsAround = (lines: readonly Line[], at: number) => {
  const [above, own, below] = [at - 1, at, at + 1].map((one) => {
    const [label = '', ...others] = splitCells(lines[one])
    return others.length === 1 ? findField(label) : null
  })
  return { above, own, below }
}

/** "Course ⇥ Diploma" above "Institute ⇥ …" is a label of a form, and no heading. */
const isLabelOfForm = (lines: readonly Line[], at: number): boolean => {
  const { above, own, below } = labelsAround(lines, at)
  const isOther = (label: FieldName | null | undefined) => label && label !== own
  return Boolean(own && (isOther(above) || isOther(below)))
}

/** The studies and the posts of a form follow each other without headings. */
const sectionOfForm = (
  lines: readonly Line[],
  at: number,
  current: Section | undefined,
): Section | null => {
  const { own, below } = labelsAround(lines, at)
  const line = lines[at]
  if (!line || !isLabelOfForm(lines, at)) return null
  const isStudy = own === 'degree' || (own === 'school' && below === 'degree')
  if (isStudy && current?.kind === 'experience') return { kind: 'education', lines: [line] }
  const isPost = own === 'title' || own === 'employer'
  return isPost && current?.kind === 'education' ? { kind: 'experience', lines: [line] } : null
}

/** In a list of skills "Communication skills" is one of them. */
const opensWith = (kind: SectionKind, current: Section | undefined): boolean =>
  !(kind === 'skills' && current?.kind === 'skills' && current.lines.length === 0)

/** A heading beside its section, in its own column or table cell. */
const headingBeside = (
  line: Line,
  current: Section | undefined,
  opens: (kind: SectionKind | null, content: string) => boolean,
): Section | null => {
  const [side, ...others] = line.text.split('\t')
  const kind = others.length ? toHeading(side ?? '') : null
  const isLabel = kind === current?.kind || /^[:：]/u.test(others[0] ?? '')
  return kind &&
    !isLabel &&
    opens(kind, others.join(' ')) &&
    !others.some((other) => toHeading(other))
    ? { kind, lines: [{ ...line, text: others.join('\t'), indent: line.lastIndent }] }
    : null
}

/** Sections that are short enough to stand behind their heading's colon. */
const IN_LINE: readonly SectionKind[] = ['skills', 'languages', 'education']

const headingBefore = (
  line: Line,
  current: Section | undefined,
  opens: (kind: SectionKind | null, content: string) => boolean,
): Section | null => {
  const [, head = '', rest = ''] = /^([^:：\t]{3,40})[:：]\s*(\S.*)$/u.exec(line.text) ?? []
  const kind = rest === '' ? null : toHeading(head)
  // Inside a skills section "Tools: …" is a group of skills, not a new section, and a study among
  // personal details is a section only with what was studied.
  return kind &&
    opens(kind, rest) &&
    IN_LINE.includes(kind) &&
    !(current?.kind === 'skills' && kind === 'skills') &&
    !(kind === 'education' && current?.kind === 'education')
    ? { kind, lines: [{ ...line, text: rest }] }
    : null
}

/**
 * Headings side by side over their columns ("Programming ⇥ Languages ⇥ Tools"): each is put before
 * the cells below it.
 */
const withoutGrids = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line) continue
    const heads = line.text.split('\t')
    const known = heads.filter((head) => toHeading(head) !== null).length
    const isTable = findColumns(line.text) !== null
    if (heads.length < 2 || known < 2 || known < heads.length - 1 || isTable) {
      out.push(line)
      continue
    }
    let end = at + 1
    while (splitCells(lines[end]).length === heads.length && !isGridHead(lines[end])) end += 1
    const rows = lines.slice(at + 1, end)
    for (const [column, head] of heads.entries()) {
      out.push({ ...line, text: head, bold: true })
      for (const row of rows) out.push({ ...row, text: splitCells(row)[column] ?? '' })
    }
    at = end - 1
  }
  return out
}

const splitCells = (line: Line | undefined): string[] => line?.text.split('\t') ?? []
const isGridHead = (line: Line | undefined): boolean =>
  splitCells(line).every((cell) => toHeading(cell) !== null)

/** The lines of all sections of a kind; where one ends, the next begins apart from it. */
export const linesOfKind = (sections: readonly Section[], kind: Section['kind']): Line[] =>
  sections
    .filter((section) => section.kind === kind)
    .flatMap(({ lines }) => lines.map((line, at) => (at ? line : { ...line, gapBefore: true })))

// A dot is one wherever it stands first; a dash or a star only before a space.
const BULLET = /^\s*(?:[•▪●■◦‣⁃∙○◆➢➤►✓✔❖✦▶▸⮚]\s*|[·*»–—-]\s+)/u
export const isBullet = (text: string): boolean => BULLET.test(text)
export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim()
