import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { foldText } from '../../machines/shared/fold'
import { byForm, readTaxonomy } from '../../server/content/taxonomy/taxonomy'
import { readEscoFiles } from './esco-files'
import { toTaxonomy } from './esco-taxonomy'
import { Report } from './report'

const fixtures = join(import.meta.dirname, 'fixtures')

const importFixture = (folder: string) => {
  const report = new Report()
  const content = toTaxonomy(readEscoFiles(folder, report), report)
  return {
    taxonomy: readTaxonomy(content, 'The import', { strict: false }),
    report: report.lines(),
  }
}

describe('a folder as ESCO publishes it', () => {
  const { taxonomy, report } = importFixture(fixtures)
  const skill = (id: string) => taxonomy.skills.find((one) => one.id === `esco_skill_${id}`)
  const role = (id: string) =>
    taxonomy.occupations.find((one) => one.id === `esco_occupation_${id}`)

  test('gives the released skills in their groups', () => {
    expect(taxonomy.skills.map(({ id, group }) => [id, group])).toEqual([
      ['esco_skill_p1_python', 'esco_skill_k06'],
      ['esco_skill_p2_programming', 'esco_skill_k06'],
      ['esco_skill_p3_javascript', 'esco_skill_k06'],
      ['esco_skill_d1_annotate', 'esco_skill_s5'],
      ['esco_skill_d2_images', 'esco_skill_s5'],
      ['esco_skill_d3_manage', 'esco_skill_s5'],
      ['esco_skill_l1_english', 'languages'],
      ['esco_skill_t1_teams', 'personal'],
      ['esco_skill_x1_coding', 'esco_skill_k06'],
    ])
    expect(taxonomy.groups).toContainEqual({
      id: 'esco_skill_s5',
      en: 'working with computers',
      ar: 'العمل بالحاسوب',
    })
  })

  test('reads labels of both languages, over several lines and behind a byte order mark', () => {
    expect(skill('p1_python')).toMatchObject({
      en: 'Python (computer programming)',
      ar: 'بايثون (برمجة الحاسوب)',
      aliases: ['Python', 'Python 3', 'لغة بايثون'],
      listed: ['Python'],
    })
    expect(skill('t1_teams')?.aliases).toEqual(['teamwork', 'work with others, also at a distance'])
  })

  test('takes single words only from lists of skills, but for those that look like names', () => {
    expect(skill('x1_coding')?.listed).toEqual(['Coding'])
    expect(skill('p3_javascript')?.listed).toBeUndefined()
  })

  test('shows the English label where there is no Arabic one, and says so', () => {
    expect(skill('d2_images')?.ar).toBe('annotate images')
    expect(role('o2')?.ar).toBe('data quality technician')
    expect(report.join('\n')).toContain(
      'Concepts without an Arabic label, which have their English one: 3\n  skills_en.csv, line 10: annotate images',
    )
  })

  test('keeps a form with the first that has it, a preferred label before another', () => {
    const forms = byForm(taxonomy.skills)
    expect(forms.get(foldText('tag data'))?.id).toBe('esco_skill_d1_annotate')
    expect(forms.get(foldText('coding'))?.id).toBe('esco_skill_x1_coding')
    expect(skill('p2_programming')?.aliases).toEqual(['programming'])
    expect(byForm(taxonomy.occupations).get(foldText('Data input clerk'))?.id).toBe(
      'esco_occupation_o1',
    )
    expect(report).toContain('Forms given twice, which the first concept keeps: 3')
    expect(report.join('\n')).toContain('column altLabels: coding')
  })

  test('keeps what is broader and related, without circles and contradictions', () => {
    expect(skill('p1_python')).toMatchObject({
      broader: ['esco_skill_p2_programming'],
      related: ['esco_skill_p3_javascript'],
    })
    expect(skill('p2_programming')?.narrower).toEqual([
      'esco_skill_p1_python',
      'esco_skill_p3_javascript',
    ])
    expect(skill('d1_annotate')).toMatchObject({
      broader: [],
      related: ['esco_skill_d3_manage'],
      narrower: ['esco_skill_d2_images'],
    })
    expect(skill('d3_manage')?.related).toEqual(['esco_skill_d1_annotate'])
    expect(report.join('\n')).toContain(
      'Broader relations left out because they close a circle: 1\n  broaderRelationsSkillPillar_en.csv, line 13',
    )
    expect(report.join('\n')).toContain(
      'Related pairs left out because one is broader than the other: 1\n  skillSkillRelations_en.csv, line 4',
    )
  })

  test('leaves out what names a concept that is not there, and says so', () => {
    expect(report.join('\n')).toContain(
      'Concepts left out because they are not released: 1\n  skills_en.csv, line 17, column status: telegraph keying',
    )
    expect(report.join('\n')).toContain(
      'Relations left out because a concept is not in the files: 2\n  skillSkillRelations_en.csv, line 6',
    )
  })

  test('gives occupations what they need and where they may lead', () => {
    expect(role('o1')).toMatchObject({
      en: 'data entry clerk',
      ar: 'مدخل بيانات',
      sector: null,
      level: 'intermediate',
      essential: ['esco_skill_d1_annotate', 'esco_skill_d3_manage'],
      optional: ['esco_skill_l1_english'],
      next: ['esco_occupation_o4', 'esco_occupation_o3'],
    })
    expect(role('o3')).toMatchObject({ level: 'lead', optional: [], next: ['esco_occupation_o4'] })
    expect(role('o2')?.next).toEqual([])
    expect(role('o4')?.next).toEqual([])
  })

  test('has our sectors and industries, as ESCO has none', () => {
    expect(taxonomy.sectors.length).toBeGreaterThan(30)
    expect(taxonomy.industries.length).toBeGreaterThan(50)
  })
})

