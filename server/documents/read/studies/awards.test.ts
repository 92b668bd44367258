import { describe, expect, test } from 'vitest'
import { getLines } from '../../extract/text'
import { awardsIn } from './awards'
import { mediaIn } from '../person/media'
import { splitSections } from '../sections'

const sections = (text: string) => splitSections(getLines(text))
const awards = (text: string) =>
  awardsIn(sections(text)).map(({ title, issuer, date }) => [title, issuer, date])

describe('an award', () => {
  test.each([
    ['Best Nurse, Al Noor Hospital, 2023', ['Best Nurse', 'Al Noor Hospital', '2023']],
    [
      'Employee of the Month – March 2023 – Gulf Bank',
      ['Employee of the Month', 'Gulf Bank', '2023-03'],
    ],
    ['2021\tFirst place\tArab Coding Cup', ['First place', 'Arab Coding Cup', '2021']],
    [
      'Certificate of Appreciation from Abu Dhabi Police (2020)',
      ['Certificate of Appreciation', 'Abu Dhabi Police', '2020'],
    ],
    [
      'Letter of Thanks awarded by Fujairah Municipality',
      ['Letter of Thanks', 'Fujairah Municipality', null],
    ],
    ['Dean’s List, 2019 – 2021', ['Dean’s List', null, '2021']],
    ['Winner of the 2019 Dubai Hackathon', ['Winner of the 2019 Dubai Hackathon', null, '2019']],
    [
      'First prize, National Robotics Day, Ministry of Education, 2018',
      ['First prize, National Robotics Day', 'Ministry of Education', '2018'],
    ],
    ['Best Guide, Desert Tours LLC, Dubai, 2022', ['Best Guide', 'Desert Tours LLC', '2022']],
    ['درع التميز، مستشفى النور، مايو 2023', ['درع التميز', 'مستشفى النور', '2023-05']],
    ['نجمة الشهر في مارس 2023، فندق لؤلؤة', ['نجمة الشهر', 'فندق لؤلؤة', '2023-03']],
    ['شهادة شكر من شركة الواحة', ['شهادة شكر', 'شركة الواحة', null]],
  ])('%s', (line, award) => expect(awards(`Awards\n${line}`)).toEqual([award]))

  test('without a name of its own keeps its words', () => {
    expect(awards('Honours\nSilver, Dubai Poster Show 2022\nPresident’s Club')).toEqual([
      ['Silver', 'Dubai Poster Show', '2022'],
      ['President’s Club', null, null],
    ])
  })

  test('may be on two lines, or be wrapped', () => {
    expect(
      awards('Awards\nEmployee of the Year\nGulf Bank, 2021\nStar Performer\nNoor Data, 2023'),
    ).toEqual([
      ['Employee of the Year', 'Gulf Bank', '2021'],
      ['Star Performer', 'Noor Data', '2023'],
    ])
    expect(
      awards(
        'Awards\n• Prize for the best thesis of the college in the field of Arabic language\nand letters, Zayed University, 2020\n• Medal',
      ),
    ).toEqual([
      [
        'Prize for the best thesis of the college in the field of Arabic language and letters',
        'Zayed University',
        '2020',
      ],
      ['Medal', null, null],
    ])
  })

  test('is quoted', () => {
    expect(awardsIn(sections('الجوائز\n• موظفة العام، بنك الساحل، 2019'))).toEqual([
      {
        id: 'award-1',
        title: 'موظفة العام',
        issuer: 'بنك الساحل',
        date: '2019',
        evidence: 'موظفة العام، بنك الساحل، 2019',
      },
    ])
  })
})

describe('no award is', () => {
  test.each([
    [
      'what somebody did',
      'Achievements\n• Increased sales by 30% in 2022.\n• Answered 90 calls a day',
    ],
    ['what is said of one', 'Awards\n• Chosen from four hundred colleagues of all the branches.'],
    [
      'a qualification',
      'Certificates\nNEBOSH Award in Health and Safety, 2020\nBest Practices in Data Annotation, 2021',
    ],
    [
      'how to reach somebody, a page or nothing',
      'Awards\nmariam@example.ae\n+971 50 123 4567\nPage 2 of 2\nNone\nReferences available upon request\n1',
    ],
    ['what stands elsewhere', 'Summary\nI won the Best Nurse award in 2023.'],
  ])('%s', (_, text) => expect(awards(text)).toEqual([]))

  test('but those named among achievements and certificates are', () => {
    expect(
      awards('Key achievements\n• Raised quality to 98%\n• Employee of the Year 2022, Gulf Bank'),
    ).toEqual([['Employee of the Year', 'Gulf Bank', '2022']])
    expect(awards('شهادات وتكريم\nوسام الخدمة، 2020\nدورة الإسعافات الأولية، 2022')).toEqual([
      ['وسام الخدمة', null, '2020'],
    ])
  })
})

test('works are read where they are linked: under Portfolio, and beside its name', () => {
  expect(
    mediaIn(
      sections(
        'Mariam\nPortfolio: https://mariam.example/work\nhttps://www.linkedin.com/in/mariam\nPortfolio\n• Poster of the book fair, https://www.behance.net/mariam/fair\n• Logo without a link',
      ),
    ),
  ).toEqual([
    { id: 'media-1', title: 'Portfolio', url: 'https://mariam.example/work', from_resume: true },
    {
      id: 'media-2',
      title: 'Poster of the book fair',
      url: 'https://www.behance.net/mariam/fair',
      from_resume: true,
    },
  ])
  expect(mediaIn(sections('مريم\nمعرض الأعمال: https://mariam.example/ar'))).toEqual([
    { id: 'media-1', title: 'معرض الأعمال', url: 'https://mariam.example/ar', from_resume: true },
  ])
})
