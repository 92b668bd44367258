import { replacedSources } from './coverage'

const checkedDevices = ['camera', 'microphone', 'screen', 'voice'] as const
type CheckedDevice = (typeof checkedDevices)[number]

interface DeviceFinding {
  device: CheckedDevice
  /** A device that an arrangement replaces is not missing. */
  finding: 'found' | 'missing' | 'replaced'
}

/** The result of the device check before the start; a voice needs the microphone. */
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
 * The number of texts whose insertions were recorded, and the most words inserted at once, with the
 * part; null if none was recorded.
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
