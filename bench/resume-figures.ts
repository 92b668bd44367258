// How far the reader agrees with what a careful person would note: figures of a folder of resumes.
// Beside each document NAME.pdf, NAME.docx … stands NAME.json with `language` and `expected`; a
// JSON file that is a list holds plain texts, each with `id`, `text`, `language` and `expected`.
import { readFileSync, readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { z } from 'zod'
import { foldText } from '../machines/shared/fold'
import { byForm, type Taxonomy } from '../server/content/taxonomy/taxonomy'
import type { ResumeProfile } from '../server/documents/resume-profile'

const textOrNull = z.string().nullish()
const expectedSchema = z.object({
  name: textOrNull,
  emails: z.array(z.string()).default([]),
  phones: z.array(z.string()).default([]),
  jobs: z
    .array(z.object({ title: textOrNull, employer: textOrNull, from: textOrNull, to: textOrNull }))
    .default([]),
  education: z.array(z.object({ degree: textOrNull, place: textOrNull })).default([]),
  skills_in: z.array(z.string()).default([]),
  skills_not: z.array(z.string()).default([]),
})
export type Expected = z.infer<typeof expectedSchema>
const noteSchema = z.object({ language: z.string().default('en'), expected: expectedSchema })
const textsSchema = z.array(noteSchema.extend({ id: z.string(), text: z.string() }))

export interface NotedResume {
  id: string
  filename: string
  language: string
  bytes: Uint8Array
  expected: Expected
}

const DOCUMENT = /^\.(?:pdf|docx|txt|png|jpe?g)$/i

/** The documents of a folder that have a note beside them, and the texts of its lists. */
export const notedIn = (folder: string): NotedResume[] => {
  const files = readdirSync(folder)
  return files.flatMap((file): NotedResume[] => {
    const path = join(folder, file)
    const id = basename(file, extname(file))
    if (extname(file) === '.json') {
      const written: unknown = JSON.parse(readFileSync(path, 'utf8'))
      if (!Array.isArray(written)) return []
      return textsSchema.parse(written).map(({ text, ...note }) => ({
        ...note,
        filename: `${note.id}.txt`,
        bytes: new TextEncoder().encode(text),
      }))
    }
    if (!DOCUMENT.test(extname(file)) || !files.includes(`${id}.json`)) return []
    const note = noteSchema.parse(JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')))
    return [{ ...note, id, filename: file, bytes: new Uint8Array(readFileSync(path)) }]
  })
}

const alike = (text: string | null | undefined): string =>
  foldText((text ?? '').replace(/[‘’`]/g, "'").replace(/[–—]/g, '-'))
    .replace(/[\u064B-\u0652ّ\u0640\u200e\u200f\u061c]/g, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

/** "A / B" means either or both. */
const getForms = (expected: string): string[] => {
  const forms = expected.split(' / ').map(alike)
  return forms.length > 1 ? [...forms, alike(expected)] : forms
}

/** Right when it contains what was expected and at most a place beside it. */
const isSame = (found: string | null | undefined, expected: string): boolean => {
  const read = ` ${alike(found)} `
  return getForms(expected).some(
    (form) => read.includes(` ${form} `) && read.trim().length <= form.length * 2 + 30,
  )
}

const isName = (found: string | null, expected: string): boolean =>
  expected.split(' / ').some((form) => {
    const [a, b] = [found ?? '', form].map((text) => alike(text).split(' ').toSorted().join(' '))
    return a === b
  })

export interface Count {
  expected: number
  found: number
  right: number
}
const none = (): Count => ({ expected: 0, found: 0, right: 0 })

const matched = (
  expected: readonly string[],
  found: readonly (string | null | undefined)[],
  same: (found: string, expected: string) => boolean,
): Count => {
  const left = found.flatMap((value) => value ?? [])
  const all = left.length
  let right = 0
  for (const value of expected) {
    const at = left.findIndex((other) => same(other, value))
    if (at < 0) continue
    left.splice(at, 1)
    right += 1
  }
  return { expected: expected.length, found: all, right }
}

const given = (values: readonly (string | null | undefined)[]): string[] =>
  values.flatMap((value) => value ?? [])

/** A season is right as its year; one date is right as the start, the end or both. */
const isSameDate = (found: string | null, expected: string | null | undefined): boolean => {
  if (found === (expected ?? null)) return true
  if (!found || !expected) return false
  return expected.length === 4 && found.startsWith(expected)
}

export interface Reading {
  id: string
  language: string
  read: boolean
  counts: Record<string, Count>
  faults: string[]
}

/** What was found of one resume beside what was expected of it. */
export const compare = (
  { id, language, expected }: NotedResume,
  profile: ResumeProfile | null,
  taxonomy: Taxonomy,
): Reading => {
  const forms = byForm(taxonomy.skills)
  const toSkillId = (name: string) => forms.get(foldText(name))?.id ?? alike(name)
  const work = profile?.work_history_detailed ?? []
  const skills = new Set((profile?.skills ?? []).map((one) => one.ref_skill ?? alike(one.name)))
  const skillNames = new Set((profile?.skills ?? []).map((one) => alike(one.name)))
  const has = (name: string) => skills.has(toSkillId(name)) || skillNames.has(alike(name))
  const whole = expected.jobs.map(
    (job) =>
      work.find(
        (post) =>
          isSame(post.title, job.title ?? '') &&
          (job.employer == null || isSame(post.employer, job.employer)),
      ) ?? null,
  )
  const dated = expected.jobs.map((job, at) => {
    const post = whole[at]
    return (
      post !== null &&
      post !== undefined &&
      isSameDate(post.start, job.from) &&
      (isSameDate(post.end, job.to) || (job.to == null && post.end === post.start))
    )
  })
  const counts: Record<string, Count> = {
    name: {
      expected: expected.name == null ? 0 : 1,
      found: profile?.name == null ? 0 : 1,
      right: expected.name != null && isName(profile?.name ?? null, expected.name) ? 1 : 0,
    },
    emails: matched(expected.emails, profile?.emails ?? [], (a, b) => a === b.toLowerCase()),
    phones: matched(expected.phones, profile?.phones ?? [], (a, b) => a === b),
    titles: matched(
      given(expected.jobs.map((job) => job.title)),
      work.map((post) => post.title),
      isSame,
    ),
    employers: matched(
      given(expected.jobs.map((job) => job.employer)),
      work.map((post) => post.employer),
      isSame,
    ),
    'jobs whole': {
      expected: expected.jobs.length,
      found: work.length,
      right: whole.filter((post) => post !== null).length,
    },
    'jobs dated': {
      expected: expected.jobs.length,
      found: work.length,
      right: dated.filter(Boolean).length,
    },
    degrees: matched(
      given(expected.education.map((study) => study.degree)),
      (profile?.education ?? []).map((study) =>
        [study.degree, study.degree?.includes(study.field ?? '—') ? null : study.field]
          .filter(Boolean)
          .join(' '),
      ),
      (a, b) => isSame(a.replace(/ (?:in|of|في) /g, ' '), b.replace(/ (?:in|of|في) /g, ' ')),
    ),
    places: matched(
      given(expected.education.map((study) => study.place)),
      (profile?.education ?? []).map((study) => study.institution),
      (a, b) => isSame(a, b) || isSame(a, b.split(/[,،]/)[0] ?? b),
    ),
    skills: {
      expected: expected.skills_in.length,
      found: expected.skills_in.length,
      right: expected.skills_in.filter(has).length,
    },
    'not skills': {
      expected: expected.skills_not.length,
      found: expected.skills_not.length,
      right: expected.skills_not.filter((name) => !has(name)).length,
    },
    'any job': {
      expected: expected.jobs.length > 0 ? 1 : 0,
      found: work.length > 0 ? 1 : 0,
      right: expected.jobs.length > 0 && whole.some((post) => post !== null) ? 1 : 0,
    },
  }
  const faults = Object.entries(counts).flatMap(([field, { expected: noted, found, right }]) =>
    right < noted || (right < found && field !== 'jobs dated' && field !== 'jobs whole')
      ? [`${field} ${right}/${noted}, ${found} found`]
      : [],
  )
  return { id, language, read: profile !== null, counts, faults }
}

/** A line for each field: noted, found, right, precision, recall, F1, and F1 in each language. */
export const toTable = (readings: readonly Reading[]): string => {
  const languages = [...new Set(readings.map(({ language }) => language))]
  const sum = (of: readonly Reading[], field: string): Count =>
    of.reduce((total, { counts }) => {
      const one = counts[field] ?? none()
      return {
        expected: total.expected + one.expected,
        found: total.found + one.found,
        right: total.right + one.right,
      }
    }, none())
  const f1 = ({ expected, found, right }: Count) =>
    expected + found === 0 ? 1 : (2 * right) / (expected + found)
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole).toFixed(3)
  const rows = Object.keys(readings[0]?.counts ?? {}).map((field) => {
    const all = sum(readings, field)
    return [
      field.padEnd(11),
      ...[all.expected, all.found, all.right].map((count) => String(count).padStart(6)),
      ...[share(all.right, all.found), share(all.right, all.expected), f1(all).toFixed(3)].map(
        (one) => one.padStart(7),
      ),
      ...languages.map((language) =>
        f1(
          sum(
            readings.filter((one) => one.language === language),
            field,
          ),
        )
          .toFixed(3)
          .padStart(7),
      ),
    ].join(' ')
  })
  const head = [
    'field'.padEnd(11),
    ...['noted', 'found', 'right'].map((word) => word.padStart(6)),
    ...['P', 'R', 'F1', ...languages].map((word) => word.padStart(7)),
  ].join(' ')
  return [head, ...rows].join('\n')
}
