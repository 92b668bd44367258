import { readFileSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { patient } from '../../scripts/lib/patience.mjs'
import { foldText } from '../../machines/shared/fold'
import { loadTaxonomy } from '../content/taxonomy/taxonomy'
import { linesOfFile, parseResume } from './parse-resume'
import type { ParseOutcome, ResumeProfile } from './resume-profile'

const taxonomy = loadTaxonomy()
const folder = new URL('./fixtures/', import.meta.url)
const names = readdirSync(new URL('files', folder))
const getBytes = (name: string) => new Uint8Array(readFileSync(new URL(`files/${name}`, folder)))
const expected = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`expected/${name}.json`, folder), 'utf8'))

/** An outcome in the form of the expected files: skills as pairs of name and taxonomy id. */
const seen = (outcome: ParseOutcome): unknown =>
  outcome.ok
    ? {
        ...outcome.profile,
        skills: outcome.profile.skills.map((skill) => [skill.name, skill.ref_skill]),
      }
    : { failure: outcome.failure }

/** Scans take seconds, so each file is read once for all that is asked of it. */
const outcomes = new Map<string, Promise<ParseOutcome>>()
const getOutcome = (name: string): Promise<ParseOutcome> => {
  const known = outcomes.get(name)
  const outcome = known ?? parseResume({ bytes: getBytes(name), filename: name }, taxonomy)
  outcomes.set(name, outcome)
  return outcome
}

describe('each fixture', () => {
  test('has expected fields beside it', () => {
    expect(readdirSync(new URL('expected', folder)).toSorted()).toEqual(
      names.map((name) => `${name}.json`).toSorted(),
    )
    expect(names.length).toBeGreaterThanOrEqual(10)
  })

  test.each(names)(
    '%s is read as expected',
    async (name) => {
      // For a scan, only the fields that have to be read are checked; other letters may be wrong.
      if (/scanned|dotless/.test(name))
        expect(seen(await getOutcome(name))).toMatchObject(expected(name) as object)
      else expect(seen(await getOutcome(name))).toEqual(expected(name))
    },
    patient(60_000),
  )

  test.each(names)('%s gives nothing that its text does not say', async (name) => {
    const outcome = await getOutcome(name)
    if (!outcome.ok) return
    const lines = outcome.fromPicture ? outcome.lines : await linesOfFile(getBytes(name))
    const text = lines.map((line) => line.text).join(' ')
    expectNothingInvented(outcome.profile, text)
  })
})

const words = (text: string) =>
  foldText(text.replace(/[•▪●■◦·]/g, ' ').replace(/(?<!\S)[-–—*](?!\S)/g, ' '))
const expectNothingInvented = (profile: ResumeProfile, text: string) => {
  const whole = words(text)
  const digits = text.replace(/\D/g, '')
  const strings = [
    profile.name,
    ...profile.emails,
    ...profile.links,
    ...profile.languages,
    ...profile.career_path,
    ...profile.skills.flatMap((skill) => [skill.name, skill.evidence]),
    ...profile.work_history_detailed.flatMap((job) => [
      job.title,
      job.employer,
      ...job.description.split('\n'),
    ]),
    ...profile.education.flatMap((study) => [study.institution, study.degree, study.field]),
    ...profile.awards.flatMap((award) => [award.title, award.issuer, award.evidence]),
    ...profile.media.flatMap((item) => [item.title, item.url]),
  ].filter((value) => value !== null)
  for (const value of strings) expect(whole).toContain(words(value))
  for (const phone of profile.phones) expect(digits).toContain(phone.replace(/^\+971|^\+/, ''))
  const dates = [
    ...[...profile.work_history_detailed, ...profile.education].flatMap(({ start, end }) => [
      start,
      end,
    ]),
    ...profile.awards.map(({ date }) => date),
  ]
  for (const date of dates)
    if (date !== null && date !== 'present') expect(text).toContain(date.slice(0, 4))
}

describe('every skill', () => {
  test.each(names)(
    'of %s comes with evidence that holds its name, and a known id or null',
    async (name) => {
      const outcome = await getOutcome(name)
      const ids = new Set(taxonomy.skills.map((skill) => skill.id))
      for (const skill of outcome.ok ? outcome.profile.skills : []) {
        expect(skill.evidence).toContain(skill.name)
        expect(skill.ref_skill === null || ids.has(skill.ref_skill)).toBe(true)
      }
    },
  )
})

describe('text that was read from a picture', () => {
  test('is marked as such, and other text is not', async () => {
    const isFromPicture = async (name: string) => {
      const outcome = await getOutcome(name)
      return outcome.ok && outcome.fromPicture
    }
    expect(
      await Promise.all(['scanned.pdf', 'ar-scanned.pdf', 'ar-dotless.pdf'].map(isFromPicture)),
    ).toEqual([true, true, true])
    expect(await isFromPicture('en-classic.pdf')).toBe(false)
  })

  test('has its place on the page', async () => {
    const outcome = await getOutcome('scanned.pdf')
    const [name] = outcome.ok ? outcome.lines : []
    expect(name).toMatchObject({ text: 'Layla Hassan Al Mansoori', box: { page: 1 } })
    expect(name?.box?.top).toBeLessThan(0.1)
  })
})

describe('a damaged file', () => {
  test(
    'never throws, wherever it was cut',
    async () => {
      const whole = ['ar-two-column.pdf', 'en-tables.docx', 'en-utf16.txt'].map(getBytes)
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...whole),
          fc.double({ min: 0, max: 1, noNaN: true }),
          async (bytes, share) => {
            const outcome = await parseResume(
              { bytes: bytes.slice(0, Math.floor(bytes.length * share)), filename: 'cv' },
              taxonomy,
            )
            expect(outcome.ok || outcome.failure.startsWith('resume_')).toBe(true)
          },
        ),
        { numRuns: 40, seed: 7 },
      )
    },
    patient(30_000),
  )

  test(
    'never throws, whatever byte was changed',
    async () => {
      const bytes = getBytes('en-tables.docx')
      await fc.assert(
        fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, value) => {
          const changed = bytes.slice()
          changed[at] = value
          const outcome = await parseResume({ bytes: changed, filename: 'cv' }, taxonomy)
          expect(outcome.ok || outcome.failure.startsWith('resume_')).toBe(true)
        }),
        { numRuns: 60, seed: 7 },
      )
    },
    patient(30_000),
  )
})

describe('an abort signal', () => {
  test('that is already aborted rejects with its reason', async () => {
    const signal = AbortSignal.abort(new Error('the server stops'))
    await expect(
      parseResume({ bytes: getBytes('en-plain.txt'), filename: 'cv' }, taxonomy, { signal }),
    ).rejects.toThrow('the server stops')
  })
})
