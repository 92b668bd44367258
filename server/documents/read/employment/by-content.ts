import type { Line } from '../../extract/text'
import { rangeIn, singleIn } from '../dates'
import { educationIn } from '../studies/education'
import { splitPieces } from './pieces'
import { isBullet, withoutBullet } from '../sections'
import type { Section } from '../sections'
import { readNarratedPost } from './narrated-posts'
import { titleAndEmployer } from './title-and-employer'
import { workIn } from './work'
import { isDegree, isInstitution, titleOrEmployer } from './work-words'

/** Sections in which something else may begin without a heading. */
const OPEN: readonly Section['kind'][] = [
  'top',
  'summary',
  'certificates',
  'contact',
  'media',
  'other',
]

/**
 * Finds sections without a heading by their content: a span of time beside a title or an employer
 * is work, a degree beside a place or a year is a study, a list of mostly known skills is a list of
 * skills. Only kinds that the resume has no section for are looked for.
 */
export const withKindsByContent = (
  sections: readonly Section[],
  isSkillList: (text: string) => boolean,
): Section[] => {
  const known = withKnownKinds(sections, isSkillList)
  const has = (kind: Section['kind']) =>
    known.some((section) => section.kind === kind && holds(section))
  const missing = {
    experience: !has('experience'),
    education: !has('education'),
    skills: !has('skills'),
  }
  return known.flatMap((section) =>
    OPEN.includes(section.kind) ? cut(section, missing, isSkillList) : [section],
  )
}

/** Whether a section holds what its heading says: "Work" may stand over anything. */
const holds = ({ kind, lines }: Section): boolean =>
  kind === 'experience'
    ? workIn(lines).length > 0
    : kind === 'education'
      ? educationIn(lines).length > 0
      : lines.length > 0

/**
 * Sections whose heading says nothing, by what they hold. One that goes on with the work or the
 * studies before it has no heading but a name: of an employer or a school in heavy letters.
 */
const withKnownKinds = (
  sections: readonly Section[],
  isSkillList: (text: string) => boolean,
): Section[] => {
  const out: Section[] = []
  for (const section of sections) {
    if (section.kind !== 'unknown') {
      // "Academic career" stands over studies.
      const isOfStudies =
        section.kind === 'experience' && !holds(section) && splitBlocks(section.lines).some(isStudy)
      out.push(isOfStudies ? { ...section, kind: 'education' } : section)
      continue
    }
    const kind = toSectionKind(section.lines, isSkillList)
    const goesOn = section.heading && out.at(-1)?.kind === kind && kind !== 'skills'
    out.push({
      kind,
      lines: goesOn && section.heading ? [section.heading, ...section.lines] : section.lines,
    })
  }
  return out
}

/** What a section holds whose heading says nothing. */
const toSectionKind = (
  lines: readonly Line[],
  isSkillList: (text: string) => boolean,
): Section['kind'] => {
  const blocks = splitBlocks(lines)
  if (blocks.some(isWork)) return 'experience'
  if (blocks.some(isStudy)) return 'education'
  const text = lines.map((line) => line.text).join(', ')
  return lines.some((line) => isSkillList(line.text)) || (text.length < 300 && isSkillList(text))
    ? 'skills'
    : 'other'
}

type Missing = Record<'experience' | 'education' | 'skills', boolean>

const cut = (
  section: Section,
  missing: Missing,
  isSkillList: (text: string) => boolean,
): Section[] => {
  const out: Section[] = [{ kind: section.kind, lines: [] }]
  for (const block of splitBlocks(section.lines)) {
    const kind =
      missing.experience && isWork(block)
        ? 'experience'
        : missing.education && isStudy(block)
          ? 'education'
          : missing.skills && section.kind === 'top' && block.some(({ text }) => isSkillList(text))
            ? 'skills'
            : section.kind
    const last = out.at(-1)
    // Text that follows work without a date or heading belongs to that work.
    const goesOn = kind === section.kind && last?.kind === 'experience' && isTold(block)
    if (last && (last.kind === kind || goesOn)) last.lines.push(...block)
    else out.push({ kind, lines: block })
  }
  return out.filter(({ lines }, at) => at === 0 || lines.length > 0)
}

const isTold = (block: readonly Line[]): boolean =>
  block.every(({ text }) => isBullet(text) || text.length > 60)

const splitBlocks = (lines: readonly Line[]): Line[][] => {
  const blocks: Line[][] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (last && !line.gapBefore) last.push(line)
    else blocks.push([line])
  }
  return blocks
}

const isShort = (text: string): boolean => text.length <= 120 && !/[.!؟]$/u.test(text.trim())

const isWork = (block: readonly Line[]): boolean =>
  block.some(({ text }, at) => {
    if (isNarrated(text)) return true
    const range = rangeIn(text)
    if (!range || !isShort(text)) return false
    if (isBullet(text)) return isWholePost(text.slice(0, range.from) + text.slice(range.to))
    const near = [block[at - 2], block[at - 1], { text }, block[at + 1], block[at + 2]]
      .flatMap((line) => (line && isShort(line.text) && !isBullet(line.text) ? [line.text] : []))
      .map((one) => one.replace(/[\d/.–-]+/gu, ' '))
    return (
      near.some((one) => one.split(/[\t|,،–—]/u).some((part) => titleOrEmployer(part) !== 0)) &&
      !near.some((one) => isDegree(one))
    )
  })

/** A bullet that names both a title and where: "- Editor at Coast Media, Amman (2017 - 2021)". */
const isWholePost = (text: string): boolean => {
  const { title, employer } = titleAndEmployer(splitPieces(withoutBullet(text)), 0)
  return title !== null && employer !== null && titleOrEmployer(title) > 0
}

/** A sentence that tells of a post with its title. */
const isNarrated = (text: string): boolean =>
  text.split(/(?<=\p{L}{3}\.)\s+/u).some((sentence) => {
    const post = readNarratedPost(sentence)
    return post !== null && titleOrEmployer(post.title) > 0
  })

const isStudy = (block: readonly Line[]): boolean =>
  block.some(({ text }, at) => {
    if (!isDegree(text) || !isShort(text)) return false
    const near = [text, block[at + 1]?.text ?? '', block[at - 1]?.text ?? '']
    return near.some((one) => isInstitution(one)) || singleIn(text) !== null
  })
