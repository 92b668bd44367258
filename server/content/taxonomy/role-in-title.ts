import { foldText } from '../../../machines/shared/fold'
import { byForm, getForms } from './forms'
import type { Occupation } from './taxonomy'
import { getTitleWords, splitRank, withoutDoer } from './title-words'

export type RoleFinder = (title: string) => Occupation | null

interface RoleNames {
  /** By the words of a name in their order. */
  inOrder: ReadonlyMap<string, Occupation>
  /** Names of two words and more, by their first word. */
  longer: ReadonlyMap<string, readonly { words: readonly string[]; role: Occupation }[]>
  /** By a role's id and a rank: the role that is the first one at that rank. */
  atRank: ReadonlyMap<string, Occupation>
  /** By what the work is, where one role alone has it. */
  byWork: ReadonlyMap<string, Occupation>
}

/** A role with the words of the title that name it. */
interface Found {
  role: Occupation
  part: readonly string[]
}

const [mostWords, mostKept] = [14, 10_000]

/**
 * Finds the role that a job title names, in either language: "Accountants – Dubai", محاسبة and
 * "Manager, Human Resources" as well as the names that the taxonomy has.
 */
export function findRoles(roles: readonly Occupation[]): RoleFinder {
  const names = toRoleNames(roles)
  const written = byForm(roles)
  const known = new Map<string, Occupation | null>()
  return (title) => {
    const earlier = known.get(title)
    if (earlier !== undefined) return earlier
    // The same few thousand titles come again and again; there is no end of the others.
    if (known.size >= mostKept) known.clear()
    const found = roleIn(title)
    known.set(title, found)
    return found
  }

  function roleIn(title: string): Occupation | null {
    const whole = written.get(foldText(title))
    if (whole !== undefined) return whole
    const words = getTitleWords(title).slice(0, mostWords)
    const named = inOrder(words, names)
    const work = byWork(splitRank(words).rest, names)
    // "Digital marketing executive" says more of the work than "marketing executive" in it.
    const found =
      work !== null && work.part.length > (named?.part.length ?? 0)
        ? work
        : (named ?? anyOrder(words, names))
    return found === null ? null : raised(found, words, names)
  }
}

function toRoleNames(roles: readonly Occupation[]): RoleNames {
  const all = roles.flatMap((role) =>
    getForms(role).map((form) => ({ words: getTitleWords(form), role })),
  )
  const exact = new Map<string, Occupation>()
  for (const { words, role } of all) {
    const key = words.join(' ')
    if (key !== '' && !exact.has(key)) exact.set(key, role)
  }
  const longer = new Map<string, { words: readonly string[]; role: Occupation }[]>()
  for (const name of all) {
    const first = name.words[0] ?? ''
    if (name.words.length > 1) longer.set(first, [...(longer.get(first) ?? []), name])
  }
  const atRank = new Map<string, Occupation>()
  for (const { words, role } of all) {
    const { rank, rest } = splitRank(words)
    const plain = exact.get(rest.join(' '))
    const key = `${plain?.id ?? ''} ${rank ?? ''}`
    if (rank !== null && plain !== undefined && plain !== role && !atRank.has(key))
      atRank.set(key, role)
  }
  return {
    inOrder: exact,
    longer,
    atRank,
    byWork: onlyOnes(
      all.flatMap(({ words, role }) => {
        const work = withoutDoer(words)
        return work === null ? [] : [[work, role] as const]
      }),
    ),
  }
}

/** What two roles share names neither. */
function onlyOnes(pairs: readonly (readonly [string, Occupation])[]): Map<string, Occupation> {
  const found = new Map<string, Occupation | null>()
  for (const [key, role] of pairs)
    found.set(key, (found.get(key) ?? role) === role && found.get(key) !== null ? role : null)
  return new Map([...found].flatMap(([key, role]) => (role === null ? [] : [[key, role]])))
}

/** The role with the longest name whose words follow each other in the title, the first of equals. */
function inOrder(words: readonly string[], { inOrder: names }: RoleNames): Found | null {
  for (let length = words.length; length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const part = words.slice(start, start + length)
      const role = names.get(part.join(' '))
      if (role !== undefined) return { role, part }
    }
  return null
}

/** "Manager – Human Resources": all words of a name, in another order. */
function anyOrder(words: readonly string[], { longer }: RoleNames): Found | null {
  const held = new Set(words)
  const [best] = [...held]
    .flatMap((word) => longer.get(word) ?? [])
    .filter((name) => name.words.every((word) => held.has(word)))
    .toSorted((a, b) => b.words.length - a.words.length)
  return best === undefined ? null : { role: best.role, part: best.words }
}

/** "Senior" beside a role's name is the role one rank up, where the taxonomy has one. */
function raised(
  { role, part }: Found,
  words: readonly string[],
  { atRank }: RoleNames,
): Occupation {
  const { rank } = splitRank(words)
  return rank === null || splitRank(part).rank !== null
    ? role
    : (atRank.get(`${role.id} ${rank}`) ?? role)
}

/** "Procurement Executive" where the taxonomy says procurement officer. */
function byWork(words: readonly string[], { byWork: works }: RoleNames): Found | null {
  for (let length = words.length; length > 1; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const part = words.slice(start, start + length)
      const work = withoutDoer(part)
      const role = work === null ? undefined : works.get(work)
      if (role !== undefined) return { role, part }
    }
  return null
}
