import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { builtInContent } from './built-in'
import { getFaults, repeatedForms } from './taxonomy-faults'
import { taxonomySchema } from './taxonomy-schema'
import type { TaxonomyContent } from './taxonomy-schema'

export { byForm, getForms } from './forms'

export type SkillGroup = TaxonomyContent['groups'][number]
export type Sector = TaxonomyContent['sectors'][number]
export type Industry = TaxonomyContent['industries'][number]
export type Occupation = TaxonomyContent['occupations'][number]
/** `related` holds both sides of every pair here, and `narrower` is the other side of `broader`. */
export type Skill = TaxonomyContent['skills'][number] & { narrower: readonly string[] }

export interface Taxonomy {
  groups: readonly SkillGroup[]
  skills: readonly Skill[]
  sectors: readonly Sector[]
  industries: readonly Industry[]
  occupations: readonly Occupation[]
}

/**
 * Reads a taxonomy. @throws one error with every fault in a line; `strict` also refuses a form or
 * title given twice.
 */
export const readTaxonomy = (
  content: unknown,
  name: string,
  { strict }: { strict: boolean },
): Taxonomy => {
  const parsed = taxonomySchema.safeParse(content)
  if (!parsed.success)
    throw new Error(`${name} is not a valid taxonomy:\n${z.prettifyError(parsed.error)}`)
  const faults = [...getFaults(parsed.data), ...(strict ? repeatedForms(parsed.data) : [])]
  if (faults.length)
    throw new Error(`${name} cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  return { ...parsed.data, skills: withBothSides(parsed.data.skills) }
}

const withBothSides = (skills: TaxonomyContent['skills']): Skill[] => {
  const narrower = new Map<string, string[]>(skills.map(({ id }) => [id, []]))
  const related = new Map<string, string[]>(skills.map((skill) => [skill.id, [...skill.related]]))
  for (const { id, broader } of skills) for (const above of broader) narrower.get(above)?.push(id)
  for (const skill of skills) for (const other of skill.related) related.get(other)?.push(skill.id)
  return skills.map((skill) => ({
    ...skill,
    related: related.get(skill.id) ?? [],
    narrower: narrower.get(skill.id) ?? [],
  }))
}

let builtIn: Taxonomy | undefined
let fromFile: Taxonomy | undefined

/** The data of this repository, whatever a deployment uses; the demo content speaks of it. */
export const builtInTaxonomy = (): Taxonomy =>
  (builtIn ??= readTaxonomy(builtInContent, 'The built-in taxonomy', { strict: true }))

/** The taxonomy, validated once; throws at the first call when the data is wrong. */
export const loadTaxonomy = (): Taxonomy => fromFile ?? builtInTaxonomy()

/**
 * Puts a deployment's own taxonomy in place of the built-in one: for the start of the server,
 * before anybody loads it.
 */
export const useTaxonomyFile = (path: string): void => {
  fromFile = readTaxonomy(readContent(path), path, { strict: false })
}

const readContent = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(
      `The taxonomy ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}
