/**
 * Resumes of the other hand: written, with the fields a careful reader would note, by somebody who
 * had not read the parser; and those of later rounds, written when it had been mended, before it
 * ran over them. Their READMEs keep the first figures of each.
 *
 * What counts as right, over the whole corpus and each value once: an e-mail the same but for
 * capitals; a telephone the same in E.164; a name, title or employer the same **whole** words once
 * folded as the taxonomy folds (so "Site Engineer, Al Ain" is wrong for "Site Engineer", and both a
 * miss and one too many); a skill the same id of the taxonomy, and where either has no id the same
 * whole words. Nothing is right by containing or being contained. The skills a note calls `either`
 * count neither way.
 *
 * Invented is a value whose letters and figures, in this order, do not stand in what was written:
 * the source of the file and not what the parser took from it.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { foldText } from '../../machines/shared/fold'
import { loadTaxonomy } from '../content/taxonomy/taxonomy'
import type { Field, Noted } from './fixtures/other-hand-scores'
import { FIELDS, foundValues, notedValues, toScore } from './fixtures/other-hand-scores'
import { arabicCallCentre, humanResources } from './fixtures/other-hand/sources/word'
import { parseResume } from './parse-resume'
import type { ResumeProfile } from './resume-profile'

const taxonomy = loadTaxonomy()
/** The resumes of a round, with what was written and noted of each. */
const roundIn = (folder: URL) => ({
  names: readdirSync(new URL('files', folder)),
  noted: readdirSync(new URL('expected', folder)),
  readBytes: (name: string) => new Uint8Array(readFileSync(new URL(`files/${name}`, folder))),
  readNoted: (name: string): Noted =>
    JSON.parse(readFileSync(new URL(`expected/${name}.json`, folder), 'utf8')),
  readSource: (name: string) => readSource(folder, name),
})

