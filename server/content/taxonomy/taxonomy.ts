import { z } from 'zod'
import { foldText } from './fold'
import sectors from './sectors.json'
import administration from './skills/administration.json'
import customerService from './skills/customer-service.json'
import dataAnnotation from './skills/data-annotation.json'
import educationLegal from './skills/education-legal.json'
import engineering from './skills/engineering.json'
import finance from './skills/finance.json'
import health from './skills/health.json'
import humanResources from './skills/human-resources.json'
import informationTechnology from './skills/information-technology.json'
import languageWork from './skills/language-work.json'
import languages from './skills/languages.json'
import marketing from './skills/marketing.json'
import personal from './skills/personal.json'

const labelled = { id: z.string().regex(/^[a-z][a-z0-9_]*$/), en: z.string().min(1), ar: z.string().min(1) }
const sectorEntry = z.strictObject(labelled)
const skillEntry = z.strictObject({
  ...labelled,
  /** Other ways to write the skill, in both languages. */
  aliases: z.array(z.string().min(1)),
  /** Forms that are also common words or letters (Go, R, Express): taken only from a list of skills. */
  listed: z.array(z.string().min(1)).optional(),
  /** Forms that are a name only with a capital letter inside a sentence (Excel, Tableau). */
  proper: z.array(z.string().min(1)).optional(),
})

const files = {
  data_annotation: dataAnnotation,
  languages,
  language_work: languageWork,
  information_technology: informationTechnology,
  administration,
  human_resources: humanResources,
  customer_service: customerService,
  marketing,
  engineering,
  health,
  finance,
  education_legal: educationLegal,
  personal,
}
const GROUPS = [
  'data_annotation', 'languages', 'language_work', 'information_technology', 'administration', 'human_resources',
  'customer_service', 'marketing', 'engineering', 'health', 'finance', 'education_legal', 'personal',
] as const

export type SkillGroup = keyof typeof files
export type Sector = z.infer<typeof sectorEntry>
export type Skill = z.infer<typeof skillEntry> & { group: SkillGroup }

export interface Taxonomy {
  skills: readonly Skill[]
  sectors: readonly Sector[]
}

/** All the ways a skill is written, its two labels first. */
export const formsOf = (skill: Skill): string[] =>
  [...new Set([skill.en, skill.ar, ...skill.aliases, ...(skill.listed ?? []), ...(skill.proper ?? [])])]

let loaded: Taxonomy | undefined

/** The taxonomy, validated once; throws at the first call when a data file is wrong. */
export const loadTaxonomy = (): Taxonomy => (loaded ??= validated())

const validated = (): Taxonomy => {
  const skills = GROUPS.flatMap((group) => z.array(skillEntry).parse(files[group]).map((skill) => ({ ...skill, group })))
  const taxonomy = { skills, sectors: z.array(sectorEntry).parse(sectors) }
  refuseRepeats('skill id', taxonomy.skills.map((skill) => skill.id))
  refuseRepeats('sector id', taxonomy.sectors.map((sector) => sector.id))
  refuseRepeats('skill form', taxonomy.skills.flatMap((skill) => [...new Set(formsOf(skill).map(foldText))]))
  return taxonomy
}

const refuseRepeats = (what: string, values: readonly string[]): void => {
  const seen = new Set<string>()
  const repeated = values.filter((value) => seen.size === seen.add(value).size)
  if (repeated.length) throw new Error(`taxonomy: ${what} given twice: ${repeated.join(', ')}`)
}
