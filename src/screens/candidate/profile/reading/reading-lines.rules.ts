import { foldText } from '../../../../../machines/shared/fold'
import type { components } from '../../../../../openapi/generated/api'

type LineBox = components['schemas']['LineBox']

/** Words that run over from one line are looked for in this many lines together. */
const together = 2

/** Parts of one entry stand within so many lines of each other. */
const near = 8

/** A telephone number without its prefix, which resumes write in many ways. */
const ownDigits = 9

/**
 * Where a resume says what stands in a field: the places of the lines that hold the most of the
 * parts close together, in their order. Empty where no line has the words as they are.
 */
export function linesSaying(
  parts: readonly (string | null)[],
  lines: readonly string[],
): readonly number[] {
  const folded = lines.map(foldText)
  const found = parts
    .filter((part) => part !== null && part.trim() !== '')
    .map((part) => findPlaces(part ?? '', folded))
    .filter((places) => places.length > 0)
  const [best = []] = found
    .flat()
    .map((anchor) => found.flatMap((places) => nearestTo(anchor[0] ?? 0, places) ?? []))
    .toSorted((a, b) => new Set(b).size - new Set(a).size || spread(a) - spread(b))
  return [...new Set(best)].toSorted((a, b) => a - b)
}

/** Each place where a text stands: one line, or several that it runs over. */
function findPlaces(text: string, folded: readonly string[]): number[][] {
  const digits = text.replace(/\D/g, '')
  const isPhone = /^\+?[\d\s()-]{7,}$/.test(text)
  const wanted = foldText(text)
  const says = (line: string) =>
    isPhone
      ? line.replace(/\D/g, '').includes(digits.slice(-ownDigits))
      : line.replaceAll('\t', ' ').includes(wanted)
  const alone = folded.flatMap((line, at) => (says(line) ? [[at]] : []))
  if (alone.length > 0) return alone
  return folded.flatMap((_line, at) =>
    says(folded.slice(at, at + together).join(' ')) ? [[at, at + 1]] : [],
  )
}

function nearestTo(anchor: number, places: readonly number[][]): number[] | null {
  const [nearest = null] = places.toSorted(
    (a, b) => Math.abs((a[0] ?? 0) - anchor) - Math.abs((b[0] ?? 0) - anchor),
  )
  return nearest !== null && Math.abs((nearest[0] ?? 0) - anchor) <= near ? nearest : null
}

const spread = (places: readonly number[]): number => Math.max(...places) - Math.min(...places)

/** By how many degrees a page is turned to stand upright, as it was read. */
export const getTurn = (
  page: number,
  lines: readonly { box: Pick<LineBox, 'page' | 'turn'> | null }[],
): number => lines.find(({ box }) => box?.page === page)?.box?.turn ?? 0
