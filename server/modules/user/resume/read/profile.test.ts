import { describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../../../content/taxonomy/taxonomy'
import { linesOf } from '../extract/text'
import { headingOf } from './headings'
import { profileOf } from './profile'

const taxonomy = loadTaxonomy()
const read = (text: string) => profileOf(linesOf(text), taxonomy)
const jobs = (text: string) =>
  read(`Work Experience\n${text}`).work_history_detailed.map((job) => [job.title, job.employer, job.start, job.end])
const studies = (text: string) =>
  read(`Education\n${text}`).education.map((study) => [study.degree, study.field, study.institution, study.start, study.end])

describe('section headings', () => {
  test.each([
    ['WORK EXPERIENCE', 'experience'], ['Skills & Abilities:', 'skills'], ['E D U C A T I O N', 'education'], ['1. Languages', 'languages'],
    ['الخبرات العملية:', 'experience'], ['المهارات والكفاءات', 'skills'], ['المؤهلات العلميه', 'education'],
  ])('%s opens %s', (line, kind) => {
    expect(headingOf(line)).toBe(kind)
  })

  test.each(['Experience in education and training of large teams', 'I have skills', 'عملت في التعليم'])('%s is no heading', (line) => {
    expect(headingOf(line)).toBeNull()
  })
})

describe('jobs', () => {
  test('with employer first and dates at the edge', () => {
    expect(jobs('Etihad Airways      Abu Dhabi, UAE\nSenior Analyst      Jan 2020 - Present\n• Built reports from 2017 to 2018.')).toEqual([
      ['Senior Analyst', 'Etihad Airways', '2020-01', 'present'],
    ])
  })

  test('with labels', () => {
    expect(jobs('Company: Emirates Islamic Bank\nPosition: Customer Service Representative\nDuration: Sept 2019 to date\n- Handled checks.')).toEqual([
      ['Customer Service Representative', 'Emirates Islamic Bank', '2019-09', 'present'],
    ])
  })

  test('on one line', () => {
    expect(jobs('2018 – 2023: Receptionist, Hilton Dubai\nServed guests.\n2015 – 2018: Waitress, Jollibee Manila\nServed food.')).toEqual([
      ['Receptionist', 'Hilton Dubai', '2018', '2023'],
      ['Waitress', 'Jollibee Manila', '2015', '2018'],
    ])
  })

  test('without a title keep it null', () => {
    expect(jobs('Gulf Contracting LLC\n2015 - 2018\n• Did the work.')).toEqual([[null, 'Gulf Contracting LLC', '2015', '2018']])
  })

  test('in Arabic with a preposition', () => {
    expect(read('الخبرات\nمبرمج في شركة سحاب\n2019 - 2023\nتطوير المواقع.').work_history_detailed).toEqual([
      { title: 'مبرمج', employer: 'شركة سحاب', start: '2019', end: '2023', description: 'تطوير المواقع.' },
    ])
  })

  test('make the career path, oldest first', () => {
    expect(read('Experience\nManager, Foo LLC\n2019 - 2021\n\nClerk, Bar LLC\n2015 - 2019').career_path).toEqual(['Clerk', 'Manager'])
  })
})

describe('studies', () => {
  test.each([
    ['Bachelor of Arts, American University of Sharjah (2013-2017)', ['Bachelor of Arts', null, 'American University of Sharjah', '2013', '2017']],
    ['BA in Translation, Zayed University, 2012 - 2016', ['BA', 'Translation', 'Zayed University', '2012', '2016']],
    ['MD, University of Jordan, 2009', ['MD', null, 'University of Jordan', null, '2009']],
    ['2009: High School Diploma', ['High School Diploma', null, null, null, '2009']],
    ['ماجستير علوم الحاسب، جامعة خليفة، 2016', ['ماجستير', 'علوم الحاسب', 'جامعة خليفة', null, '2016']],
    ['Diploma in Nursing\nKenya Medical Training College', ['Diploma', 'Nursing', 'Kenya Medical Training College', null, null]],
  ])('%s', (text, expected) => {
    expect(studies(text)).toEqual([expected])
  })
})

describe('the name', () => {
  test.each([
    ['CURRICULUM VITAE\nName: Rania Saleh\nTel: 050 123 4567', 'Rania Saleh'],
    ['Resume of\nHANA KIM\nhana@kim.example', 'HANA KIM'],
    ['Dr. Sami Y. Odeh, MD\nConsultant', 'Sami Y. Odeh'],
    ['السيرة الذاتية\nالاسم: نورة علي الشامسي', 'نورة علي الشامسي'],
    ['Senior Software Engineer\nAbu Dhabi, UAE', null],
    ['', null],
  ])('of %j is %j', (text, name) => {
    expect(read(text).name).toBe(name)
  })
})

test('languages come from their section, with levels left out', () => {
  expect(read('Languages\nArabic: native\nEnglish (fluent)\nKlingon').languages).toEqual(['Arabic', 'English'])
})

test('a text that is no resume gives an empty profile', () => {
  expect(read('Dear sir,\nplease find the invoice of last month below.\nThank you.')).toEqual({
    name: null, emails: [], phones: [], links: [], skills: [], work_history_detailed: [], education: [], languages: [], media: [], career_path: [],
  })
})
