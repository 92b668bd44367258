import { expect, test } from 'vitest'
import { getTurn, linesSaying } from './reading-lines.rules'

const resume = [
  'Mariam Al Ketbi',
  'Mobile: 050-123 4567 / 050 765 4321',
  'Experience',
  'Data Annotator\t2019 - 2021',
  'Noor Data, Abu Dhabi',
  'Labelled speech in Gulf Arabic',
  'Data Annotator\t2021 - today',
  'Sama Systems',
  'Bachelor of Arts in Applied Linguistics and',
  'Translation, Zayed University',
]

test.each([
  ['a name, in whatever case', ['MARIAM AL KETBI'], [0]],
  ['a number that was put into its international form', ['+971501234567'], [1]],
  ['the second number of a line', ['+971507654321'], [1]],
  ['an entry by all its parts, the first of two alike', ['Data Annotator', 'Noor Data'], [3, 4]],
  ['an entry by all its parts, the second', ['Data Annotator', 'Sama Systems'], [6, 7]],
  ['words that run over into the next line', ['Applied Linguistics and Translation'], [8, 9]],
  ['what is left of an entry that was corrected', ['Chief Annotator', 'Sama Systems'], [7]],
  ['nothing, where the words are the person’s own', ['Chief Annotator', null, ' '], []],
])('finds %s', (_what, parts, places) => {
  expect(linesSaying(parts, resume)).toEqual(places)
})

test('finds Arabic words however their letters are written', () => {
  expect(linesSaying(['أخصائية بيانات'], ['مريم الكتبي', 'اخصائيه  بيانات - نور'])).toEqual([1])
})

test('a page stands as its lines say, and as it is where they say nothing', () => {
  const lines = [{ box: null }, { box: { page: 1 } }, { box: { page: 2, turn: 270 } as const }]
  expect([1, 2, 3].map((page) => getTurn(page, lines))).toEqual([0, 270, 0])
})
