import Bowser from 'bowser'

interface DeviceWords {
  browser: string | null
  system: string | null
  kind: 'computer' | 'phone' | 'tablet' | 'unknown'
}

const kinds: Partial<Record<string, DeviceWords['kind']>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
}

/** What a browser's user agent says of itself, in the names people know. */
export function toDevice(userAgent: string | null): DeviceWords {
  if (userAgent === null || userAgent.trim() === '')
    return { browser: null, system: null, kind: 'unknown' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: kinds[platform.type ?? ''] ?? 'unknown',
  }
}
