import { z } from 'zod'
import sectors from './sectors.json'
import dataAnnotation from './skills/data-annotation.json'

const labelled = { id: z.string().regex(/^[a-z][a-z0-9_]*$/), en: z.string().min(1), ar: z.string().min(1) }
const skillEntry = z.strictObject({ ...labelled, aliases: z.array(z.string().min(1)) })
const sectorEntry = z.strictObject(labelled)

export type Sector = z.infer<typeof sectorEntry>
export type SkillGroup = keyof typeof files
export type Skill = z.infer<typeof skillEntry> & { group: SkillGroup }

export interface Taxonomy {
  skills: readonly Skill[]
  sectors: readonly Sector[]
}

const files = { data_annotation: dataAnnotation }

/** Validates the taxonomy's data files and returns them; throws at start-up when a file is wrong. */
export const loadTaxonomy = (): Taxonomy => ({
  skills: Object.entries(files).flatMap(([group, entries]) =>
    z.array(skillEntry).parse(entries).map((entry) => ({ ...entry, group: group as SkillGroup })),
  ),
  sectors: z.array(sectorEntry).parse(sectors),
})
