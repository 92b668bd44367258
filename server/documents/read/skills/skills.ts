import type { Line } from '../../extract/text'
import type { ResumeSkill, WorkEntry } from '../../resume-profile'
import type { Section } from '../sections'
import { singleIn } from '../dates'
import { isDegree } from '../employment/work-words'
import { isDenied } from './denied'
import { isBullet, withoutBullet } from '../sections'
import { formsAt, getTokens } from './skill-index'
import { cutList, listItems, MAX_EVIDENCE, type Item } from './skill-list'
import type { Form, SkillIndex, Token } from './skill-index'

const MAX_UNKNOWN = 40

interface Found {
  name: string
  ref_skill: string | null
  evidence: string
}

/**
 * The skills of a resume. What the skills section lists comes first and is kept even when the
 * taxonomy does not know it; sentences elsewhere add only skills that the taxonomy knows, in forms
 * that are no common words.
 */
export const skillsIn = (
  sections: readonly Section[],
  work: readonly WorkEntry[],
  index: SkillIndex,
  name: string | null = null,
): ResumeSkill[] => {
  const listed = sections
    .filter((s) => s.kind === 'skills')
    .flatMap((s) =>
      listItems(s.lines)
        .flatMap((item) => splitHalves(item, index))
        .flatMap((item) => fromItem(item, index)),
    )
  // An employer's name says nothing about the skills of its staff, so only the title and
  // description of a job count.
  const ofJobs = work.flatMap((job) => [job.title ?? '', ...job.description.split('\n')])
  const told = sections
    .filter((s) => TOLD.includes(s.kind) || (s.kind === 'experience' && work.length === 0))
    .flatMap((s) =>
      s.lines.map((line, at) => ({
        text: withoutName(line.text, name),
        before: wrappedInto(line, s.lines[at - 1]),
      })),
    )
    .concat(ofJobs.map((text) => ({ text, before: '' })))
    .flatMap(({ text, before }) => fromSentence(text, index, before))
  const seen = new Set<string>()
  const kept: Found[] = []
  let unknown = 0
  for (const skill of [...listed, ...listedBelowStudies(sections, index), ...told]) {
    const key = skill.ref_skill ?? `?${skill.name.toLowerCase()}`
    if (seen.has(key) || (skill.ref_skill === null && unknown >= MAX_UNKNOWN)) continue
    seen.add(key)
    if (skill.ref_skill === null) unknown += 1
    kept.push(skill)
  }
  return kept.map((skill, i) => ({ id: `skill-${i + 1}`, ...skill }))
}

/** Where no heading ends the studies, a list of skills may be the last of their lines. */
const listedBelowStudies = (sections: readonly Section[], index: SkillIndex): Found[] =>
  listItems(
    sections
      .filter(({ kind }) => kind === 'education')
      .flatMap(({ lines }) => lines)
      .filter(({ text }) => isSkillList(text, index) && !isDegree(text) && singleIn(text) === null),
  )
    .flatMap((item) => fromItem(item, index))
    .filter(({ ref_skill: known }) => known !== null)

/** The line of which this one is the rest: what it denies may stand here. */
const wrappedInto = (line: Line, previous: Line | undefined): string =>
  previous !== undefined &&
  !line.gapBefore &&
  !isBullet(line.text) &&
  previous.text.length > 20 &&
  !/[.:!?؟]$/u.test(previous.text)
    ? previous.text
    : ''

/** Peter Jenkins and Ruby Swift know no more of software than their names say. */
const withoutName = (text: string, name: string | null): string => {
  const at = name === null ? -1 : text.toLowerCase().indexOf(name.toLowerCase())
  return name === null || at < 0
    ? text
    : `${text.slice(0, at)}${' '.repeat(name.length)}${text.slice(at + name.length)}`
}

const TOLD: readonly Section['kind'][] = ['summary', 'certificates', 'top', 'other']

/** Levels and fillers that appear beside skills but are none. */
const NO_SKILL =
  /^(?:basic|beginner|intermediate|advanced|expert|excellent|very good|good|fluent|native|proficient|professional|etc|and more|others?|مبتدئ|متوسط|متقدم|ممتاز|جيد|جيد جدا|محترف|وغيرها|إلخ)$|^[\d%/.\s]+$/iu

/** How much or until when, said of the skill beside it: "62 words a minute", "valid till 2027". */
const AMOUNT =
  /^\d+\s+\p{L}|(?<!\p{L})(?:valid|expir\w*|till|until|since|ساري\p{L}*|حتى|منذ)(?!\p{L})/iu

/**
 * Beside other words ("willing to go the extra mile") a form that is also a common word counts only
 * as names are written.
 */
const isNamed = ({ form, name, first, last }: Match, text: string): boolean =>
  !form.skill.listed?.includes(form.written) ||
  form.skill.group === 'personal' ||
  (first === 0 &&
    /^\s+\d/u.test(text.slice(text.toLowerCase().indexOf(name.toLowerCase()) + name.length))) ||
  getTokens(text).length - (last - first + 1) <= 1 ||
  (name === form.written && (name !== name.toLowerCase() || /\p{Script=Arabic}/u.test(name)))

/**
 * "Negotiation and credit collection" is two skills where one half is one as it stands; "research
 * and development" is not.
 */
