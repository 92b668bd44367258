import { describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { getLines } from '../extract/text'
import { phonesIn } from './contacts'
import { readProfile } from './profile'

const taxonomy = loadTaxonomy()
const read = (text: string) => readProfile(getLines(text), taxonomy)

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
