import { z } from 'zod'

const id = z.string().regex(/^[a-z][a-z0-9_]*$/)
const text = z.string().min(1)
const labelled = { id, en: text, ar: text }
const ids = z.array(id).default([])

/** How far along a career a role stands, the first step first. */
const LEVELS = ['entry', 'intermediate', 'senior', 'lead', 'executive'] as const

export const groupEntry = z.strictObject(labelled)
export const sectorEntry = z.strictObject(labelled)
export const industryEntry = z.strictObject({ ...labelled, sector: id })
export const skillEntry = z.strictObject({
  ...labelled,
  /** Other ways to write the skill, in both languages. */
  aliases: z.array(text),
  /**
   * Forms that are also common words or letters (Go, R, Express): taken only from a list of skills.
   */
  listed: z.array(text).optional(),
  /** Forms that are a name only with a capital letter inside a sentence (Excel, Tableau). */
  proper: z.array(text).optional(),
  /** The skills this one is a part or a kind of. */
  broader: ids,
  /** Skills near it. A pair is written at one of the two; both get it. */
  related: ids,
})
export const occupationEntry = z.strictObject({
  ...labelled,
  /** Other job titles for the same work, in both languages. */
  aliases: z.array(text),
  /** Null where a taxonomy from elsewhere says nothing of it. */
  sector: id.nullable(),
  level: z.enum(LEVELS),
  essential: ids,
  optional: ids,
  /** The roles a person usually grows into, the nearest first. */
  next: ids,
})

/** A whole taxonomy in one file, as `npm run taxonomy` writes it and TAXONOMY_FILE names it. */
export const taxonomySchema = z.strictObject({
  groups: z.array(groupEntry),
  sectors: z.array(sectorEntry),
  industries: z.array(industryEntry),
  skills: z.array(skillEntry.extend({ group: id })),
  occupations: z.array(occupationEntry),
})

/** What a taxonomy file holds: each relation once. */
export type TaxonomyContent = z.infer<typeof taxonomySchema>
export type Level = (typeof LEVELS)[number]
export const levelOrder = (level: Level): number => LEVELS.indexOf(level)