const splitHalves = (item: Item, index: SkillIndex): Item[] => {
  const halves = item.text.split(/\s+(?:and|&)\s+|\s+و(?=\p{L})/u)
  const isWhole = (text: string) =>
    matchesIn(text, index, true).some(
      ({ first, last }) => first === 0 && last === getTokens(text).length - 1,
    )
  return halves.length === 2 &&
    !isWhole(item.text) &&
    !isWhollyDenied(halves[0] ?? '') &&
    halves.some(isWhole)
    ? halves.map((text) => ({ ...item, text }))
    : [item]
}

const isWhollyDenied = (text: string): boolean =>
  isDenied(text, text.length) && !/^no-/iu.test(text)

const fromItem = (item: Item, index: SkillIndex): Found[] => {
  const known = matchesIn(item.text, index, true).filter((match) => isNamed(match, item.text))
  const found = known.map(({ name, form }) => ({
    name,
    ref_skill: form.skill.id,
    evidence: item.evidence,
  }))
  if (known.length || NO_SKILL.test(item.text) || AMOUNT.test(item.text)) return found
  // A list of what somebody cannot do contains no skills.
  if (isWhollyDenied(item.text)) return []
  // A sentence in a skills section is not the name of a skill.
  const isName =
    /\p{L}/u.test(item.text) && item.text.length <= 60 && item.text.split(' ').length <= 6
  return isName ? [{ name: item.text, ref_skill: null, evidence: item.evidence }] : []
}

const fromSentence = (text: string, index: SkillIndex, before: string): Found[] =>
  matchesIn(text, index, false, before).map(({ name, form }) => ({
    name,
    ref_skill: form.skill.id,
    evidence: withoutBullet(text).replace(/\t/g, ' ').slice(0, MAX_EVIDENCE),
  }))

/** Whether a line is a list of which at least half are skills that the taxonomy knows. */
export const isSkillList = (text: string, index: SkillIndex): boolean => {
  const items = cutList(withoutBullet(text))
  const known = items.filter((item) => matchesIn(item, index, true).length > 0)
  return items.length >= 3 && 2 * known.length >= items.length && !isStory(text)
}

const isStory = (text: string): boolean => /[.!؟]\s*$/u.test(text) && text.length > 80

interface Match {
  name: string
  form: Form
  first: number
  last: number
}

const matchesIn = (text: string, index: SkillIndex, inList: boolean, before = ''): Match[] => {
  const tokens = getTokens(text)
  const sure: Match[] = []
  const doubtful: Match[] = []
  for (let at = 0; at < tokens.length;) {
    const candidates = formsAt(index, tokens, at)
    const found = candidates
      .map(({ form, cut }) => toMatch(text, tokens, at, form, cut))
      .find((match) => inList || isCertain(match, text, tokens))
    if (found) {
      sure.push(found)
      at = found.last + 1
      continue
    }
    const single = candidates.find(
      ({ form }) => form.use === 'listed' && form.skill.group !== 'languages',
    )
    if (single) doubtful.push(toMatch(text, tokens, at, single.form, single.cut))
    at += 1
  }
  return [...sure, ...besideOthers(doubtful, sure, text, tokens)]
    .filter(
      ({ first }) => !isDenied(`${before} ${text}`, before.length + 1 + (tokens[first]?.from ?? 0)),
    )
    .toSorted((a, b) => a.first - b.first)
}

const toMatch = (
  text: string,
  tokens: readonly Token[],
  at: number,
  form: Form,
  cut: number,
): Match => {
  const last = at + form.keys.length - 1
  return {
    name: text.slice((tokens[at]?.from ?? 0) + cut, tokens[last]?.to ?? 0),
    form,
    first: at,
    last,
  }
}

/** Whether a form found in a sentence means the skill. */
const isCertain = (
  { name, form, first }: Match,
  text: string,
  tokens: readonly Token[],
): boolean => {
  if (form.use === 'listed') return false
  // Short capital forms (SAS, ERP, MEP) must be written so: "sap" and "sas" occur in words of other
  // languages.
  if (/^[A-Z/]{2,4}$/.test(form.written)) return name === form.written
  if (form.use === 'anywhere') return true
  const before = text.slice(0, tokens[first]?.from ?? 0).trimEnd()
  return name === form.written && before !== '' && !/[.!?•]$/.test(before)
}

/**
 * In "Python, R and SQL", a form that is also a common word counts because it is listed with a
 * skill of the same group.
 */
const besideOthers = (
  doubtful: readonly Match[],
  sure: readonly Match[],
  text: string,
  tokens: readonly Token[],
): Match[] => {
  const kept: Match[] = []
  let added = true
  while (added) {
    added = false
    for (const match of doubtful) {
      if (kept.includes(match) || match.name !== match.form.written) continue
      const near = [...sure, ...kept].some(
        (other) =>
          other.form.skill.group === match.form.skill.group && isList(other, match, text, tokens),
      )
      if (!near) continue
      kept.push(match)
      added = true
    }
  }
  return kept
}

const isList = (a: Match, b: Match, text: string, tokens: readonly Token[]): boolean => {
  const [left, right] = a.first < b.first ? [a, b] : [b, a]
  const between = text.slice(tokens[left.last]?.to ?? 0, tokens[right.first]?.from ?? 0)
  return /^\s*(?:[,،/&+]|,?\s*(?:and|or)|،?\s*و)\s*$/u.test(between)
}
