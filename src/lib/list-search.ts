import { readDay, getIds, readNumber, readOption, toPage, toText } from './search-values'

/** One value in the address of a list. Whatever is wrong in an address reads as `none`. */
export interface Filter<Value> {
  none: Value
  read: (value: unknown) => Value
  write: (value: Value) => string | number
  /** Stands in the address and leaves no row out: it survives when the filters are taken off. */
  extra?: true
}

/** One of some words. */
export const choice = <Value extends string>(
  options: readonly Value[],
  none: NoInfer<Value>,
): Filter<Value> => ({
  none,
  read: (value) => readOption(options, value, none),
  write: (value) => value,
})

/** Any of some words; none of them for all. */
export const choices = <Value extends string>(
  options: readonly Value[],
): Filter<readonly Value[]> => ({
  none: [],
  read: (value) => {
    const given = toText(value).split(',')
    return options.filter((option) => given.includes(option))
  },
  write: (value) => value.join(','),
})

/** What was typed, such as a part of a name. */
export const typed = (most = 120): Filter<string> => ({
  none: '',
  read: (value) => toText(value).slice(0, most),
  write: (value) => value,
})

/** A day, `2026-11-20`; empty for no limit. */
export const day = (): Filter<string> => ({ none: '', read: readDay, write: (value) => value })

/** The ids of people or things that were chosen, each once, and no more than `most`. */
export const ids = (most = 100): Filter<readonly string[]> => ({
  none: [],
  read: (value) => [...new Set(getIds(value))].slice(0, most),
  write: (value) => value.join(','),
})

/** A whole number between two others. */
export const between = (least: number, most: number, none: number): Filter<number> => ({
  none,
  read: (value) => readNumber(value, [least, most], none),
  write: (value) => value,
})

/** Scores from 0 to 100; the whole of it leaves nothing out. */
export interface Scores {
  min: number
  max: number
}

/** `50-80`. */
export const scores = (): Filter<Scores> => ({
  none: { min: 0, max: 100 },
  read: (value) => {
    const [, min, max] = (/^(\d{1,3})-(\d{1,3})$/.exec(toText(value)) ?? []).map(Number)
    return min === undefined || max === undefined || max > 100 || min > max
      ? { min: 0, max: 100 }
      : { min, max }
  },
  write: ({ min, max }) => `${min}-${max}`,
})

/** Something that the address holds beside the filters, such as who is shown over the list. */
export const extraParam = <Value>(filter: Filter<Value>): Filter<Value> => ({
  ...filter,
  extra: true,
})

const pageSizes = [10, 20, 50, 100] as const
export type PageSize = 5 | (typeof pageSizes)[number]

/**
 * The state of every list: the page, its length, and the order. A minus before the column reverses
 * it.
 */
interface ListPosition<Order extends string> {
  /** Counted from 1, as people see it. */
  page: number
  limit: PageSize
  sort: Order
}

export type Search<Values, Order extends string> = Readonly<Values> & Readonly<ListPosition<Order>>

/** How a list and its address speak of the same thing. */
export interface ListSearch<Values, Order extends string> {
  /** The first page of everything, in the usual order. */
  all: Search<Values, Order>
  sorts: readonly Order[]
  sizes: readonly PageSize[]
  read: (address: Record<string, unknown>) => Search<Values, Order>
  /** Only what differs from the first page of everything. */
  write: (search: Search<Values, Order>) => Record<string, string | number>
  /** True when some filter leaves rows out. */
  isNarrowed: (search: Search<Values, Order>) => boolean
  /** What takes every filter off, and leaves the order and the page size. */
  unfiltered: Partial<Values>
}

interface Wanted<Values, Order extends string> {
  filters: { [Key in keyof Values]: Filter<Values[Key]> }
  /** Every order that the server knows; the first is the usual one. */
  sorts: readonly [Order, ...Order[]]
  /** How long a page can be; the first is the usual length. */
  sizes?: readonly [PageSize, ...PageSize[]]
}

/** Describes a list once: what it can be narrowed by and sorted by. */
export function listSearch<Values extends object, Order extends string = ''>({
  filters,
  sorts,
  sizes = pageSizes,
}: Wanted<Values, Order>): ListSearch<Values, Order> {
  const keys = Object.keys(filters) as (keyof Values & string)[]
  const none = Object.fromEntries(keys.map((key) => [key, filters[key].none])) as Values
  const all = { ...none, page: 1, limit: sizes[0], sort: sorts[0] }
  const differs = (key: keyof Values & string, search: Values) =>
    filters[key].write(search[key]) !== filters[key].write(filters[key].none)
  return {
    all,
    sorts,
    sizes,
    read: (address) => ({
      ...(Object.fromEntries(keys.map((key) => [key, filters[key].read(address[key])])) as Values),
      page: toPage(address['page']),
      limit: readOption(sizes, address['limit'], all.limit),
      sort: readOption(sorts, address['sort'], all.sort),
    }),
    write: (search) => ({
      ...Object.fromEntries(
        keys
          .filter((key) => differs(key, search))
          .map((key) => [key, filters[key].write(search[key])]),
      ),
      ...(search.sort === all.sort ? {} : { sort: search.sort }),
      ...(search.page === 1 ? {} : { page: search.page }),
      ...(search.limit === all.limit ? {} : { limit: search.limit }),
    }),
    isNarrowed: (search) => keys.some((key) => filters[key].extra !== true && differs(key, search)),
    unfiltered: Object.fromEntries(
      keys.filter((key) => filters[key].extra !== true).map((key) => [key, none[key]]),
    ) as Partial<Values>,
  }
}

/** The values without the empty ones, which are not part of the query. */
export const filled = <Values extends Record<string, string>>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<Values>

/**
 * The order that a pressed column asks for: the same one turns round; another begins with `first`.
 * Only what the server knows.
 */
export function nextSort<Order extends string>(
  sorts: readonly Order[],
  sort: Order,
  column: string,
): Order {
  const [up, down] = [
    sorts.find((one) => one === column),
    sorts.find((one) => one === `-${column}`),
  ]
  if (up === undefined || down === undefined) return up ?? down ?? sort
  if (sort === up) return down
  if (sort === down) return up
  // The first press sorts in the direction that people usually want, which is the one that the list
  // names first.
  return sorts.indexOf(up) < sorts.indexOf(down) ? up : down
}
