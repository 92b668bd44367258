import { foldText } from '../../../machines/shared/fold'
import { findRoles } from '../../content/taxonomy/role-in-title'
import { findSkills } from '../../content/taxonomy/skill-by-name'
import { doers, getTitleWords, splitRank } from '../../content/taxonomy/title-words'
import { getForms, type Occupation, type Taxonomy } from '../../content/taxonomy/taxonomy'

/** How a candidate's skill stands to the one asked for. */
export type Relation = 'exact' | 'narrower' | 'broader' | 'related'

/**
 * A skill that counts towards another, or the other way round, with how much of its level counts,
 * in hundredths.
 */
export interface Near {
  key: string
  relation: Relation
  factor: number
}

/** How much a skill or a word tells, a whole number above 0. */
export type Rarity = (key: string) => number

/**
 * The relations between the skills of a taxonomy. A key is a skill's id, or `~` and the folded name
 * of an unknown skill, which is related only to itself.
 */
export interface RelatedSkills {
  /** The key of a skill, by its name where it came without an id. */
  toRelationKey(skill: { ref_skill: string | null; name: string }): string
  /** The skills that count towards a wanted one, itself first, then by what they count. */
  towards(wanted: string): readonly Near[]
  /** The wanted skills that a held one counts towards. */
  from(held: string): readonly Near[]
  /** Whether so many fields ask for a skill that it does not point to any of them. */
  isGeneral(key: string): boolean
  /** The role that a job title names, or null. */
  getOccupation(title: string): string | null
  /** The words of a title that no name of its role has, which make it a kind of that role. */
  getWordsBeyond(title: string, occupation: string): readonly string[]
  /** How near a held role is to the one of a job, in thousandths. */
  roleFactor(wanted: string, held: string): number
}

/**
 * The share of a level that counts for a related skill. A narrower skill nearly is the skill
 * itself, two steps down a little less; a broader one contains some of it; a related one helps to
 * learn it.
 */
const factors = { exact: 100, narrower: 90, narrowerByTwo: 80, broader: 50, related: 40 } as const

/** The same role; one step of a career away; leading to the same role; of the same sector. */
const roleFactors = { same: 1000, step: 700, sameAim: 500, sector: 250 } as const

/** The key of a skill as a resume or a job names it. */
export const toKey = (skill: { ref_skill: string | null; name: string }): string =>
  skill.ref_skill ?? `~${foldText(skill.name)}`

/** The id in the taxonomy that a key stands for, or null. */
export const toRef = (key: string): string | null => (key.startsWith('~') ? null : key)

export function buildRelatedSkills(taxonomy: Taxonomy): RelatedSkills {
  const skills = new Map(taxonomy.skills.map((skill) => [skill.id, skill]))
  const roles = new Map(taxonomy.occupations.map((role) => [role.id, role]))
  const findRole = findRoles(taxonomy.occupations)
  const findSkill = findSkills(taxonomy.skills)
  const below = (id: string): readonly string[] => skills.get(id)?.narrower ?? []
  const above = (id: string): readonly string[] => skills.get(id)?.broader ?? []
  const related = (id: string): readonly string[] => skills.get(id)?.related ?? []

  const steps = (
    id: string,
    down: typeof below,
    up: typeof above,
    near: Record<'down' | 'up', 'narrower' | 'broader'>,
  ): Near[] => [
    { key: id, relation: 'exact', factor: factors.exact },
    ...named(down(id), near.down, near.down === 'narrower' ? factors.narrower : factors.broader),
    ...named(up(id), near.up, near.up === 'narrower' ? factors.narrower : factors.broader),
    ...named(related(id), 'related', factors.related),
  ]
  const towards = (wanted: string): readonly Near[] =>
    best([
      ...steps(wanted, below, above, { down: 'narrower', up: 'broader' }),
      ...named(below(wanted).flatMap(below), 'narrower', factors.narrowerByTwo),
    ])
  // From the candidate's side the skill below the wanted one looks up to it.
  const from = (held: string): readonly Near[] =>
    best([
      ...steps(held, below, above, { down: 'broader', up: 'narrower' }),
      ...named(above(held).flatMap(above), 'narrower', factors.narrowerByTwo),
    ])

  return {
    toRelationKey: (skill) =>
      (skill.ref_skill === null ? findSkill(skill.name)?.id : null) ?? toKey(skill),
    isGeneral: generalSkills(taxonomy),
    towards: remembered(towards),
    from: remembered(from),
    getOccupation: (title) => findRole(title)?.id ?? null,
    getWordsBeyond: (title, occupation) => {
      const { rest } = splitRank(getTitleWords(title))
      // "Senior data analyst" names a role by its rank, and "data analyst" another one.
      const named = [roles.get(occupation), findRole(rest.join(' '))]
      const own = new Set(
        named.flatMap((role) => (role == null ? [] : getForms(role).flatMap(getTitleWords))),
      )
      return own.size === 0 ? [] : rest.filter((word) => !own.has(word) && !doers.has(word))
    },
    roleFactor: (wanted, held) => getFactor(roles.get(wanted), roles.get(held)),
  }
}

/** From so many sectors on that ask for it a skill is everybody's. */
const manySectors = 5

/** Skills of many sectors, and skills about a person or a language rather than about work. */
function generalSkills({ skills, occupations }: Taxonomy): (key: string) => boolean {
  const sectors = new Map<string, Set<string | null>>()
  for (const { essential, optional, sector } of occupations)
    for (const key of [...essential, ...optional])
      sectors.set(key, (sectors.get(key) ?? new Set()).add(sector))
  const general = new Set(
    skills.filter(({ group }) => group === 'personal' || group === 'languages').map(({ id }) => id),
  )
  return (key) => general.has(key) || (sectors.get(key)?.size ?? 0) >= manySectors
}

const named = (keys: readonly string[], relation: Relation, factor: number): Near[] =>
  keys.map((key) => ({ key, relation, factor }))

/** Each key once, by the relation that counts most; the ones that count most first. */
function best(near: readonly Near[]): Near[] {
  const found = new Map<string, Near>()
  for (const one of near)
    if ((found.get(one.key)?.factor ?? 0) < one.factor) found.set(one.key, one)
  return [...found.values()].toSorted((a, b) => b.factor - a.factor || (a.key < b.key ? -1 : 1))
}

function remembered(find: (key: string) => readonly Near[]): (key: string) => readonly Near[] {
  const known = new Map<string, readonly Near[]>()
  return (key) => {
    // A skill outside the taxonomy is near to itself alone, and there is no end of them.
    if (key.startsWith('~')) return named([key], 'exact', factors.exact)
    const found = known.get(key) ?? find(key)
    known.set(key, found)
    return found
  }
}

function getFactor(wanted: Occupation | undefined, held: Occupation | undefined): number {
  if (wanted === undefined || held === undefined) return 0
  if (wanted.id === held.id) return roleFactors.same
  if (held.next.includes(wanted.id) || wanted.next.includes(held.id)) return roleFactors.step
  if (held.next.some((role) => wanted.next.includes(role))) return roleFactors.sameAim
  return held.sector !== null && held.sector === wanted.sector ? roleFactors.sector : 0
}
