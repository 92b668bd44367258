import type { Line } from '../../extract/text'
import { emailsIn } from './contacts'
import { usualSize } from '../headings'
import { isInAddress } from './in-address'
import { isCased, isOther, isOtherLabel, toNameLabel, toReadings } from './name-words'

interface Candidate {
  value: string
  rank: number
}

/**
 * The candidate's name: a labelled one; otherwise, among name-like words above the first section,
 * the largest and first ones that are also in the e-mail address.
 */
export const nameIn = (top: readonly Line[], all: readonly Line[]): string | null => {
  const local = localsIn(all)
  const value = labelled(all.slice(0, 80), local)
  if (value) return value
  const lines = (top.length ? top : all).slice(0, 15)
  const largest = Math.max(0, ...lines.map((line) => line.size))
  const usual = usualSize(all)
  // Without lines above the first section, the name is at the start or is recognised by the
  // address.
  const isAlone = top.length > 0
  const candidates = lines.flatMap((line, at): Candidate[] =>
    toReadings(withFamilyLast(wholeName(line, lines.slice(at + 1, at + 3), usual), local))
      .filter((value) => !isOther(value, local, lines[at + 1]?.text ?? ''))
      .filter((value) => !SPEAKS.test(line.text) || countInAddress(value, local) > 0)
      .filter((value) => isAlone || at < 3 || countInAddress(value, local) > 0)
      .map((value, part) => ({
        value,
        rank:
          (line.size > 0 && line.size >= largest - 0.5 ? 3 : 0) +
          (countInAddress(value, local) > 0 ? 3 : 0) +
          (line.bold ? 0.5 : 0) -
          0.4 * at -
          0.1 * part,
      })),
  )
  const best = candidates.reduce<Candidate | null>(
    (one, other) => (one && one.rank >= other.rank ? one : other),
    null,
  )
  return best?.value ?? besideAddress(all, local)
}

/** "I am …" may be followed by anything, so the name is one only if it is in the address. */
const SPEAKS = /^(?:[^\t]{0,40}\s)?(?:i am|i['’]m|[أا]نا(?! اسمي)|معكم)\s/iu

/** A name in large letters may take two lines, or three. */
const wholeName = (line: Line, next: readonly Line[], usual: number): string => {
  let name = line.text
  if (usual === 0 || line.size <= 1.3 * usual || name.includes('\t')) return name
  for (const { text, size } of next) {
    const more = text.split('\t')[0] ?? ''
    if (size !== line.size || !/^\p{L}+$/u.test(more)) break
    name = `${name} ${more}`
  }
  return name
}

/** "PERERA, Dilani" where an address has the family's name as well. */
const withFamilyLast = (text: string, local: string): string => {
  const [, family, given] = /^(\p{Lu}[\p{Lu}'’ -]+),\s+(\p{Lu}[\p{L}'’. -]+)$/u.exec(text) ?? []
  return family && given && countInAddress(family, local) > 0 ? `${given} ${family}` : text
}

/** Values behind labels of the candidate's name: on their line, beside their cell or below them. */
const labelled = (lines: readonly Line[], local: string): string | null => {
  const parts: { given?: string; family?: string } = {}
  for (const [at, line] of lines.entries()) {
    for (const { label, value } of toLabelled(line.text, lines[at + 1]?.text ?? '')) {
      const part = toNameLabel(label)
      const names = part === 'whole' ? toReadings(value) : []
      const name = names.find((one) => isCased(one, local))
      if (name) return name
      if (part === null || !isPart(value)) continue
      // Beside a family name "Name" is the given one.
      if (part !== 'whole') parts[part] ??= value
      else if (!value.includes(' ')) parts.given ??= value
    }
  }
  return parts.given && parts.family ? `${parts.given} ${parts.family}` : null
}

const isPart = (value: string): boolean =>
  /^\p{L}[\p{L}\p{M}'’. -]{1,30}$/u.test(value) && !isOtherLabel(value)

/** What may be labels of a line, each with its value. */
const toLabelled = (text: string, below: string): { label: string; value: string }[] => {
  const cells = text.split('\t')
  const whole = [
    /^([^:：]{2,60}?)\s*[:：]\s*(.+)$/u,
    /^([^/=]{2,40}?)\s*(?:\s\/|=)\s+(.+)$/u,
    /^(الاسم(?: (?:الكامل|كاملا|بالكامل|الثلاثي|الرباعي))?|اسم مقدم الطلب|(?:full )?name)\s+(.+)$/iu,
  ]
  const written = cells.flatMap((cell) =>
    whole.flatMap((form) => {
      const [, label, value] = form.exec(cell) ?? []
      return label && value ? [{ label, value }] : []
    }),
  )
  const beside = cells.flatMap((cell, at) => {
    const label = cell.replace(/[\s:：]+$/u, '')
    const after = cells.slice(at + 1).join('\t')
    // A table in two languages has the second label behind both values.
    return after
      ? [{ label, value: after.replace(/^[:：]\s*/u, '') }]
      : [{ label, value: cells[at - 1] ?? below }]
  })
  // A form has a row of labels above the row of their values.
  const under = below.split('\t')
  const beneath =
    cells.length === under.length
      ? cells.map((label, at) => ({ label, value: under[at] ?? '' }))
      : []
  return [...written, ...beside, ...beneath]
}

const localsIn = (lines: readonly Line[]): string =>
  emailsIn(lines.map((line) => line.text).join('\n'))
    .map((email) => email.split('@')[0] ?? '')
    .join(' ')

/**
 * A last resort for resumes with sections in an odd order: a name-like line whose words stand in
 * the e-mail address.
 */
const besideAddress = (all: readonly Line[], local: string): string | null =>
  all
    .flatMap((line) => toReadings(line.text))
    .find((name) => !isOther(name, local, '') && countInAddress(name, local) >= 2) ?? null

/** How many words of a name are in an address. */
const countInAddress = (name: string, local: string): number =>
  name.split(' ').filter((word) => isInAddress(word, local)).length
