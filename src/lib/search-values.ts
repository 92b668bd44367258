/** Reads the values of an address; whatever is wrong in it is as if it were not there. */
export const readOption = <Value extends string | number>(
  options: readonly Value[],
  value: unknown,
  other: Value,
): Value => options.find((option) => String(option) === String(value)) ?? other

export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** `2026-11-20`, or nothing. */
export const readDay = (value: unknown): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(toText(value)) ? toText(value) : ''

export const readNumber = (
  value: unknown,
  [least, most]: readonly [number, number],
  other: number,
): number => {
  const number = Number.parseInt(toText(value), 10)
  return Number.isNaN(number) ? other : Math.min(most, Math.max(least, number))
}

/** Counted from 1. */
export const toPage = (value: unknown): number => readNumber(value, [1, 100_000], 1)

/** At most as many as the server takes. */
export const getIds = (value: unknown): string[] =>
  toText(value)
    .split(',')
    .filter((id) => /^[0-9a-f-]{36}$/i.test(id))
    .slice(0, 100)
