import type { components } from '../../../openapi/generated/api'
import { foldText } from '../../../machines/shared/fold'
import { byForm, getForms, loadTaxonomy, type Skill } from '../../content/taxonomy/taxonomy'
import type { Handlers } from '../../http/contract/handler'
import type { Lang } from '../../http/contract/language'
import { skillNotFound } from '../candidates/candidate.errors'
import { skillName } from '../matching/labels.presenter'

type Schemas = components['schemas']

/** The taxonomy's skills, by the names that people give them. */
export function skillHandlers() {
  const { skills, groups } = loadTaxonomy()
  const known = byForm(skills)
  const labels = new Map(groups.map((group) => [group.id, group]))
  const groupName = (id: string, lang: Lang): string => labels.get(id)?.[lang] ?? id
  /** Each once, in the order of the names; what nobody knows is left out. */
  const meantBy = (names: readonly string[]): Skill[] => [
    ...new Set(names.flatMap((name) => known.get(foldText(name)) ?? [])),
  ]

  const presentKnown = (skill: Skill, lang: Lang): Schemas['KnownSkill'] => ({
    id: skill.id,
    name: skill[lang],
    aliases: getForms(skill).filter((form) => form !== skill[lang]),
    group: groupName(skill.group, lang),
  })

  return {
    async getSkill({ query, lang }) {
      const skill = known.get(foldText(query.name))
      if (skill === undefined) throw skillNotFound()
      const labelled = (ids: readonly string[]): Schemas['SkillLabel'][] =>
        ids.map((id) => ({ ref_skill: id, name: skillName(id, id, lang) }))
      return {
        data: {
          ...presentKnown(skill, lang),
          broader: labelled(skill.broader),
          narrower: labelled(skill.narrower),
          related: labelled(skill.related),
        },
      }
    },

    async findSkills({ body, lang }) {
      return { data: meantBy(body.skills).map((skill) => presentKnown(skill, lang)) }
    },

    async groupSkills({ body, lang }) {
      const found = meantBy(body.skills)
      const of = groups.filter(({ id }) => found.some((skill) => skill.group === id))
      return {
        data: {
          skill_group: of.map((group) => ({
            group: group[lang],
            skills: found.filter((skill) => skill.group === group.id).map((skill) => skill[lang]),
          })),
        },
      }
    },
  } satisfies Partial<Handlers>
}
