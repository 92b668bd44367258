/**
 * A form that is being filled in, kept in this tab so that a reload loses nothing. A logout clears
 * it, too.
 */
const toKey = (name: string, userId: string) => `masar.draft.${name}.${userId}`

export function storeDraft(name: string, userId: string, values: object): void {
  sessionStorage.setItem(toKey(name, userId), JSON.stringify(values))
}

export function dropDraft(name: string, userId: string): void {
  sessionStorage.removeItem(toKey(name, userId))
}

/**
 * The kept values over the given ones; what another version of the form kept in another shape is
 * left out.
 */
export function restoreDraft<Values extends object>(
  name: string,
  userId: string,
  defaults: Values,
): Values {
  const stored = sessionStorage.getItem(toKey(name, userId))
  if (stored === null) return defaults
  const saved: unknown = JSON.parse(stored)
  if (typeof saved !== 'object' || saved === null) return defaults
  const fitting = Object.entries(saved).filter(
    ([key, value]) => key in defaults && fits(value, Reflect.get(defaults, key)),
  )
  return { ...defaults, ...Object.fromEntries(fitting) }
}

/** A value that may be missing fits as null or as an object; every other one by its kind. */
function fits(value: unknown, standard: unknown): boolean {
  if (standard === null) return typeof value === 'object'
  return typeof value === typeof standard && Array.isArray(value) === Array.isArray(standard)
}