describe('files that are not as they should be', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'masar-esco-'))
    cpSync(fixtures, folder, { recursive: true })
    return () => rmSync(folder, { recursive: true })
  })
  const change = (name: string, from: string | RegExp, to: string) => {
    const before = readFileSync(join(folder, name), 'utf8')
    const after = before.replace(from, to)
    expect(after).not.toBe(before)
    writeFileSync(join(folder, name), after)
  }

  test.each<[string, string, string | RegExp, string, string]>([
    [
      'a column that is missing',
      'skills_en.csv',
      'preferredLabel',
      'label',
      'skills_en.csv, line 1: the column preferredLabel is missing. There are: conceptType, conceptUri',
    ],
    [
      'a row with a cell too many',
      'skillSkillRelations_en.csv',
      'optional',
      'optional,very',
      'skillSkillRelations_en.csv, line 2: Invalid Record Length',
    ],
    [
      'a quote that is not closed',
      'occupations_en.csv',
      'ICT data manager',
      '"ICT data manager',
      'occupations_en.csv, line 7: Quote Not Closed',
    ],
    [
      'a file in another’s place',
      'skills_en.csv',
      /KnowledgeSkillCompetence/g,
      'Occupation',
      'skills_en.csv, line 2, column conceptType: expected KnowledgeSkillCompetence, found “Occupation”.',
    ],
    [
      'a concept without a URI',
      'occupations_en.csv',
      'http://data.europa.eu/esco/occupation/o3',
      'o3',
      'occupations_en.csv, line 5, column conceptUri: “o3” is not a URI.',
    ],
    [
      'an unknown kind of relation',
      'occupationSkillRelations_en.csv',
      'essential',
      'useful',
      'occupationSkillRelations_en.csv, line 2, column relationType: “useful” is neither essential nor optional.',
    ],
  ])('%s', (_, name, from, to, message) => {
    change(name, from, to)
    expect(() => importFixture(folder)).toThrow(message)
  })

  test.each([
    'skills_en.csv',
    'occupations_en.csv',
    'broaderRelationsSkillPillar_en.csv',
    'skillSkillRelations_en.csv',
    'occupationSkillRelations_en.csv',
  ])('%s has to be there', (name) => {
    rmSync(join(folder, name))
    expect(() => importFixture(folder)).toThrow(`${name} is missing from the folder.`)
  })

  test('a concept that comes twice is taken once, and a row with an empty cell is left out; both are said', () => {
    change('occupations_en.csv', 'occupation/o4', 'occupation/o1')
    change('skills_en.csv', 'JavaScript', '')
    const { taxonomy, report } = importFixture(folder)
    expect(taxonomy.occupations.map(({ en }) => en)).toEqual([
      'data entry clerk',
      'data quality technician',
      'data quality specialist',
    ])
    expect(taxonomy.skills).toHaveLength(8)
    expect(report.join('\n')).toContain(
      'Concepts that come twice, taken once: 1\n  occupations_en.csv, line 7: ICT data manager',
    )
    expect(report.join('\n')).toContain(
      'Rows left out because a cell is empty: 1\n  skills_en.csv, line 7, column preferredLabel',
    )
  })

  test('an empty file', () => {
    writeFileSync(join(folder, 'skills_en.csv'), '')
    expect(() => importFixture(folder)).toThrow('skills_en.csv is empty.')
  })

  test('without Arabic, groups and collections the rest is taken and the lack is said', () => {
    for (const name of [
      'skills_ar.csv',
      'occupations_ar.csv',
      'skillGroups_en.csv',
      'skillGroups_ar.csv',
      'languageSkillsCollection_en.csv',
      'transversalSkillsCollection_en.csv',
    ])
      rmSync(join(folder, name))
    const { taxonomy, report } = importFixture(folder)
    expect(taxonomy.skills).toHaveLength(9)
    expect(taxonomy.groups).toEqual([{ id: 'other', en: 'Other skills', ar: 'مهارات أخرى' }])
    expect(report).toContain('Files that are not there and can be done without: 5')
  })
})
