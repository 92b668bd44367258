import { z } from 'zod'
import type { Recording } from './recording'

const version = 1

const call = z.strictObject({
  method: z.string().regex(/^[A-Z]+$/),
  path: z.string().regex(/^[^?#]*$/),
  status: z.int().nullable(),
  milliseconds: z.number().nonnegative(),
})

const step = z.strictObject({
  chart: z.string().min(1),
  event: z.string().min(1),
  taken: z.array(z.string()),
  states: z.array(z.string()),
  at: z.number().nonnegative(),
  calls: z.array(call),
  picture: z
    .string()
    .regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/=]+$/)
    .nullable(),
})

const recording = z.strictObject({
  version: z.literal(version),
  recordedAt: z.iso.datetime(),
  language: z.enum(['en', 'ar']),
  steps: z.array(step),
})

/** The recording in the text of a file, or a sentence that says why it cannot be read. */
export function readRecording(text: string): Recording | string {
  const found = parsed(text)
  if (found === undefined) return 'It is no JSON, so it is no recording or it was cut off.'
  const own = readVersion(found)
  if (own !== null && own > version)
    return `It has version ${own}, and this is made for version ${version}. Update this copy of Masar.`
  const read = recording.safeParse(found)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const where = issue?.path.map(String).join('.') ?? ''
  return `It is not a recording: ${where === '' ? '' : `${where}: `}${issue?.message ?? 'unknown'}.`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const readVersion = (found: unknown): number | null =>
  typeof found === 'object' &&
  found !== null &&
  'version' in found &&
  typeof found.version === 'number'
    ? found.version
    : null
