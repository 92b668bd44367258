import { expect, test } from 'vitest'
import { splitRegions } from './columns'
import type { Segment } from './rows'

const at = (left: number, text: string, size = 10): Omit<Segment, 'y'> => ({
  text,
  left,
  right: left + text.length * 5,
  size,
  bold: size > 10,
})

/** Rows of a page, from top to bottom, each with what stands on it. */
const page = (...rows: Omit<Segment, 'y'>[][]): Segment[][] =>
  rows.map((row, index) => row.map((segment) => ({ ...segment, y: 14 * (index + 1) })))

const getTexts = (rows: Segment[][]): string[] =>
  splitRegions(rows, 'ltr').flatMap((region) =>
    (region.kind === 'full' ? [region.rows] : [...region.side, ...region.main]).flatMap((block) =>
      block.map(({ segments }) => segments.map(({ text }) => text).join(' | ')),
    ),
  )

test('of three columns each is read by itself', () => {
  const [left, middle, right] = [0, 150, 420]
  const rows = page(
    [at(left, 'Contact', 12), at(middle, 'Experience', 12), at(right, 'Skills', 12)],
    [at(left, '050 123 4567'), at(middle, 'Warehouse Coordinator, Quartz Bay'), at(right, 'Excel')],
    [at(left, 'jo@mail.example'), at(middle, 'Books trucks and chases papers'), at(right, 'SAP')],
    [at(left, 'Dubai'), at(middle, 'Cut picking errors to a third'), at(right, 'Forklifts')],
    [at(left, 'Languages', 12), at(middle, 'Inventory Clerk, Freeport'), at(right, 'Stock takes')],
    [at(left, 'English'), at(middle, 'Kept the bonded store ledger'), at(right, 'Training', 12)],
    [at(left, 'Filipino'), at(middle, 'Cycle counts and gate passes'), at(right, 'First aid')],
  )
  const texts = getTexts(rows)
  expect(texts.filter((text) => text.includes('|'))).toEqual([])
  const places = ['Contact', 'Filipino', 'Experience', 'Cycle counts and gate passes'].map((text) =>
    texts.indexOf(text),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(texts.indexOf('First aid') - texts.indexOf('Skills')).toBe(6)
})

test('headings that say nothing we know tell a column where they are set larger', () => {
  const [left, right] = [0, 300]
  const rows = page(
    [at(left, 'Path', 12), at(right, 'Craft', 12)],
    [at(left, 'Art Director, Zaffa Creative House'), at(right, 'Illustrator')],
    [at(left, 'Identity for two museums and a honey brand'), at(right, 'Typography')],
    [at(left, 'Directs three designers'), at(right, 'Speaks', 12)],
    [at(left, 'Learning', 12), at(right, 'Arabic, French')],
    [at(left, 'BA in Graphic Design'), at(right, 'English')],
  )
  expect(getTexts(rows).filter((text) => text.includes('|'))).toEqual([])
})

test('cards side by side are read one after the other, and what is centred above them first', () => {
  const [left, right] = [0, 250]
  const rows = page(
    [at(260, 'My journey', 12)],
    [at(left, '2022 - today'), at(right, '2019 - 2022')],
    [at(left, 'Marbella Sands'), at(right, 'The Driftwood')],
    [at(left, 'Guest Relations Manager'), at(right, 'Duty Manager')],
    [at(left, '2016 - 2019'), at(right, '2014 - 2016')],
    [at(left, 'Casuarina'), at(right, 'Bougain')],
    [at(left, 'Supervisor'), at(right, 'Hostess')],
    [at(260, 'Learning', 12)],
  )
  expect(getTexts(rows).join(' | ')).toBe(
    [
      'My journey',
      '2022 - today | Marbella Sands | Guest Relations Manager',
      '2019 - 2022 | The Driftwood | Duty Manager',
      '2016 - 2019 | Casuarina | Supervisor',
      '2014 - 2016 | Bougain | Hostess',
      'Learning',
    ].join(' | '),
  )
})

test('a table with named columns is read row by row, also below headings that keep to one side', () => {
  const rows = page(
    [at(0, 'Personal Details', 12)],
    [at(0, 'Name'), at(200, 'Hamdan Khalfan')],
    [at(0, 'Mobile'), at(200, '055 610 4471')],
    [at(0, 'Experience', 12), at(200, 'Other', 12)],
    [at(0, 'Employer'), at(200, 'Job title'), at(300, 'From'), at(400, 'To')],
    [at(0, 'Blue Stores'), at(200, 'Keeper'), at(300, '03/2019'), at(400, 'Present')],
    [at(0, 'Marsa'), at(200, 'Clerk'), at(300, '01/2014'), at(400, '02/2019')],
    [at(0, 'Skills', 12), at(200, 'Education', 12)],
  )
  expect(getTexts(rows)).toContain('Blue Stores | Keeper | 03/2019 | Present')
})

test('labels and the values behind their colons are read row by row', () => {
  const heads = [at(0, 'Experience', 12), at(200, 'Skills', 12)]
  const pairs = [
    ['Company', ': Red Dune Laboratories and Partners'],
    ['Designation', ': Laboratory Technician'],
    ['Duration', ': 01/2019 - till date'],
    ['City', ': Abu Dhabi'],
    ['Education', ': Diploma in Laboratory Sciences'],
  ] as const
  const rows = page(heads, ...pairs.map(([label, value]) => [at(0, label), at(200, value)]))
  expect(getTexts(rows).slice(1)).toEqual(pairs.map((pair) => pair.join(' | ')))
  const turned = page(
    [at(0, 'المهارات', 12), at(200, 'الخبرة', 12)],
    [at(0, ': مختبرات الواحة'), at(200, 'الشركة')],
    [at(0, ': فني مختبر'), at(200, 'المسمى الوظيفي')],
    [at(0, ': 2019 - 2022'), at(200, 'الفترة')],
    [at(0, ': أبوظبي'), at(200, 'المؤهلات')],
  )
  expect(getTexts(turned)).toContain(': فني مختبر | المسمى الوظيفي')
})
