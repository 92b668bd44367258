import { describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { getLines } from '../extract/text'
import { phonesIn } from './person/phones'
import { rangeIn } from './dates'
import { readProfile } from './profile'
import { isPlace } from './employment/work-words'

const taxonomy = loadTaxonomy()
const read = (text: string) => readProfile(getLines(text), taxonomy)
const jobs = (text: string) =>
  read(text).work_history_detailed.map(({ title, employer, start, end }) => [
    title,
    employer,
    start,
    end,
  ])
const studies = (text: string) =>
  read(text).education.map(({ degree, field, institution }) => [degree, field, institution])

describe('posts', () => {
  test.each([
    [
      'of the export of a network, with the time of all posts with an employer',
      'Experience\nHarbour Crane Services\n6 years 5 months\nHead of Operations\nJanuary 2021 - Present (2 years 11 months)\nAbu Dhabi\nOperations Manager\nJune 2017 - December 2020 (3 years 7 months)\nAbu Dhabi\nNorth Ramp Handling\nRamp Supervisor\nMarch 2012 - April 2017 (5 years 2 months)\nLondon',
      [
        ['Head of Operations', 'Harbour Crane Services', '2021-01', 'present'],
        ['Operations Manager', 'Harbour Crane Services', '2017-06', '2020-12'],
        ['Ramp Supervisor', 'North Ramp Handling', '2012-03', '2017-04'],
      ],
    ],
    [
      'whose heads are bullets in capitals above their dates',
      'JOB EXPERIENCE\n* PIPE FITTER IN GREEN VALVE WORKS, SHARJAH\n  FROM MAR 2018 TO TILL DATE\n• PUMPS\n* HELPER IN SALAM SANITARY WORKS, LAHORE\n  FROM JUN 2013 TO JAN 2018',
      [
        ['PIPE FITTER', 'GREEN VALVE WORKS', '2018-03', 'present'],
        ['HELPER', 'SALAM SANITARY WORKS', '2013-06', '2018-01'],
      ],
    ],
    [
      'whose Arabic heads are dashes above their dates',
      'الوظائف التي شغلتها:\n- مشرفة طالبات بمدرسة الندى (العين)\n  سبتمبر 2016 – حتى تاريخه\n  • متابعة الحضور\n- كاتبة بمؤسسة المرجان (دبي)\n  سبتمبر 2012 – يونيو 2016',
      [
        ['مشرفة طالبات', 'مدرسة الندى', '2016-09', 'present'],
        ['كاتبة', 'مؤسسة المرجان', '2012-09', '2016-06'],
      ],
    ],
    [
      'with an Arabic word for "at" between title and employer',
      'الخبرات\nمهندس موقع في شركة الصخرة للمقاولات\nسبتمبر 2019 – حتى تاريخه\nالإشراف على أعمال الخرسانة\nمهندس مدني في المكتب الشامي للاستشارات\nيوليو 2015 – أغسطس 2019\nكاتبة محتوى لدى موقع أخبارنا\nمارس 2012 – ديسمبر 2014',
      [
        ['مهندس موقع', 'شركة الصخرة للمقاولات', '2019-09', 'present'],
        ['مهندس مدني', 'المكتب الشامي للاستشارات', '2015-07', '2019-08'],
        ['كاتبة محتوى', 'موقع أخبارنا', '2012-03', '2014-12'],
      ],
    ],
    [
      'with "في" in an Arabic title',
      'الخبرات\nمتدربة في تحليل البيانات – مركز الإحصاء النموذجي\tيونيو 2023 – أغسطس 2023',
      [['متدربة في تحليل البيانات', 'مركز الإحصاء النموذجي', '2023-06', '2023-08']],
    ],
    [
      'with the labels of Europass',
      'Work experience\nDates\t10/2018 – Present\nOccupation or position held\tProject Architect\nMain activities and responsibilities\tTender drawings\nName and address of employer\tSand & Line Studio, Abu Dhabi',
      [['Project Architect', 'Sand & Line Studio', '2018-10', 'present']],
    ],
    [
      'with "M/s." before a labelled employer',
      'Experience\nEmployer\t: M/s. Umbrella Offshore Yard\nDesignation\t: Welding Inspector\nDuration\t: 03/2017–till now',
      [['Welding Inspector', 'Umbrella Offshore Yard', '2017-03', 'present']],
    ],
    [
      'each with its own list of projects',
      'EXPERIENCE\nJan 2016 – Present with Delma EPC Contractors, Abu Dhabi as Project Manager\nKey Projects\n• Gas station\nJul 2009 – Dec 2015 with Thar Refinery Works, Karachi as Project Engineer\nKey Projects\n• Crude unit',
      [
        ['Project Manager', 'Delma EPC Contractors', '2016-01', 'present'],
        ['Project Engineer', 'Thar Refinery Works', '2009-07', '2015-12'],
      ],
    ],
    [
      'of a table in which a cell is empty',
      'EXPERIENCE\nNo\tCompany\tPosition\tFrom\n1\tArch Contracting\tMason\t2016\n2\tHill Builders\t2012',
      [['Mason', 'Arch Contracting', '2016', null]],
    ],
    [
      'of two sentences in one line',
      'الخبرات\nأعمل سائق في شركة رمال الخليج منذ عام 2017، وقبلها كنت مندوب توصيل في شركة السنبلة من 2012 إلى 2016.',
      [
        ['سائق', 'شركة رمال الخليج', '2017', 'present'],
        ['مندوب توصيل', 'شركة السنبلة', '2012', '2016'],
      ],
    ],
  ])('%s', (_, text, expected) =>
    expect(jobs(`Sara Test\nsara@mail.example\n\n${text}`)).toEqual(expected),
  )
})

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

test('a span that is drawn from its end is read from its start', () => {
  expect(rangeIn('صيدلية الدواء (Present – 2018)')).toMatchObject({ start: '2018', end: 'present' })
})

test.each(['Guangzhou', 'Iloilo', 'Kottayam', 'Sharm El Sheikh', 'Galle'])(
  '%s is where somebody worked and no employer',
  (city) => expect(isPlace(city)).toBe(true),
)
