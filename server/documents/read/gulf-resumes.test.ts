import { describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { getLines } from '../extract/text'
import { phonesIn } from './contacts'
import { readProfile } from './profile'

const taxonomy = loadTaxonomy()
const read = (text: string) => readProfile(getLines(text), taxonomy)
const studies = (text: string) =>
  read(text).education.map(({ degree, field, institution }) => [degree, field, institution])

describe('studies', () => {
  test.each([
    [
      'with the school in a line that begins with "at"',
      "Education\nBachelor's degree, Finance\nat University of Eastern Sindh\nJune 2016",
      [["Bachelor's degree", 'Finance', 'University of Eastern Sindh']],
    ],
    [
      'with an Arabic school in a line that begins with "في"',
      'التعليم\nبكالوريوس هندسة مدنية\nفي جامعة النيل الجديدة\nيونيو 2015',
      [['بكالوريوس', 'هندسة مدنية', 'جامعة النيل الجديدة']],
    ],
    [
      'behind the colon of their school',
      'Education\nLekki Polytechnic: National Diploma in Logistics (2013)',
      [['National Diploma', 'Logistics', 'Lekki Polytechnic']],
    ],
    [
      'in a table whose head begins with "Course"',
      'ACADEMIC PROFILE\nCourse\tInstitution\tYear of Passing\tPercentage\nM.Com\tPeriyar University\t2021\t74%\nB.Com\tAluva College\t2019\t81%',
      [
        ['M.Com', null, 'Periyar University'],
        ['B.Com', null, 'Aluva College'],
      ],
    ],
    [
      'with the labels of the Philippines',
      'EDUCATIONAL BACKGROUND\nTertiary: Pampanga State College\nCourse: Bachelor of Science in Commerce\nYear Graduated: 2010',
      [['Bachelor of Science', 'Commerce', 'Pampanga State College']],
    ],
    [
      'with honours',
      'Education\nBA (Hons) English, University of West Ulster, 2012',
      [['BA (Hons)', 'English', 'University of West Ulster']],
    ],
  ])('%s', (_, text, expected) =>
    expect(studies(`Sara Test\nsara@mail.example\n\n${text}`)).toEqual(expected),
  )
})

describe('names', () => {
  test.each([
    ['السيرة المهنية لياسين أمين', 'ياسين أمين'],
    ['السيرة المهنية ليلى أمين', 'ليلى أمين'],
    ['الاسم رباعياً: خالد بن فهد الدوسري', 'خالد بن فهد الدوسري'],
    ['اسمي سعيد خلفان الكعبي من سكان أبوظبي، وأعمل سائقاً', 'سعيد خلفان الكعبي'],
    ['My name is Hana Kim and I live in Ajman', 'Hana Kim'],
  ])('%s', (line, name) => expect(read(`${line}\na1@mail.example\n0501234567`).name).toBe(name))
})

describe('telephone numbers', () => {
  test.each([
    ['of the Emirates beside a kindergarten', ['معلمة رياض أطفال', '0567712208']],
    ['of the Emirates beside sports', ['مدرب رياضي', '0567712208']],
  ])('%s', (_, lines) => expect(phonesIn(lines)).toEqual(['+971567712208']))

  test('of two countries with a comma between them', () =>
    expect(phonesIn(['+91 98470 11223, 0544093317'])).toEqual(['+919847011223', '+971544093317']))
})

describe('skills', () => {
  test('without the level that a job site writes behind each', () => {
    const names = (text: string) => read(text).skills.map(({ name }) => name)
    expect(
      names(
        'Sara Test\n\nSkills\nNegotiation Level: Expert | Experience: 5 years\nCRM Level: Expert',
      ),
    ).toEqual(['Negotiation', 'CRM'])
    expect(names('سارة أحمد\n\nالمهارات\nأوتوكاد المستوى: خبير')).toEqual(['أوتوكاد'])
  })

  test('of which one is also a heading', () =>
    expect(read('سارة أحمد\n\nمهاراتي\nالتوظيف\nالتواصل\n\nاللغات\nالعربية').skills).toMatchObject([
      { name: 'التوظيف' },
      { name: 'التواصل' },
    ]))
})
