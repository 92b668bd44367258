import type { components } from '../../../openapi/generated/api'
import { foldText } from '../../../machines/shared/fold'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { type Lang, translate } from '../../http/contract/language'
import type { ListFile } from '../../http/list-file'
import type { Matching } from '../matching/matching.store'
import { toDays, inOrder, isWithin, type SkillFigures } from './skill-stats.rules'

type Schemas = components['schemas']
export type SkillStatsQuery = Omit<Schemas['SkillStatsQuery'], 'page' | 'limit' | 'download_report'>

export interface CountedSkills {
  skills: SkillFigures[]
  /** The days on which the counted jobs were published, and the counted candidates approved. */
  published: number[]
  approved: Uint16Array
}

/**
 * The skills of the open jobs, compared with those of the approved candidates, from the indexes in
 * memory. Skills outside the taxonomy cannot be compared and are left out.
 */
export function countSkills(
  { jobs, candidates }: Matching,
  ask: SkillStatsQuery,
  { today, lang }: { today: string; lang: Lang },
): CountedSkills {
  const days = toDays(ask.from_date, ask.to_date)
  const counted = jobs
    .open(today)
    .filter(
      ({ sector, publishedDay }) =>
        (ask.sector === undefined || sector === ask.sector) && isWithin(days, publishedDay),
    )
  const asked = new Map<string, number[]>()
  for (const { facts, publishedDay } of counted) {
    for (const { key } of facts.skills) {
      const known = asked.get(key)
      if (known === undefined) asked.set(key, [publishedDay])
      else known.push(publishedDay)
    }
  }
  const part = foldText(ask.name ?? '')
  const only = ask.skills === undefined ? null : new Set(ask.skills)
  const found = loadTaxonomy().skills.flatMap((skill) => {
    if (
      (only !== null && !only.has(skill.id)) ||
      !(foldText(skill.en).includes(part) || foldText(skill.ar).includes(part))
    )
      return []
    const demandDays = asked.get(skill.id) ?? []
    const supply = candidates.countHaving(skill.id, days)
    return demandDays.length + supply === 0
      ? []
      : [{ id: skill.id, name: skill[lang], demandDays, demand: demandDays.length, supply }]
  })
  return {
    skills: inOrder(found, ask.sort, lang),
    published: counted.map(({ publishedDay }) => publishedDay),
    approved: candidates.approvals().filter((day) => isWithin(days, day)),
  }
}

let groups: ReadonlyMap<string, { en: string; ar: string }> | undefined

/** The name of the group of the taxonomy that a skill belongs to. */
export function getGroup(skillId: string, lang: Lang): string {
  groups ??= groupsBySkill()
  return groups.get(skillId)?.[lang] ?? ''
}

function groupsBySkill(): ReadonlyMap<string, { en: string; ar: string }> {
  const { skills, groups: all } = loadTaxonomy()
  const named = new Map(all.map((group) => [group.id, group]))
  return new Map(
    skills.flatMap(({ id, group }) => {
      const found = named.get(group)
      return found === undefined ? [] : [[id, found] as const]
    }),
  )
}

/** All skills that fit: no more than the taxonomy has, so they are one piece. */
export function skillFile(
  matching: Matching,
  ask: SkillStatsQuery,
  { today, lang }: { today: string; lang: Lang },
): ListFile {
  async function* pieces() {
    yield countSkills(matching, ask, { today, lang }).skills.map(({ id, name, demand, supply }) => [
      { text: name },
      { text: getGroup(id, lang) },
      { number: demand },
      { number: supply },
      { number: demand - supply },
    ])
  }
  return {
    rightToLeft: lang === 'ar',
    heads: ['skill', 'group', 'demand', 'supply', 'gap'].map((name) =>
      translate(lang, `report:columns.${name}`),
    ),
    pieces: pieces(),
  }
}
