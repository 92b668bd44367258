import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../../content/taxonomy/taxonomy'
import { candidateFacts, toIndexedFacts } from '../candidate-facts.rules'
import { getJobFacts } from '../job-facts.rules'
import { toFit } from '../matching.rules'
import { buildRelatedSkills } from '../related-skills.rules'
import { makeSkillWords } from './skill-words.rules'
import { toSilence } from './word-match.rules'
import { getWords, heldWords, toStrength, titleBit, wantedWords } from './words.rules'

const taxonomy = loadTaxonomy()
const relatedSkills = buildRelatedSkills(taxonomy)
const words = { relatedSkills, ...makeSkillWords(taxonomy) }
/** March 2026. */
const now = 2026 * 12 + 2
const measures = { relatedSkills, rarity: () => 300 }
const roots = (text: string) => getWords(text).map(({ root }) => root)

const job = (title: string, skills: readonly string[], description: string) =>
  getJobFacts(
    {
      title,
      occupation: null,
      experience: 2,
      skills: skills.map((name) => ({
        ref_skill: null,
        name,
        importance: 'required' as const,
        required_level: null,
      })),
      description,
    },
    relatedSkills,
  )
const falconry = job(
  'Falconry Trainer',
  ['Falcon handling', 'Lure training', 'Communication'],
  'Train falcons for races and care for the birds of visitors.',
)

interface Said {
  name: string
  title: string
  skills: readonly string[]
  description: string
}
const computeFit = (wanted: ReturnType<typeof job>, { name, title, skills, description }: Said) =>
  toFit(
    wanted,
    candidateFacts(
      toIndexedFacts(
        {
          name,
          skills: skills.map((skill) => ({ ref_skill: null, name: skill, evidence: skill })),
          work_history_detailed: [
            { title, employer: null, start: '2020-01', end: 'present', description },
          ],
        },
        [],
        now,
        words,
      ),
      now,
    ),
    measures,
  )

describe('a word', () => {
  test.each([
    ['trainer', 'training'],
    ['Surveyor', 'surveys'],
    ['evaluate', 'EVALUATION'],
    ['perfumery', 'perfumers'],
    ['falconry', 'falconers'],
    ['النخيل', 'نخيل'],
    ['للصقور', 'الصقور'],
    ['بالتدريب', 'التدريب'],
    ['خلية', 'خليه'],
  ])('%s is compared as %s is', (one, other) => {
    expect(roots(one)).toEqual(roots(other))
    expect(roots(one)).toHaveLength(1)
  })

  test('of grammar, of every advertisement, and about who somebody is says nothing', () => {
    expect(
      roots(
        'We are looking for an Emirati female candidate with experience, married, aged 30, from Abu Dhabi. خبرة في الإمارات للإناث والذكور',
      ),
    ).not.toContain('emirati')
    expect(
      roots('Emirati FEMALE ladies Indian nationals UAE Dubai, مواطن مصري أنثى متزوجة'),
    ).toEqual([])
  })

  test('counts more in a title than among skills, and there more than in a description', () => {
    const held = heldWords({
      titles: ['Falconer'],
      skills: ['lure'],
      descriptions: ['hooding'],
      name: null,
    })
    const [title = 0, skill = 0, description = 0] = [...held.values()]
    expect([toStrength(title), skill, description]).toEqual([71, 62, 45])
    expect(title & titleBit).toBe(titleBit)
  })

  test('of a job counts by its place in the text', () => {
    expect(
      wantedWords({
        title: 'Falconry trainer',
        skills: ['lure'],
        description: 'lure, hoods, lure, lure',
      }).map(({ written, weight }) => [written, weight]),
    ).toEqual([
      ['lure', 4],
      ['Falconry', 3],
      ['trainer', 3],
      ['hoods', 1],
    ])
  })
})

test('words join where the taxonomy knows neither the role nor the skills, and are named', () => {
  const fit = computeFit(falconry, {
    name: 'Rashid Khan',
    title: 'Falcon Trainer',
    skills: ['Lure flying'],
    description: 'Looked after birds before races',
  })
  expect(fit.words).toEqual(
    expect.arrayContaining(['Trainer', 'Falconry', 'Lure', 'birds', 'races']),
  )
  expect(fit.titleWords).toContain('Trainer')
  expect(fit.skills.map(({ relation }) => relation)).toEqual(['words', 'words', 'none'])
  expect(fit.points).toBeGreaterThan(2_000)
})

test('a job whose role and skills the taxonomy knows has no words', () => {
  const known = getJobFacts(
    {
      title: 'Translator',
      occupation: null,
      experience: 0,
      skills: [
        { ref_skill: 'translation', name: 'x', importance: 'required', required_level: null },
        { ref_skill: 'proofreading', name: 'y', importance: 'required', required_level: null },
      ],
      description: 'Falcons, lures and races.',
    },
    relatedSkills,
  )
  expect(known.words).toBeUndefined()
})

