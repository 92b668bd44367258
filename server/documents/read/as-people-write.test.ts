import { describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { getLines } from '../extract/text'
import { toHeading } from './headings'
import { readProfile } from './profile'

const taxonomy = loadTaxonomy()
const read = (text: string) => readProfile(getLines(text), taxonomy)
const jobs = (text: string) =>
  read(text).work_history_detailed.map(({ title, employer, start, end }) => [
    title,
    employer,
    start,
    end,
  ])

describe('a heading is recognised by its words, whatever surrounds them', () => {
  test.each([
    ['WORKING EXPERIENCE', 'experience'],
    ['ORGANISATIONAL EXPERIENCE', 'experience'],
    ['Professional Experience (8 years):', 'experience'],
    ['EXPERIENCE IN GULF', 'experience'],
    ['What I have done so far', 'experience'],
    ['سابقة الأعمال', 'experience'],
    ['بيان بالوظائف التي شغلتها', 'experience'],
    ['الخبرات العملية Work Experience', 'experience'],
    ['Professional Experience / الخبرة المهنية', 'experience'],
    ['SCHOLASTICS', 'education'],
    ['TECHNICAL QUALIFICATION', 'education'],
    ['المسار الدراسي', 'education'],
    ['COMPUTER LITERACY:', 'skills'],
    ['What I am good at', 'skills'],
    ['أدواتي', 'skills'],
  ])('%s opens %s', (line, kind) => expect(toHeading(line)).toBe(kind))

  test.each([
    'Key Result Areas:',
    'JOB RESPONSIBILITIES',
    'Education Consultant',
    'Ministry of Education',
    'معرض الأعمال: https://mariam.example/ar',
  ])('%s opens nothing', (line) => expect(toHeading(line)).toBeNull())
})

test('a section with an unknown heading is recognised by its content', () => {
  const text =
    'Maria Ramos\n\nSCHOOLING\nBSc Nursing, Lakeshore University, 2014\n\nCLINICAL JOURNEY\nStaff Nurse\t2019 to Present\nTamarind Bay Hospital\n\nSKILLS\nPatient Care'
  expect(jobs(text)).toEqual([['Staff Nurse', 'Tamarind Bay Hospital', '2019', 'present']])
})

test('work, studies and skills are distinguished without any heading', () => {
  const profile = read(
    'Elena Sampleva\nelena@mail.example\n\nSecretary, Stork Law Office, Sharjah\nJun 2012 - Dec 2014\n\nBachelor of Arts in English, State University, 2012\n\nMicrosoft Office, typing 60 words a minute, travel arrangements',
  )
  expect(profile.work_history_detailed).toMatchObject([
    { title: 'Secretary', employer: 'Stork Law Office' },
  ])
  expect(profile.education).toMatchObject([{ institution: 'State University', field: 'English' }])
  expect(profile.skills.map(({ ref_skill: id }) => id)).toEqual(
    expect.arrayContaining(['microsoft_office', 'typing']),
  )
})

describe('posts', () => {
  test.each([
    [
      'in a table whose head names its columns',
      'No\tCompany\tPosition\tFrom\tTo\n1\tRed Dune Drilling\tHSE Officer\tJun 2012\tDec 2014',
      [['HSE Officer', 'Red Dune Drilling', '2012-06', '2014-12']],
    ],
    [
      'in a table whose head says nothing we know',
      '#\tWhere\tAs\tJoined\tLeft\n1\tDelma Bridge Builders\tWelding Inspector\t04.2018\tPresent\n2\tHormuz Steel\tWelder\t09.2012\t02.2018',
      [
        ['Welding Inspector', 'Delma Bridge Builders', '2018-04', 'present'],
        ['Welder', 'Hormuz Steel', '2012-09', '2018-02'],
      ],
    ],
    [
      'in sentences',
      "Worked as Site Engineer in Lotus Contracting, Cairo from Jan 2015 to Mar 2018.\nSince Apr'18 with Nile Foods as Project Engineer",
      [
        ['Site Engineer', 'Lotus Contracting', '2015-01', '2018-03'],
        ['Project Engineer', 'Nile Foods', '2018-04', 'present'],
      ],
    ],
    [
      'in Arabic sentences',
      'عملت سكرتيرة لدى مكتب العينة للمحاماة من 2012 إلى 2014.',
      [['سكرتيرة', 'مكتب العينة للمحاماة', '2012', '2014']],
    ],
    [
      'with durations for dates',
      'Sales Executive - Sidra Motors, Dubai (3 years)\nTrainee - Mall Kiosk (6 months)',
      [
        ['Sales Executive', 'Sidra Motors', null, null],
        ['Trainee', 'Mall Kiosk', null, null],
      ],
    ],
    [
      'without dates',
      'Graphic Designer\nJasmine Advertising, Damascus\n- Logos\n\nJunior Designer\nPrint House, Homs',
      [
        ['Graphic Designer', 'Jasmine Advertising', null, null],
        ['Junior Designer', 'Print House', null, null],
      ],
    ],
    [
      'with their dates above them',
      'Jan 2020 - Present\nAccountant\nFalcon Trading LLC\nPrepared accounts\n\n2016 - 2019\nAudit Assistant\nExample & Sons Auditors',
      [
        ['Accountant', 'Falcon Trading LLC', '2020-01', 'present'],
        ['Audit Assistant', 'Example & Sons Auditors', '2016', '2019'],
      ],
    ],
    [
      'of one employer whose name stands once',
      'Wadi Bank, Dubai\nSenior Officer, Jan 2018 – Present\n- Loans\nOfficer, Jan 2015 – Dec 2017\n- Cards',
      [
        ['Senior Officer', 'Wadi Bank', '2018-01', 'present'],
        ['Officer', 'Wadi Bank', '2015-01', '2017-12'],
      ],
    ],
    [
      'in brackets',
      'موظفة استقبال (عيادات نسيم البحر، رأس الخيمة) [ثلاث سنوات]',
      [['موظفة استقبال', 'عيادات نسيم البحر', null, null]],
    ],
  ])('%s', (_, text, expected) => expect(jobs(`Work Experience\n${text}`)).toEqual(expected))

  test('have their projects, whose dates are not taken for their own', () => {
    expect(
      jobs(
        'Work Experience\nPlanning Engineer, Zenithar Contracting (March 2018 to till date)\nProject: Creek Lagoon Villas (Jan 2021 – present)\nProject: Metro depot (Mar 2018 – Dec 2020)',
      ),
    ).toEqual([['Planning Engineer', 'Zenithar Contracting', '2018-03', 'present']])
  })

  test('may be bullets under a heading that says something else', () => {
    expect(
      jobs('Rola Jarada\n\nMedia\n- Editor at Coast Media, Amman (May 2017 - Mar 2021)'),
    ).toEqual([['Editor', 'Coast Media', '2017-05', '2021-03']])
  })

  test('that are written in both languages come once', () => {
    expect(
      jobs(
        'الخبرة العملية\nأخصائي مشتريات، شركة النفط، يناير 2018 - حتى الآن\n\nWork Experience\nProcurement Specialist, Kuwait Petroleum, Jan 2018 - Present',
      ),
    ).toEqual([['أخصائي مشتريات', 'شركة النفط', '2018-01', 'present']])
  })
})

describe('a skill does not count', () => {
  const ids = (text: string) => read(text).skills.map(({ ref_skill: id }) => id)
  test.each([
    ['that is denied', 'I write Python. No knowledge of Docker.', ['python']],
    ['that was never used', 'I have never used Kubernetes, and I am not familiar with Java.', []],
    ['that is wished for', 'I want to learn Docker.', []],
    ['that others used', 'Python work; React was done by another team.', ['python']],
    [
      'that is denied in Arabic',
      'أعمل في تحليل البيانات. لا أعرف دوكر، وليست لدي خبرة في جافا.',
      ['data_analysis'],
    ],
  ])('%s', (_, sentence, expected) => expect(ids(`Summary\n${sentence}`)).toEqual(expected))

  test('that is a word of the candidate’s name', () => {
    expect(ids('PETER JENKINS\nWarehouse Supervisor\nSkills\nForklift, Python')).not.toContain(
      'jenkins',
    )
  })

  test('but what is taught or built by learning leaves it', () => {
    expect(
      ids('Summary\nBuilt machine learning models in Python to explore data with SQL.'),
    ).toEqual(expect.arrayContaining(['python', 'sql']))
  })

  test('but words of denial that deny nothing leave it', () => {
    expect(ids('Summary\nNot only Python but SQL, no less than five years.')).toEqual([
      'python',
      'sql',
    ])
  })
})

describe('the name', () => {
  test.each([
    [
      'in two scripts is read in one',
      'Yousef Specimen يوسف\nyousef@mail.example',
      'Yousef Specimen',
    ],
    ['may have a label in both', 'Name الاسم : Ahmed Al Iftiradi', 'Ahmed Al Iftiradi'],
    [
      'is rather the one of the address than another above it',
      'Falcon Recruitment Partners\nLayla Haddad\nlayla.haddad@mail.example',
      'Layla Haddad',
    ],
  ])('%s', (_, text, name) => expect(read(text).name).toBe(name))
})

test('personal details are neither studies nor posts, wherever they are', () => {
  const profile = read(
    'Education\nBSc Physics, Model University, 2012\nDate of Birth : 14/03/1986\nPassport No : Z0000123, issued 2014',
  )
  expect(profile.education).toHaveLength(1)
  expect(profile.work_history_detailed).toEqual([])
})

test.each([
  ['Diploma from Example College in 2012', ['Diploma', null, 'Example College', '2012']],
  ['كلية المثال – دبلوم مصارف (2014)', ['دبلوم', 'مصارف', 'كلية المثال', '2014']],
  [
    'High School Graduate - Batangas South High School - 2011',
    ['High School Graduate', null, 'Batangas South High School', '2011'],
  ],
])('a study: %s', (text, [degree, field, institution, end]) => {
  expect(read(`Education\n${text}`).education).toMatchObject([{ degree, field, institution, end }])
})

test.each([
  [
    'in a cell with the title',
    'Position & Company\tCity\tDuration\nDesigner, Lattice Studio\tDubai\tSep 2021 - Present\nIntern, Lattice Studio\tCairo\tJul 2018 - Jun 2021',
    [
      ['Designer', 'Lattice Studio', '2021-09', 'present'],
      ['Intern', 'Lattice Studio', '2018-07', '2021-06'],
    ],
  ],
  [
    'behind a slash, which also parts two names of one title',
    'Coordinator / Quartz Bay Services LLC\nNov 2021 - Present\nFreelance Photographer / self-employed\n2018 - 2021\nWaiter / Cashier, Corniche Hotel\n2015 - 2018',
    [
      ['Coordinator', 'Quartz Bay Services LLC', '2021-11', 'present'],
      ['Freelance Photographer', 'self-employed', '2018', '2021'],
      ['Waiter / Cashier', 'Corniche Hotel', '2015', '2018'],
    ],
  ],
  [
    'under labels, of which one is unknown and holds the time',
    'Position held: Shift Operator\nOrganisation: Mangrove Desal Company\nServed: Sep 2019 to Present\nPosition held: Fitter\nOrganisation: Kelani Waters Ltd\nServed: Feb 2014 to Jun 2019',
    [
      ['Shift Operator', 'Mangrove Desal Company', '2019-09', 'present'],
      ['Fitter', 'Kelani Waters Ltd', '2014-02', '2019-06'],
    ],
  ],
  [
    'before dots that lead to the dates',
    '(1) Pharmacy Assistant, Wareef Pharmacy, Fujairah ..... 05/2021 to date\n(2) Sales Assistant, Rose Perfumes LLC, Dibba ..... 11/2018 to 04/2021',
    [
      ['Pharmacy Assistant', 'Wareef Pharmacy', '2021-05', 'present'],
      ['Sales Assistant', 'Rose Perfumes LLC', '2018-11', '2021-04'],
    ],
  ],
  [
    'in a table that is drawn with letters',
    '│ Jan 2022 - Present │ Assistant │ Olive Holding LLC │ Dubai │\n│ Sep 2017 - Dec 2021 │ Secretary │ Grain Company │ Beja │',
    [
      ['Assistant', 'Olive Holding LLC', '2022-01', 'present'],
      ['Secretary', 'Grain Company', '2017-09', '2021-12'],
    ],
  ],
  [
    'with its legal form',
    'Bookkeeper\t2015 to 2018\nCoral Freight Forwarders, Inc., Manila',
    [['Bookkeeper', 'Coral Freight Forwarders, Inc.', '2015', '2018']],
  ],
  [
    'once, beside dates over three lines',
    'Oct/\tNurse\n2017 -\tReed Valley Hospital\nFeb 2021\tCare of patients with diabetes',
    [['Nurse', 'Reed Valley Hospital', '2017-10', '2021-02']],
  ],
  [
    'in the column without a known name beside the titles',
    'Workplace\tPosition\tPeriod\nCoral Bay\tAccountant\t2018 - 2024',
    [['Accountant', 'Coral Bay', '2018', '2024']],
  ],
  [
    'that is a school in the table of a teacher',
    'م\tاسم المدرسة\tالمسمى\tالفترة\n1\tالنور الأهلية\tمعلمة\t2013 - 2018',
    [['معلمة', 'النور الأهلية', '2013', '2018']],
  ],
  [
    'rather than the client, below dates without a label',
    'May 2018 to till date\nClient: Delma Gas\nEmployer: Korvex Manpower\nPosition: Fitter\nMar 2012 to Apr 2018\nClient: Sadr Refinery\nEmployer: Tri-Star Services\nPosition: Rigger',
    [
      ['Fitter', 'Korvex Manpower', '2018-05', 'present'],
      ['Rigger', 'Tri-Star Services', '2012-03', '2018-04'],
    ],
  ],
  [
    'in brackets, of which one is plainly an employer',
    'محاسب رئيسي (مجموعة الخزامى القابضة)\nمن: 03/2019 إلى: الآن\nمحاسب (ألبان السهل)\nمن: 01/2015 إلى: 02/2019',
    [
      ['محاسب رئيسي', 'مجموعة الخزامى القابضة', '2019-03', 'present'],
      ['محاسب', 'ألبان السهل', '2015-01', '2019-02'],
    ],
  ],
  [
    'between bars, and no city behind the dates',
    'Trainer, Brew & Bean | 2021 – present | Dubai\nBarista, 1000 Cups | 2016 – 2018 | Kampala',
    [
      ['Trainer', 'Brew & Bean', '2021', 'present'],
      ['Barista', '1000 Cups', '2016', '2018'],
    ],
  ],
  [
    'beside what is told of the work',
    'Halcyon Marine\tNaval Architect\nGdynia\tStability booklets for offshore vessels.\n2019 – 2024\tLed the drawings of two conversions.\nWisla\tDesigner\nGdynia\tStructural drawings, steel nesting.\n2013 – 2019\tWorked with the welders each week.',
    [
      ['Naval Architect', 'Halcyon Marine', '2019', '2024'],
      ['Designer', 'Wisla', '2013', '2019'],
    ],
  ],
  [
    'behind a title that is known by its ending',
    'Pediatrician, Al Rahma Polyclinic\t2019 – 2021',
    [['Pediatrician', 'Al Rahma Polyclinic', '2019', '2021']],
  ],
  [
    'before the title in a sentence',
    'عملت لدى طيران الرمال بوظيفة مضيفة طيران من 2018 حتى 2022',
    [['مضيفة طيران', 'طيران الرمال', '2018', '2022']],
  ],
  [
    'behind a title with "as" before it',
    'سنتان كأمين صندوق في مطعم الديرة (2013-2015)\nكاتب لدى مكتب الأمل (2011-2012)',
    [
      ['أمين صندوق', 'مطعم الديرة', '2013', '2015'],
      ['كاتب', 'مكتب الأمل', '2011', '2012'],
    ],
  ],
  [
    'beside a column of spans without a known name',
    'مسمى الوظيفة\tمكان العمل\tكم سنة\nمعلم\tثانوية الفاروق\t2010-2018',
    [['معلم', 'ثانوية الفاروق', '2010', '2018']],
  ],
  [
    'that a title is "with"',
    '2016-2019: Waitress with The Olive House',
    [['Waitress', 'The Olive House', '2016', '2019']],
  ],
  [
    'behind a number and "messrs"',
    '1. M/s. Delta Marine Services (2016 – 2019)\nPosition: Store Keeper',
    [['Store Keeper', 'Delta Marine Services', '2016', '2019']],
  ],
  [
    'rather than its contract',
    'Orrel FM — Community mall contract\t2020 – 2021\nCleaning Supervisor',
    [['Cleaning Supervisor', 'Orrel FM', '2020', '2021']],
  ],
  [
    'that is a city of medicine',
    'طبيبة مقيمة بمدينة الأمل الطبية\t2005 - 2011',
    [['طبيبة مقيمة', 'مدينة الأمل الطبية', '2005', '2011']],
  ],
  [
    'but not one that is a city and no more',
    'طبيبة أسرة بمدينة العين\t2011 - 2012',
    [['طبيبة أسرة بمدينة العين', null, '2011', '2012']],
  ],
  [
    'and nothing of the years without work',
    '2019 to 2023\tHR Manager, Quay Group\n2016 to 2019\tFull-time parent (planned career break)\n2011 to 2016\tHR Adviser, Dale Packaging plc',
    [
      ['HR Manager', 'Quay Group', '2019', '2023'],
      ['HR Adviser', 'Dale Packaging plc', '2011', '2016'],
    ],
  ],
])('an employer %s', (_, text, expected) => expect(jobs(`Experience\n${text}`)).toEqual(expected))

test('headings in a margin open sections, known and unknown', () => {
  const profile = read(
    'Aoife Collins\n\nPROFILE\tTeacher of small children.\n\nTEACHING\tClass Teacher\t2021 - now\nMangrove British School\n\nLEARNING\tB.Ed.\t2016\nShannon College of Education\n\nSKILLS\tLesson Planning',
  )
  expect(profile.work_history_detailed).toMatchObject([
    { title: 'Class Teacher', employer: 'Mangrove British School' },
  ])
  expect(profile.education).toMatchObject([{ institution: 'Shannon College of Education' }])
})

test('a denial at the end of a line also covers the start of the next line', () => {
  const { skills } = read(
    'Summary\nSeven years in service desks. No hands-on experience\nwith Docker; the platform team\nused Kubernetes. I script in Python.',
  )
  expect(skills.map(({ ref_skill: id }) => id)).toEqual(['python'])
})

test('the emergency contact is not the candidate, and the title of a form is not a name', () => {
  const profile = read(
    'APPLICATION FORM\nName ........ Wafa Bin Thabit\nMobile ........ 050 883 0276\nEmergency contact: Salem 055 000 1111',
  )
  expect([profile.name, profile.phones]).toEqual(['Wafa Bin Thabit', ['+971508830276']])
})

test('letters behind a name are no part of it, and a number beside an address is its own', () => {
  const profile = read(
    'Jane Thackeray, MCIPD\n+966 55 501 0293-jane.t@mail.example\nNationality: Moroccan\n050 447 1093',
  )
  expect([profile.name, profile.emails, profile.phones]).toEqual([
    'Jane Thackeray',
    ['jane.t@mail.example'],
    ['+966555010293', '+971504471093'],
  ])
})

test('a study that is written in both languages comes once', () => {
  expect(
    read(
      'التعليم\nبكالوريوس محاسبة، جامعة اللؤلؤة، 2014\n\nEducation\nBachelor of Accounting, Pearl University, 2014',
    ).education,
  ).toMatchObject([{ degree: 'بكالوريوس', field: 'محاسبة' }])
})

test.each([
  [
    'Sales Agent\nDana\n2019 - 2021\nOpened the new centre\nClerk\nPearl\n2015 - 2019',
    [
      ['Sales Agent', 'Dana'],
      ['Clerk', 'Pearl'],
    ],
  ],
  [
    'موظفة استقبال\nدانة\n2019 - 2021\nقيادة فريق من تسعة موظفين\nموظفة\nلؤلؤة\n2015 - 2019',
    [
      ['موظفة استقبال', 'دانة'],
      ['موظفة', 'لؤلؤة'],
    ],
  ],
  [
    'Welder\nAmber\n2019 - 2021\nUnited Steel Centre\nFitter\n2015 - 2019',
    [
      ['Welder', 'Amber'],
      ['Fitter', 'United Steel Centre'],
    ],
  ],
])('what somebody did is no employer: %s', (text, expected) => {
  expect(jobs(`Experience\n${text}`).map(([title, employer]) => [title, employer])).toEqual(
    expected,
  )
})

test('the names of a table’s columns are no headings side by side', () => {
  expect(
    read('Education\nCertificate\tSchool\tYear\nHigh School Diploma\tAl Jurf Model School\t2012')
      .education,
  ).toMatchObject([{ degree: 'High School Diploma', institution: 'Al Jurf Model School' }])
})
