import { repeats } from '../repeats'
import { foldText } from '../../../machines/shared/fold'
import type { TaxonomyContent } from './taxonomy-schema'
import { levelOrder } from './taxonomy-schema'
import { getForms } from './forms'

type Links = ReadonlyMap<string, readonly string[]>

/**
 * The faults that make any taxonomy unusable: duplicate or unknown ids, circles, contradictions.
 */
export const getFaults = ({
  groups,
  sectors,
  industries,
  skills,
  occupations,
}: TaxonomyContent): string[] => {
  const broader: Links = new Map(skills.map((skill) => [skill.id, skill.broader]))
  const next: Links = new Map(occupations.map((occupation) => [occupation.id, occupation.next]))
  const known = {
    group: getIds(groups),
    sector: getIds(sectors),
    skill: getIds(skills),
    occupation: getIds(occupations),
  }
  return [
    ...repeats(
      'group id',
      groups.map(({ id }) => id),
    ),
    ...repeats(
      'sector id',
      sectors.map(({ id }) => id),
    ),
    ...repeats(
      'industry id',
      industries.map(({ id }) => id),
    ),
    ...repeats(
      'skill id',
      skills.map(({ id }) => id),
    ),
    ...repeats(
      'occupation id',
      occupations.map(({ id }) => id),
    ),
    ...industries.flatMap((one) =>
      unknown(`industry ${one.id}`, 'sector', [one.sector], known.sector),
    ),
    ...skills.flatMap((one) => [
      ...unknown(`skill ${one.id}`, 'group', [one.group], known.group),
      ...unknown(`skill ${one.id}`, 'broader', one.broader, known.skill),
      ...unknown(`skill ${one.id}`, 'related', one.related, known.skill),
    ]),
    ...occupations.flatMap((one) => [
      ...unknown(
        `occupation ${one.id}`,
        'sector',
        one.sector === null ? [] : [one.sector],
        known.sector,
      ),
      ...unknown(`occupation ${one.id}`, 'essential', one.essential, known.skill),
      ...unknown(`occupation ${one.id}`, 'optional', one.optional, known.skill),
      ...unknown(`occupation ${one.id}`, 'next', one.next, known.occupation),
    ]),
    ...circles('broader', broader),
    ...circles('next', next),
    ...relatedFaults(skills, broader),
    ...occupationFaults(occupations),
  ]
}

/**
 * Forms and titles with two meanings. Our own data has none; in an imported taxonomy the first one
 * counts.
 */
export const repeatedForms = ({ skills, occupations }: TaxonomyContent): string[] => [
  ...repeats(
    'skill form',
    skills.flatMap((skill) => [...new Set(getForms(skill).map(foldText))]),
  ),
  ...repeats(
    'job title',
    occupations.flatMap((occupation) => [...new Set(getForms(occupation).map(foldText))]),
  ),
]

const getIds = (entries: readonly { id: string }[]) => new Set(entries.map(({ id }) => id))

const unknown = (
  where: string,
  field: string,
  ids: readonly string[],
  known: ReadonlySet<string>,
): string[] =>
  ids
    .filter((id) => !known.has(id))
    .map((id) => `${where}: ${field} names ${id}, which does not exist`)

/** Each circle once, with the way around it. */
const circles = (field: string, links: Links): string[] => {
  const faults: string[] = []
  const done = new Set<string>()
  const walk = (id: string, way: readonly string[]): void => {
    const at = way.indexOf(id)
    if (at >= 0) faults.push(`${field} goes in a circle: ${[...way.slice(at), id].join(' > ')}`)
    if (at >= 0 || done.has(id)) return
    for (const target of links.get(id) ?? []) walk(target, [...way, id])
    done.add(id)
  }
  for (const id of links.keys()) walk(id, [])
  return faults
}

const relatedFaults = (skills: TaxonomyContent['skills'], broader: Links): string[] => {
  const pairs = skills.flatMap((skill) =>
    skill.related.map((other) => [skill.id, other].toSorted().join(' and ')),
  )
  const above = skills.flatMap((skill) => {
    const own = findAncestors(skill.id, broader)
    return skill.related
      .filter(
        (other) =>
          other === skill.id || own.has(other) || findAncestors(other, broader).has(skill.id),
      )
      .map((other) =>
        other === skill.id
          ? `skill ${skill.id} is related to itself`
          : `skill ${skill.id}: ${other} is related and broader or narrower at once`,
      )
  })
  return [...repeats('related pair', pairs), ...above]
}

/** Everything above a skill. Safe where the links go in a circle. */
export const findAncestors = (id: string, broader: Links): ReadonlySet<string> => {
  const found = new Set<string>()
  const rest = [...(broader.get(id) ?? [])]
  for (let one = rest.pop(); one !== undefined; one = rest.pop()) {
    if (found.has(one)) continue
    found.add(one)
    rest.push(...(broader.get(one) ?? []))
  }
  return found
}

const occupationFaults = (occupations: TaxonomyContent['occupations']): string[] => {
  const levels = new Map(occupations.map(({ id, level }) => [id, levelOrder(level)]))
  return occupations.flatMap(({ id, level, essential, optional, next }) => [
    ...repeats(`occupation ${id}: skill`, [...essential, ...optional]),
    ...repeats(`occupation ${id}: next role`, next),
    ...next
      .filter((target) => (levels.get(target) ?? Infinity) < levelOrder(level))
      .map((target) => `occupation ${id}: next names ${target}, which is a step down`),
  ])
}
