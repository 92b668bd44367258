import { describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { getLines } from '../extract/text'
import { toHeading } from './headings'
import { readProfile } from './profile'

const taxonomy = loadTaxonomy()
const read = (text: string) => readProfile(getLines(text), taxonomy)
const jobs = (text: string) =>
  read(`Work Experience\n${text}`).work_history_detailed.map((job) => [
    job.title,
    job.employer,
    job.start,
    job.end,
  ])
const studies = (text: string) =>
  read(`Education\n${text}`).education.map((study) => [
    study.degree,
    study.field,
    study.institution,
    study.start,
    study.end,
  ])

describe('section headings', () => {
  test.each([
    ['WORK EXPERIENCE', 'experience'],
    ['Skills & Abilities:', 'skills'],
    ['E D U C A T I O N', 'education'],
    ['1. Languages', 'languages'],
    ['الخبرات العملية:', 'experience'],
    ['المهارات والكفاءات', 'skills'],
    ['المؤهلات العلميه', 'education'],
  ])('%s opens %s', (line, kind) => {
    expect(toHeading(line)).toBe(kind)
  })

  test.each([
    ['مهاراتي', 'skills'],
    ['مسيرتي المهنية', 'experience'],
    ['جوائز', 'awards'],
    ['MY SKILLS', 'skills'],
    ['Qualification', 'education'],
    ['Honours & Awards', 'awards'],
    ['Licences and Certificates', 'certificates'],
    ['Selected experience', 'experience'],
    ['Professional Recognition', 'awards'],
    ['المهارات والبرامج', 'skills'],
    ['أهم المهارات', 'skills'],
    ['شهادات وتكريم', 'certificates'],
    ['الخبرات المهنية السابقة', 'experience'],
  ])('%s, one of its other forms, opens %s', (line, kind) => {
    expect(toHeading(line)).toBe(kind)
  })

  test.each([
    'certificates.',
    'Professional',
    'Key',
    'Experienced and skilled',
    'Experience in education and training of large teams',
    'I have skills',
    'عملت في التعليم',
  ])('%s is no heading', (line) => {
    expect(toHeading(line)).toBeNull()
  })
})

describe('jobs', () => {
  test('with employer first and dates at the edge', () => {
    expect(
      jobs(
        'Etihad Airways      Abu Dhabi, UAE\nSenior Analyst      Jan 2020 - Present\n• Built reports from 2017 to 2018.',
      ),
    ).toEqual([['Senior Analyst', 'Etihad Airways', '2020-01', 'present']])
  })

  test('with labels', () => {
    expect(
      jobs(
        'Company: Emirates Islamic Bank\nPosition: Customer Service Representative\nDuration: Sept 2019 to date\n- Handled checks.',
      ),
    ).toEqual([['Customer Service Representative', 'Emirates Islamic Bank', '2019-09', 'present']])
  })

  test('on one line', () => {
    expect(
      jobs(
        '2018 – 2023: Receptionist, Hilton Dubai\nServed guests.\n2015 – 2018: Waitress, Jollibee Manila\nServed food.',
      ),
    ).toEqual([
      ['Receptionist', 'Hilton Dubai', '2018', '2023'],
      ['Waitress', 'Jollibee Manila', '2015', '2018'],
    ])
  })

  test('without a title keep it null', () => {
    expect(jobs('Gulf Contracting LLC\n2015 - 2018\n• Did the work.')).toEqual([
      [null, 'Gulf Contracting LLC', '2015', '2018'],
    ])
  })

  test('in Arabic with a preposition', () => {
    expect(
      read('الخبرات\nمبرمج في شركة سحاب\n2019 - 2023\nتطوير المواقع.').work_history_detailed,
    ).toEqual([
      {
        title: 'مبرمج',
        employer: 'شركة سحاب',
        start: '2019',
        end: '2023',
        description: 'تطوير المواقع.',
      },
    ])
  })

  test('make the career path, oldest first', () => {
    expect(
      read('Experience\nManager, Foo LLC\n2019 - 2021\n\nClerk, Bar LLC\n2015 - 2019').career_path,
    ).toEqual(['Clerk', 'Manager'])
  })
})

describe('jobs set as label and value', () => {
  test.each([
    [
      '1) Company\t: Falcon Steel LLC, Jebel Ali\nDesignation : Store Keeper\nPeriod : Since Feb-2020\nJob : Receives steel.\n2) Company : Kollam Exports\nDesignation : Helper\nPeriod : 2011 to 2013',
      [
        ['Store Keeper', 'Falcon Steel LLC', '2020-02', 'present'],
        ['Helper', 'Kollam Exports', '2011', '2013'],
      ],
    ],
    [
      'Position\tStaff Nurse – ICU\nEmployer\tAl Waha Hospital\nPeriod\tJune 2019 – Till date\nDuties\n• Cares for adults.',
      [['Staff Nurse – ICU', 'Al Waha Hospital', '2019-06', 'present']],
    ],
    [
      'المسمى الوظيفي: مهندس موقع\nجهة العمل: مكتب البناء\nالفترة: 2012 – 2017',
      [['مهندس موقع', 'مكتب البناء', '2012', '2017']],
    ],
  ])('%j', (text, expected) => {
    expect(jobs(text)).toEqual(expected)
  })

  test('keep the duties and not their label', () => {
    expect(
      read('Experience\nPosition: Nurse\nEmployer: Al Waha\nDuties: Cares for adults.')
        .work_history_detailed[0]?.description,
    ).toBe('Cares for adults.')
  })
})

test('where the words of a post do not tell its title from its employer, the other posts do', () => {
  expect(
    jobs(
      'Oasis Company      2022 – Present\nCashier\n• Sold.\nSavanna Mobile Kenya      2019 – 2022\nCall Centre Agent\n• Called.',
    ),
  ).toEqual([
    ['Cashier', 'Oasis Company', '2022', 'present'],
    ['Call Centre Agent', 'Savanna Mobile Kenya', '2019', '2022'],
  ])
})

test('a place in a cell of its own is not taken for title or employer', () => {
  expect(
    jobs(
      'Deccan Tools Pvt Ltd\tPune\nTerritory Sales Officer\t01/2014 – 06/2019\n• Sold.\nMapusa Electricals\tGoa\nCounter Salesman\t05/2012 – 12/2013',
    ),
  ).toEqual([
    ['Territory Sales Officer', 'Deccan Tools Pvt Ltd', '2014-01', '2019-06'],
    ['Counter Salesman', 'Mapusa Electricals', '2012-05', '2013-12'],
  ])
})

test('where an employer is follows its name, known or not', () => {
  expect(jobs('Art Director\t2021 – 2023\nSikka Creative House, Dubai Design District')).toEqual([
    ['Art Director', 'Sikka Creative House', '2021', '2023'],
  ])
  expect(jobs('مطور ويب، وكالة مدى للتصميم، وهران\n2019 - 2022')).toEqual([
    ['مطور ويب', 'وكالة مدى للتصميم', '2019', '2022'],
  ])
})

test('brackets around a span are no part of the title beside it', () => {
  expect(jobs('[2022/04 - 2023/05] Web Developer, Nakhla Company')).toEqual([
    ['Web Developer', 'Nakhla Company', '2022-04', '2023-05'],
  ])
})

test('a span that a narrow column broke is whole again', () => {
  expect(
    jobs(
      'November 2020 to\tSenior Technologist\npresent\tShorooq Laboratory\nLeads the night bench.\nJune 2016 to October\tTechnologist Assistant\n2020\tCoast Hospital',
    ),
  ).toEqual([
    ['Senior Technologist', 'Shorooq Laboratory', '2020-11', 'present'],
    ['Technologist Assistant', 'Coast Hospital', '2016-06', '2020-10'],
  ])
  expect(
    jobs('Banking Officer\tAugust 2013 – January\nFirst Sindh Bank\t2020\nSold loans.'),
  ).toEqual([['Banking Officer', 'First Sindh Bank', '2013-08', '2020-01']])
})

test('text after the comma of a title stays part of it when the employer is named beside it', () => {
  expect(
    jobs('Relationship Manager, Priority Banking\t2020 – 2023\nGulf Crescent Bank PJSC, Dubai'),
  ).toEqual([['Relationship Manager, Priority Banking', 'Gulf Crescent Bank PJSC', '2020', '2023']])
})

test('the city comes before the country', () => {
  expect(jobs('Nile Delta Engineering, Mansoura, Egypt\t2015 – 2019\nDesign Engineer')).toEqual([
    ['Design Engineer', 'Nile Delta Engineering', '2015', '2019'],
  ])
})

test('e-mail and telephone of a referee are not the candidate’s', () => {
  const text =
    'Sara Khan\nsara@mail.example, 050 123 4567\nReferees\nDr Odeh, odeh@clinic.example, +92 21 3587 4410'
  expect(read(text)).toMatchObject({ emails: ['sara@mail.example'], phones: ['+971501234567'] })
  expect(read('Sara Khan\nReferences\nOn request\nsara@mail.example').emails).toEqual([
    'sara@mail.example',
  ])
})

test('a bullet needs no space behind a dot', () => {
  expect(
    read('الخبرات\nمحاسب، شركة الظفرة\n2019 - 2021\n•أعددت الميزانية.').work_history_detailed[0]
      ?.description,
  ).toBe('أعددت الميزانية.')
})

test('a break between posts is no post', () => {
  expect(
    jobs(
      'Nurse, Al Noor Hospital, 2023 – 2024\nWorked.\nCareer break, 2016 – 2023\nRaised children.',
    ),
  ).toEqual([['Nurse', 'Al Noor Hospital', '2023', '2024']])
})

test('a place behind the end of a company’s name is left out, known or not', () => {
  expect(jobs('Clerk\nMeridian Systems FZ-LLC, Dubai Internet City\n2019 – 2021')).toEqual([
    ['Clerk', 'Meridian Systems FZ-LLC', '2019', '2021'],
  ])
})

describe('studies', () => {
  test.each([
    [
      'Bachelor of Arts, American University of Sharjah (2013-2017)',
      ['Bachelor of Arts', null, 'American University of Sharjah', '2013', '2017'],
    ],
    [
      'BA in Translation, Zayed University, 2012 - 2016',
      ['BA', 'Translation', 'Zayed University', '2012', '2016'],
    ],
    ['MD, University of Jordan, 2009', ['MD', null, 'University of Jordan', null, '2009']],
    ['2009: High School Diploma', ['High School Diploma', null, null, null, '2009']],
    [
      'ماجستير علوم الحاسب، جامعة خليفة، 2016',
      ['ماجستير', 'علوم الحاسب', 'جامعة خليفة', null, '2016'],
    ],
    [
      'Bachelor of Business Administration (Human Resources), Zayed University, 2016',
      ['Bachelor of Business Administration', 'Human Resources', 'Zayed University', null, '2016'],
    ],
    [
      'Bachelor of Science in Physics, GPA 3.4 / 4.0\nKhalifa University\n2016',
      ['Bachelor of Science', 'Physics', 'Khalifa University', null, '2016'],
    ],
    [
      'Year\tCourse\tInstitute\n2012\tBachelor of Commerce\tGoa University',
      ['Bachelor of Commerce', 'Commerce', 'Goa University', null, '2012'],
    ],
    [
      'BSc Medical Sciences, Khalifa University, 2016',
      ['BSc', 'Medical Sciences', 'Khalifa University', null, '2016'],
    ],
    [
      'High School Diploma, Zayed Secondary School, 2018 – 2021',
      ['High School Diploma', null, 'Zayed Secondary School', '2018', '2021'],
    ],
    [
      'Certificate of Secondary Education, Starehe Girls’ Centre, 2016',
      ['Certificate of Secondary Education', null, 'Starehe Girls’ Centre', null, '2016'],
    ],
    [
      'Diploma in Nursing\nKenya Medical Training College',
      ['Diploma', 'Nursing', 'Kenya Medical Training College', null, null],
    ],
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
    ['سيرة ذاتية\nم. نورة علي الشامسي', 'نورة علي الشامسي'],
    ['Senior Software Engineer\nAbu Dhabi, UAE', null],
    ['', null],
  ])('of %j is %j', (text, name) => {
    expect(read(text).name).toBe(name)
  })
})

test('languages come from their section, with levels left out', () => {
  expect(read('Languages\nArabic: native\nEnglish (fluent)\nKlingon').languages).toEqual([
    'Arabic',
    'English',
  ])
})

test('the languages of a programmer are a group of skills, and spoken languages are not', () => {
  const profile = read(
    'Technical Skills\nLanguages      C, Go, SQL\nDatabases      Redis, MongoDB\nLanguages\nEnglish, Tamil',
  )
  expect(profile.languages).toEqual(['English', 'Tamil'])
  expect(profile.skills.map((skill) => skill.ref_skill)).toEqual([
    'c',
    'go',
    'sql',
    'redis',
    'mongodb',
  ])
})

test('a publication is kept when the resume gives its address', () => {
  expect(
    read(
      'Publications\n• “Backpressure in Switches”, Gulf Conference, 2022. https://example.org/gsc22/\nbackpressure\n• A talk without an address\nمنشورات\nمقال «العقد بين لغتين»، مجلة المترجم\nالعربي، https://example.com/aqd',
    ).media,
  ).toEqual([
    {
      id: 'media-1',
      from_resume: true,
      title: 'Backpressure in Switches',
      url: 'https://example.org/gsc22/backpressure',
    },
    { id: 'media-2', from_resume: true, title: 'العقد بين لغتين', url: 'https://example.com/aqd' },
  ])
})

test('lines that only underline are nothing', () => {
  expect(
    studies(
      '-----\n* Emirates University      2021 - 2025\nBachelor of Science in Physics\n* Zayed Secondary School      2018 - 2021\nHigh School Diploma',
    ),
  ).toEqual([
    ['Bachelor of Science', 'Physics', 'Emirates University', '2021', '2025'],
    ['High School Diploma', null, 'Zayed Secondary School', '2018', '2021'],
  ])
})

test('a text that is no resume gives an empty profile', () => {
  expect(read('Dear sir,\nplease find the invoice of last month below.\nThank you.')).toEqual({
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
  })
})
