import type { Line } from '../../extract/text'
import type { WorkEntry } from '../../resume-profile'
import { isDegree, titleOrEmployer } from './work-words'

/**
 * If the newest post has no title, it gets the occupation that is beside the name or in the line
 * below it, because short resumes state it only there.
 */
export const withHeadTitle = (
  work: readonly WorkEntry[],
  lines: readonly Line[],
  name: string | null,
): WorkEntry[] => {
  const [newest] = work.toSorted((a, b) => (b.start ?? '').localeCompare(a.start ?? ''))
  const title = newest?.title === null ? occupationIn(lines, name) : null
  return work.map((entry) => (entry === newest && title ? { ...entry, title } : entry))
}

const SEPARATOR = /\t|\s[|·•–—-]\s|\s\/\/\s/u
/** The ending of an English word for somebody who does something. */
const AGENT = /(?<!\p{L})\p{L}{3,}(?:er|or|ist|ian|man|woman)$/iu

const occupationIn = (lines: readonly Line[], name: string | null): string | null => {
  const at = name === null ? 0 : lines.slice(0, 4).findIndex(({ text }) => text.includes(name))
  if (at < 0) return null
  const own = lines[at]?.text ?? ''
  const beside = name === null ? '' : own.slice(own.indexOf(name) + name.length)
  const parts = [beside.replace(/^\s*,\s*/u, ''), lines[at + 1]?.text ?? '']
    .filter((text) => !/[@:：]/u.test(text))
    .flatMap((text) => text.split(SEPARATOR))
    .map((part) => part.trim())
    .filter((part) => !/\d/u.test(part))
  return parts.find(isOccupation) ?? null
}

const isOccupation = (part: string): boolean =>
  part.split(/\s+/u).length <= 7 &&
  !/[.!]$/u.test(part) &&
  !isDegree(part) &&
  (titleOrEmployer(part) > 0 || (titleOrEmployer(part) === 0 && AGENT.test(part)))
