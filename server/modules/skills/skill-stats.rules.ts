/** From a day up to and with another, both counted from 1970. */
export interface Days {
  from: number
  to: number
}

/** The last that two bytes hold: no end. */
export const lastDay = 65_535

const dayMs = 86_400_000
const [mostMonths, usualMonths] = [24, 12]

/** `2026-11-21` counted from 1970. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs)

export const toDays = (from: string | undefined, to: string | undefined): Days => ({
  from: from === undefined ? 0 : Math.max(0, dayNumber(from)),
  to: to === undefined ? lastDay : Math.min(lastDay, dayNumber(to)),
})

export const isWithin = ({ from, to }: Days, day: number): boolean => day >= from && day <= to

/**
 * The months that are told, `2026-11`, the earliest first: those of the days asked for, at most the
 * last 24; without a first day the last 12.
 */
export function listMonths(
  from: string | undefined,
  to: string | undefined,
  today: string,
): string[] {
  const last = monthNumber(to === undefined || to > today ? today : to)
  const wanted = from === undefined ? last - usualMonths + 1 : monthNumber(from)
  const first = Math.max(wanted, last - mostMonths + 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => monthName(first + at))
}

const monthNumber = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const monthName = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

/** How many of some days fall into each of some months that follow each other. */
export function byMonth(months: readonly string[], days: Iterable<number>, within: Days): number[] {
  const counts = months.map(() => 0)
  const starts = [...months, followingMonth(months.at(-1))].map((month) => dayNumber(`${month}-01`))
  for (const day of days) {
    if (!isWithin(within, day)) continue
    const at = starts.findLastIndex((start) => start <= day)
    if (at >= 0 && at < counts.length) counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

const followingMonth = (month: string | undefined): string =>
  month === undefined ? '1970-01' : monthName(monthNumber(`${month}-01`) + 1)

export interface SkillFigures {
  id: string
  name: string
  /** The demand of the counted jobs, by the day of their publication. */
  demandDays: readonly number[]
  demand: number
  supply: number
}

type Column = 'gap' | 'demand' | 'supply' | 'name'

/** By a column, a minus before it the other way round; what is equal by name. */
export function inOrder(
  figures: readonly SkillFigures[],
  sort: Column | `-${Column}`,
  language: string,
): SkillFigures[] {
  const names = new Intl.Collator(language)
  const [column, sign] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1]
  const byName = (a: SkillFigures, b: SkillFigures) => names.compare(a.name, b.name)
  const number = ({ demand, supply }: SkillFigures) =>
    column === 'gap' ? demand - supply : column === 'demand' ? demand : supply
  return figures.toSorted((a, b) =>
    column === 'name' ? sign * byName(a, b) : sign * (number(a) - number(b)) || byName(a, b),
  )
}
