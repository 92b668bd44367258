/** The time zone that this device is in. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