/** The text as it was written, without markup and without deleted passages. */
const readSource = (folder: URL, name: string): string => {
  const source = readdirSync(new URL('sources', folder)).find((file) =>
    file.startsWith(`${name.replace(/\.\w+$/, '')}.`),
  )
  const text = source
    ? readFileSync(new URL(`sources/${source}`, folder), 'utf8')
    : (made[name]?.() ?? '')
  return source?.endsWith('.tex') || source?.endsWith('.txt')
    ? text
    : text.replace(/<w:delText.*?<\/w:delText>|<[^>]+>|&#?\w+;/g, ' ')
}
const inParts = (parts: Record<string, string>) =>
  Object.values(parts)
    .join(' ')
    .replace(/<w:(t|tab|r|rPr|b|rtl|rStyle)\b[^>]*>|<\/w:(t|r|rPr)>/g, '')
const made: Record<string, () => string> = {
  'en-word-human-resources.docx': () => inParts(humanResources()),
  'ar-word-call-centre.docx': () => inParts(arabicCallCentre()),
  'en-react-call-centre.pdf': () =>
    readFileSync(new URL('./fixtures/other-hand/sources/react-pdf.ts', import.meta.url), 'utf8'),
}
const letters = (text: string) =>
  foldText(text)
    .replace(/[٠-٩]/g, (figure) => String(figure.charCodeAt(0) - 0x660))
    .replace(/[^\p{L}\p{N}]/gu, '')

const inventedIn = (profile: ResumeProfile, written: string): string[] => {
  const whole = letters(written)
  const years = [
    ...[...profile.work_history_detailed, ...profile.education].flatMap(({ start, end }) => [
      start,
      end,
    ]),
    ...profile.awards.map(({ date }) => date),
  ].filter((date) => date !== null && date !== 'present')
  const words = [
    profile.name,
    ...profile.emails,
    ...profile.links,
    ...profile.languages,
    ...profile.career_path,
    ...profile.skills.map((skill) => skill.name),
    ...profile.work_history_detailed.flatMap((post) => [
      post.title,
      post.employer,
      ...post.description.split('\n'),
    ]),
    ...profile.education.flatMap((study) => [study.institution, study.degree, study.field]),
    ...profile.media.flatMap((item) => [item.title, item.url]),
    ...profile.awards.flatMap((award) => [award.title, award.issuer, award.evidence]),
  ]
  const figures = whole.replace(/\D/g, '')
  return [
    ...words.filter((value) => value !== null && !whole.includes(letters(value))),
    ...profile.phones.filter((phone) => !figures.includes(phone.replace(/^\+971|^\+/, ''))),
    ...years.filter(
      (date) =>
        date !== null &&
        !figures.includes(date.slice(0, 4)) &&
        !new RegExp(`[’']${date.slice(2, 4)}`).test(written),
    ),
  ].filter((value) => value !== null)
}

describe.each(['other-hand', 'second-round', 'third-round', 'fourth-round'])(
  'resumes of %s',
  (round) => {
    const {
      names,
      noted: notes,
      readBytes,
      readNoted,
      readSource: written,
    } = roundIn(new URL(`./fixtures/${round}/`, import.meta.url))
    const read = new Map<string, ResumeProfile>()
    beforeAll(async () => {
      for (const name of names) {
        const outcome = await parseResume({ bytes: readBytes(name), filename: name }, taxonomy)
        if (outcome.ok) read.set(name, outcome.profile)
      }
    })
    const of = (field: Field) =>
      toScore(
        names.map((name) => {
          const profile = read.get(name)
          const noted = readNoted(name)
          return {
            noted: notedValues(noted, taxonomy)[field],
            found: profile ? foundValues(profile, noted, taxonomy)[field] : [],
          }
        }),
      )

    test('are in both languages, each with its notes', () => {
      expect(notes.toSorted()).toEqual(names.map((name) => `${name}.json`).toSorted())
      expect(new Set(names.map((name) => name.slice(0, 3)))).toEqual(new Set(['ar-', 'en-']))
    })

    test('are all read', () => expect([...read.keys()]).toEqual(names))

    test.each(['emails', 'phones'] as const)(
      '%s: at least .95 found, and of what is found',
      (field) => {
        const { precision, recall } = of(field)
        expect(precision).toBeGreaterThanOrEqual(0.95)
        expect(recall).toBeGreaterThanOrEqual(0.95)
      },
    )

    test.each(['titles', 'employers', 'skills'] as const)('%s: F1 at least .85', (field) => {
      expect(of(field).f1).toBeGreaterThanOrEqual(0.85)
    })

    test('awards: exactly those that were noted', () => {
      expect(of('awards')).toMatchObject({ precision: 1, recall: 1 })
    })

    test.each(names)('%s gives nothing that was not written', (name) => {
      const profile = read.get(name)
      expect(profile && inventedIn(profile, written(name))).toEqual([])
    })

    test('the figures', () => {
      const rows = FIELDS.map((field) => [field, of(field)] as const)
      const table = rows.map(([field, { expected, found, right, precision, recall, f1 }]) =>
        [
          field.padEnd(14),
          ...[expected, found, right].map((count) => String(count).padStart(6)),
          ...[precision, recall, f1].map((share) => share.toFixed(3).padStart(8)),
        ].join(''),
      )
      process.stdout.write(
        `${round}\n${['field'.padEnd(14), ...['noted', 'found', 'right'].map((head) => head.padStart(6)), ...['P', 'R', 'F1'].map((head) => head.padStart(8))].join('')}\n${table.join('\n')}\n`,
      )
      expect(
        rows.every(([, { right, found, expected }]) => right <= Math.min(found, expected)),
      ).toBe(true)
    })
  },
)

test('there are as many of the other hand as promised: half of four and twenty and more', () => {
  const { names } = roundIn(new URL('./fixtures/other-hand/', import.meta.url))
  expect(names.length).toBeGreaterThanOrEqual(14)
  expect(names.filter((name) => name.startsWith('ar-')).length).toBeGreaterThanOrEqual(6)
})

describe('the score', () => {
  test('takes only the whole words for right, each once', () => {
    expect(toScore([{ noted: ['site engineer'], found: ['site engineer, al ain'] }]).f1).toBe(0)
    expect(
      toScore([{ noted: ['site engineer'], found: ['site engineer', 'site engineer'] }]),
    ).toMatchObject({ precision: 0.5, recall: 1 })
    expect(toScore([{ noted: ['a', 'b'], found: [] }]).f1).toBe(0)
  })

  test('names the values that the text does not have', () => {
    const empty: ResumeProfile = {
      name: null,
      emails: [],
      phones: [],
      links: [],
      skills: [],
      work_history_detailed: [],
      education: [],
      languages: [],
      media: [],
      awards: [],
      career_path: [],
    }
    const post = {
      title: 'Nurse',
      employer: 'Al Noor',
      start: '2019-01',
      end: '2021',
      description: '',
    }
    expect(
      inventedIn({ ...empty, work_history_detailed: [post] }, 'Nurse, Al Noor, 2019 – 2021'),
    ).toEqual([])
    expect(
      inventedIn(
        {
          ...empty,
          name: 'Noor',
          phones: ['+971501234567'],
          work_history_detailed: [{ ...post, title: 'Doctor', start: '2018' }],
        },
        'Nurse, Al Noor, 2019 – 2021',
      ),
    ).toEqual(['Doctor', '+971501234567', '2018'])
  })
})