test('the words of a job count more the less the taxonomy knows of it', () => {
  const job = { telling: 4, general: 1, unknown: 0, hasRole: false, words: 20 }
  expect([
    toSilence(job),
    toSilence({ ...job, unknown: 1 }),
    toSilence({ ...job, telling: 0 }),
    toSilence({ ...job, telling: 0, hasRole: true }),
    toSilence({ ...job, telling: 0, general: 0, words: 6 }),
    toSilence({ ...job, telling: 0, general: 0 }),
  ]).toEqual([0, 307, 888, 400, 500, 1000])
})

test('a longer description that the taxonomy knows little of counts by its words too', () => {
  const job = { telling: 2, general: 0, unknown: 0, hasRole: true }
  expect([14, 20, 21, 28].map((words) => toSilence({ ...job, words }))).toEqual([0, 0, 166, 250])
  expect(toSilence({ ...job, telling: 4, words: 28 })).toBe(0)
})

test('a role that a title names in part leaves the rest of the title to the words', () => {
  const description = 'Inspects grain in the holds of ships and issues reports of damage.'
  const cargo = job('Cargo Surveyor', [], description)
  expect(cargo.occupation).toBe('land_surveyor')
  expect(cargo.words?.text[0]).toMatchObject({ written: 'Cargo', weight: 3 })
  const asked = (title: string, name: string) =>
    getJobFacts(
      {
        title,
        occupation: null,
        experience: 0,
        skills: [{ ref_skill: name, name, importance: 'required', required_level: null }],
        description,
      },
      relatedSkills,
    ).words?.silence ?? 0
  expect(asked('Cargo Surveyor', 'surveying')).toBeGreaterThan(asked('Surveyor', 'surveying'))
  // What a skill of the taxonomy says of it is known.
  expect(asked('Land surveying surveyor', 'surveying')).toBe(asked('Surveyor', 'surveying'))
})

test('of a title that names no role, words for anybody who works count only alone', () => {
  const inTitle = (title: string) => job(title, [], '').words?.title.map(({ written }) => written)
  expect(inTitle('Elevator Technician')).toEqual(['Elevator'])
  expect(inTitle('فني مصاعد')).toEqual(['مصاعد'])
  expect(inTitle('Technician')).toEqual(['Technician'])
})

const people = fc.record({
  name: fc.constantFrom('Mariam Al Ketbi', 'Rashid Khan', 'هدى سالم', 'Peter Novak'),
  gender: fc.constantFrom('male', 'Female', 'أنثى', 'رجل'),
  nation: fc.constantFrom('Emirati', 'Indian', 'مصري', 'British', 'Filipina'),
  place: fc.constantFrom('Abu Dhabi', 'Dubai', 'الشارقة', 'العين'),
})
const anyWork = fc.record({
  title: fc.constantFrom('Falconer', 'Bird keeper', 'Trainer of races', 'Accountant'),
  skills: fc.subarray(['Lure flying', 'Falcon health', 'Teamwork', 'Bird shows']),
  description: fc.constantFrom('trained falcons for races', 'cared for birds', 'wrote reports'),
})

test('names, gender, nationality and place change no score, wherever a resume says them', () => {
  const said = (
    {
      name,
      gender,
      nation,
      place,
    }: { name: string; gender: string; nation: string; place: string },
    work: Omit<Said, 'name'>,
  ): Said => ({
    name,
    title: `${nation} ${gender} ${work.title}`,
    skills: work.skills,
    description: `${name}, ${nation}, ${gender}, of ${place}: ${work.description}. ${name} said so.`,
  })
  // The advertisement names them too, as some do.
  const wanted = job(
    'Falconry Trainer, Emirati female, Dubai',
    ['Falcon handling', 'Lure training'],
    'Train falcons for races. Mariam and Rashid look for an Indian or Emirati male in Abu Dhabi.',
  )
  fc.assert(
    fc.property(people, people, anyWork, (one, other, work) => {
      const [mine, theirs] = [
        computeFit(wanted, said(one, work)),
        computeFit(wanted, said(other, work)),
      ]
      expect(theirs.points).toBe(mine.points)
      expect(theirs.words).toEqual(mine.words)
    }),
    { numRuns: 500 },
  )
})

test('one more skill in a resume never lowers a score', () => {
  const more = fc.constantFrom('Lure training', 'Falcon health', 'Falcon handling', 'Accounting')
  fc.assert(
    fc.property(anyWork, more, (work, skill) => {
      const before = computeFit(falconry, { name: 'A B', ...work })
      const after = computeFit(falconry, { name: 'A B', ...work, skills: [...work.skills, skill] })
      expect(after.points).toBeGreaterThanOrEqual(before.points)
    }),
    { numRuns: 300 },
  )
})
