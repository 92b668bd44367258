import { z } from 'zod'
import { repeats } from '../repeats'
import { builtInTaxonomy } from '../taxonomy/taxonomy'
import type { Taxonomy } from '../taxonomy/taxonomy'
import annotation from './annotation.json'
import engineering from './engineering.json'
import finance from './finance.json'
import health from './health.json'
import language from './language.json'
import office from './office.json'
import providers from './providers.json'
import service from './service.json'
import technology from './technology.json'

const id = z.string().regex(/^[a-z][a-z0-9_]*$/)
const text = z.string().min(1)

const providerEntry = z.strictObject({
  id,
  name: text,
  name_ar: text,
  website: z.url(),
  about: text,
  about_ar: text,
})

const courseEntry = z.strictObject({
  id,
  title: text,
  title_ar: text,
  provider: id,
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  /** 0 is free, null is not known. */
  price_aed: z.number().min(0).nullable(),
  duration_hours: z.number().positive().nullable(),
  mode: z.enum(['online', 'on_site']),
  /** The language it is taught in; the descriptions are in both. */
  language: z.enum(['en', 'ar']),
  /** What it teaches, the main skill first. */
  skills: z.array(id).min(1),
  description: text.nullable(),
  description_ar: text.nullable(),
  url: z.url().nullable(),
})

export type DemoProvider = z.infer<typeof providerEntry>
export type DemoCourse = z.infer<typeof courseEntry>
export interface DemoCourses {
  providers: readonly DemoProvider[]
  courses: readonly DemoCourse[]
}

const written = {
  providers,
  courses: [annotation, language, technology, office, service, engineering, health, finance].flat(),
}

/**
 * Reads providers and their courses. @throws one error with every name that the taxonomy or the
 * providers do not have.
 */
export const readDemoCourses = (content: unknown, taxonomy: Taxonomy): DemoCourses => {
  const parsed = z
    .strictObject({ providers: z.array(providerEntry), courses: z.array(courseEntry) })
    .parse(content)
  const known = new Set(parsed.providers.map((provider) => provider.id))
  const skills = new Set(taxonomy.skills.map((skill) => skill.id))
  const faults = [
    ...repeats(
      'provider',
      parsed.providers.map((one) => one.id),
    ),
    ...repeats(
      'course',
      parsed.courses.map((one) => one.id),
    ),
    ...parsed.courses.flatMap((course) => [
      ...(known.has(course.provider)
        ? []
        : [`course ${course.id}: no provider ${course.provider}`]),
      ...course.skills
        .filter((skill) => !skills.has(skill))
        .map((skill) => `course ${course.id}: no skill ${skill}`),
      ...repeats(`course ${course.id}: skill`, course.skills),
      ...((course.description === null) === (course.description_ar === null)
        ? []
        : [`course ${course.id} is described in one language only`]),
    ]),
  ]
  if (faults.length)
    throw new Error(
      `The demo courses cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
  return parsed
}

let loaded: DemoCourses | undefined

/** The courses a demo begins with, validated once. They speak of the built-in taxonomy. */
export const loadDemoCourses = (): DemoCourses =>
  (loaded ??= readDemoCourses(written, builtInTaxonomy()))
