import { foldText } from '../../../../machines/shared/fold'
import { isSameAward, isSameSkill, type Draft } from './review.rules'

const isSameText = (a: string | null, b: string | null): boolean =>
  foldText(a ?? '') === foldText(b ?? '')

/** Adds to a list the entries of a newer reading that it does not contain, at its end. */
const withNew = <Entry>(
  stored: readonly Entry[],
  read: readonly Entry[],
  isSame: (a: Entry, b: Entry) => boolean,
): Entry[] => [...stored, ...read.filter((entry) => !stored.some((other) => isSame(other, entry)))]

/**
 * Adds to a profile what a newer reading found. Confirmed entries keep their words; only a job or
 * study that was still going on takes the end from the newer resume.
 */
export function withWhatIsNew(stored: Draft, read: Draft): Draft {
  const sameWork = (a: Draft['work_history_detailed'][number], b: typeof a) =>
    isSameText(a.title, b.title) && isSameText(a.employer, b.employer) && a.start === b.start
  const sameStudy = (a: Draft['education'][number], b: typeof a) =>
    isSameText(a.institution, b.institution) && isSameText(a.degree, b.degree)
  return {
    name: stored.name || read.name,
    emails: withNew(stored.emails, read.emails, isSameText),
    phones: withNew(stored.phones, read.phones, isSameText),
    links: withNew(stored.links, read.links, isSameText),
    skills: withNew(stored.skills, read.skills, isSameSkill),
    work_history_detailed: withNew(
      withEnds(stored.work_history_detailed, read.work_history_detailed, sameWork),
      read.work_history_detailed,
      sameWork,
    ),
    education: withNew(
      withEnds(stored.education, read.education, sameStudy),
      read.education,
      sameStudy,
    ),
    languages: withNew(stored.languages, read.languages, isSameText),
    awards: withNew(stored.awards, read.awards, isSameAward),
    media: withNew(stored.media, read.media, (a, b) => a.url === b.url),
    read_at: read.read_at,
  }
}

const withEnds = <Entry extends { end: string | null }>(
  stored: readonly Entry[],
  read: readonly Entry[],
  isSame: (a: Entry, b: Entry) => boolean,
): Entry[] =>
  stored.map((entry) => {
    const newer = read.find((other) => isSame(entry, other))
    const isOver = entry.end === null || entry.end === 'present'
    return isOver && newer !== undefined ? { ...entry, end: newer.end ?? entry.end } : entry
  })
