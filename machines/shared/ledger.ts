import { replacedSources } from './coverage'

const checkedDevices = ['camera', 'microphone', 'screen', 'voice'] as const
type CheckedDevice = (typeof checkedDevices)[number]

interface DeviceFinding {
  device: CheckedDevice
  /** What something else stands in for is not missing. */
  finding: 'found' | 'missing' | 'replaced'
}

/** What the check before the start found of each device; a voice is heard by the microphone. */
export function deviceFindings(
  check: Readonly<Record<CheckedDevice, boolean>>,
  arrangement: Parameters<typeof replacedSources>[0],
): DeviceFinding[] {
  const replaced = replacedSources(arrangement)
  return checkedDevices.map((device) => ({
    device,
    finding: check[device]
      ? 'found'
      : replaced.has(device === 'voice' ? 'microphone' : device)
        ? 'replaced'
        : 'missing',
  }))
}

interface MadeAnswer<Part> {
  part: Part
  value: string | null
  made: { largest_insertion: number } | null
}

/**
 * Of how many texts it is known how they came about, and the most words that came at once, with
 * where; null where it is known of none.
 */
export function textsMade<Part>(
  answers: readonly MadeAnswer<Part>[],
): { count: number; words: number; part: Part } | null {
  const texts = answers.flatMap(({ part, value, made }) =>
    made === null || value === null || value === ''
      ? []
      : [{ words: made.largest_insertion, part }],
  )
  const [largest] = texts.toSorted((a, b) => b.words - a.words)
  return largest === undefined ? null : { count: texts.length, ...largest }
}

/** A share of one as percent, rounded down: what is not whole is not said to be. */
export const percentSeen = (share: number): number =>
  Math.floor(Math.round(share * 10_000) / 10) / 10
