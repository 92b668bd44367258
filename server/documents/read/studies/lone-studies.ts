import type { Line } from '../../extract/text'
import { rangeIn, singleIn } from '../dates'
import { isDegree } from '../employment/work-words'
import type { Section } from '../sections'
import { withoutBullet } from '../sections'

const OPEN: readonly Section['kind'][] = [
  'top',
  'summary',
  'other',
  'certificates',
  'contact',
  'skills',
]

const BREAK = /(?<=[\p{L}\d)]{2})\.\s+|\s*[;؛|]\s*/u
/** Papers that are no degrees, though their names may have the word of one. */
const PAPER = /(?<!\p{L})(?:certificat\w+|course|licen[cs]e|شهادة|دورة|رخصة|ترخيص)(?!\p{L})/iu

/**
 * Lines of a degree and its year, in a resume without a section of studies: "B.Pharm, Tanta 2018.
 * Driving licence." contains one, and its other sentence is left out.
 */
export const loneStudies = (sections: readonly Section[]): Line[] =>
  sections
    .filter(({ kind }) => OPEN.includes(kind))
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => text.length <= 160)
    .flatMap((line) =>
      withoutBullet(line.text)
        .split(BREAK)
        .map((part) => part.replace(/\.$/u, '').trim())
        .filter(isStudy)
        .map((text) => ({ ...line, text, gapBefore: true })),
    )

const isStudy = (part: string): boolean =>
  part.length <= 90 &&
  isDegree(part) &&
  !PAPER.test(part) &&
  singleIn(part) !== null &&
  rangeIn(part) === null
