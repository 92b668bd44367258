/** A day, `2026-11-20`, and a time, `09:30`, as the clocks of some place show them. */
export interface WallTime {
  day: string
  time: string
}

/** What the clocks of a time zone show at a moment. */
export function wallTimeIn(zone: string, at: Date): WallTime {
  const parts = new Map(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      calendar: 'gregory',
      numberingSystem: 'latn',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/**
 * The moment at which the clocks of a time zone show this; null where it is no day and time, or one
 * that the clocks leap over.
 */
export function toMoment({ day, time }: WallTime, zone: string): Date | null {
  const shown = Date.parse(`${day}T${time}:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time) || Number.isNaN(shown))
    return null
  const ahead = (at: number) => {
    const wall = wallTimeIn(zone, new Date(at))
    return Date.parse(`${wall.day}T${wall.time}:00Z`) - at
  }
  // How far a zone is ahead may differ between the first guess and the moment itself, on the day on
  // which clocks are changed.
  for (const guess of [shown - ahead(shown), shown - ahead(shown - ahead(shown))])
    if (guess + ahead(guess) === shown) return new Date(guess)
  return null
}
