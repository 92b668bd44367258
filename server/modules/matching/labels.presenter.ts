import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import type { Lang } from '../../http/contract/language'
import { sectorId } from '../users/user.rules'

const remembered = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => (made ??= make())
}

const skills = remembered(() => new Map(loadTaxonomy().skills.map((skill) => [skill.id, skill])))
const sectors = remembered(
  () => new Map(loadTaxonomy().sectors.map((sector) => [sectorId(sector.id), sector])),
)
const industries = remembered(
  () => new Map(loadTaxonomy().industries.map((industry) => [industry.id, industry])),
)
const roles = remembered(() => new Map(loadTaxonomy().occupations.map((role) => [role.id, role])))

/**
 * A skill by its name in the taxonomy, or as somebody wrote it where the taxonomy does not know it.
 */
export const skillName = (key: string, written: string, lang: Lang): string =>
  skills().get(key)?.[lang] ?? written
/** A sector by the id that `user/sectors/` lists. */
export const sectorName = (id: string, lang: Lang): string => sectors().get(id)?.[lang] ?? id
/** An industry of the taxonomy by its id; any other as it was written. */
export const industryName = (written: string, lang: Lang): string =>
  industries().get(written)?.[lang] ?? written
export const roleName = (id: string, lang: Lang): string => roles().get(id)?.[lang] ?? id
/** The roles that one leads to, the nearest first. */
export const nextRoles = (id: string | null): readonly string[] =>
  id === null ? [] : (roles().get(id)?.next ?? [])
