import { expect, test, describe } from 'vitest'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { getLines } from '../extract/text'
import { readProfile } from './profile'

const taxonomy = loadTaxonomy()
const read = (text: string) => readProfile(getLines(text), taxonomy)
const studiesIn = (text: string) =>
  read(text).education.map(({ degree, field, institution }) => [degree, field, institution])

const TOP = 'Hana Kareem\nhana.kareem@m.example\n050 123 4567\n\n'
const WORK = 'Work Experience\nAccountant, Sand Trading LLC\n2018 - 2022\n\n'

describe('studies are read wherever they are', () => {
  test.each([
    [
      'among the posts of one line of time',
      `${TOP}الخبرات العملية\n2019 - 2022\tمحاسبة\nشركة الرمال للتجارة\n2014 - 2018\tبكالوريوس إدارة\nجامعة الساحل\n`,
      ['بكالوريوس', 'إدارة', 'جامعة الساحل'],
    ],
    [
      'below a heading of courses as well',
      `${TOP}${WORK}Courses and school\n• Diploma in Drafting – Palm Trade School – 2011\n`,
      ['Diploma', 'Drafting', 'Palm Trade School'],
    ],
    [
      'below a heading with its number in words',
      `${TOP}ثانياً: المؤهلات\nالمؤهل\tالجهة المانحة\tالعام\nدبلوم تسويق\tجامعة الساحل\t1431\n`,
      ['دبلوم', 'تسويق', 'جامعة الساحل'],
    ],
    [
      'below licences in Arabic',
      `${TOP}الإجازات العلمية\nليسانس حقوق – جامعة الساحل – 2006\n`,
      ['ليسانس', 'حقوق', 'جامعة الساحل'],
    ],
    [
      'below a heading with a part in brackets',
      `${TOP}${WORK}Education (latest first)\nDiploma in Drafting, Palm College, 2011\n`,
      ['Diploma', 'Drafting', 'Palm College'],
    ],
    [
      'behind labels of a form in cells',
      `${TOP}${WORK}Course\tDiploma in Drafting\nInstitute\tPalm College\nPassed\t2010\n`,
      ['Diploma', 'Drafting', 'Palm College'],
    ],
    [
      'between labels in two languages',
      `${TOP}Qualification\tDiploma in Drafting, Palm College, 2014\tالمؤهل\n\n${WORK}`,
      ['Diploma', 'Drafting', 'Palm College'],
    ],
    [
      'in a table below another heading',
      `${TOP}${WORK}Last school\nSchool\tCertificate\tYear\nPalm School\tGrade 12 Certificate\t2014\n`,
      ['Grade 12 Certificate', null, 'Palm School'],
    ],
    [
      'with letters for their degree',
      `${TOP}${WORK}Education\nBSN, College of Nursing Palm, 2011\n`,
      ['BSN', null, 'College of Nursing Palm'],
    ],
    [
      'in French among trainings',
      `${TOP}${WORK}Training\nDiplôme de Coiffure, Institut Palmier Beauté, 2013\n`,
      ['Diplôme de Coiffure', null, 'Institut Palmier Beauté'],
    ],
    [
      'behind a word for where',
      `${TOP}الدراسة: ثانوي من ثانوية الساحل سنة 2017\n`,
      ['ثانوي', null, 'ثانوية الساحل'],
    ],
  ])('%s', (_, text, study) => expect(studiesIn(text)).toEqual([study]))

  test('and one that is among posts is no post', () => {
    const text = `${TOP}Timeline of work\n\nWork Experience\n2019 - 2022\tAccountant\nSand Trading LLC\n2014 - 2018\tDiploma in Drafting\nPalm College\n`
    expect(read(text).work_history_detailed.map(({ title }) => title)).toEqual(['Accountant'])
  })

  test('but a teacher at a school has a post', () => {
    const text = `${TOP}Work Experience\n2014 - 2018\tDiploma Teacher\nPalm College\n`
    expect(read(text).work_history_detailed.map(({ title }) => title)).toEqual(['Diploma Teacher'])
    expect(studiesIn(text)).toEqual([])
  })
})

test('of boxes to tick the ticked ones are skills', () => {
  const text = `${TOP}${WORK}I can do (tick): [x] Customer Service [ ] Accounting [x] Data Entry\n`
  const names = read(text).skills.map(({ name }) => name)
  expect(names).toContain('Customer Service')
  expect(names).not.toContain('Accounting')
})
