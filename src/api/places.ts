import * as z from 'zod/mini'

/** Typing on ends a question; one that nobody waits for is not asked. */
const PAUSE_MS = 250
const PATIENCE_MS = 5_000

const answer = z.object({
  suggestions: z._default(
    z.array(
      z.object({ placePrediction: z.optional(z.object({ text: z.object({ text: z.string() }) })) }),
    ),
    [],
  ),
})

interface PlaceQuestion {
  input: string
  language: string
  /** Towns only, anywhere; otherwise addresses in the Emirates. */
  kind: 'town' | 'address'
}

/**
 * The key of the map provider that the deployment was built with; null where there is none, and
 * then nobody is asked.
 */
export function mapsKey(): string | null {
  const configured: unknown = import.meta.env.VITE_MAPS_API_KEY
  return typeof configured === 'string' && configured !== '' ? configured : null
}

/**
 * The places that what is typed may become, as the map provider names them; null where it does not
 * answer, or not with places.
 */
export async function placesLike(
  { input, language, kind }: PlaceQuestion,
  key: string,
  signal: AbortSignal,
): Promise<string[] | null> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  signal.throwIfAborted()
  try {
    const response = await globalThis.fetch(
      'https://places.googleapis.com/v1/places:autocomplete',
      {
        method: 'POST',
        credentials: 'omit',
        referrerPolicy: 'origin',
        headers: {
          'content-type': 'application/json',
          'X-Goog-Api-Key': key,
          'X-Goog-FieldMask': 'suggestions.placePrediction.text.text',
        },
        body: JSON.stringify({
          input,
          languageCode: language,
          ...(kind === 'town'
            ? { includedPrimaryTypes: ['(cities)'] }
            : { includedRegionCodes: ['ae'] }),
        }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
      },
    )
    const parsed = response.ok ? z.safeParse(answer, await response.json()) : null
    if (!parsed?.success) return null
    return [
      ...new Set(
        parsed.data.suggestions.flatMap(({ placePrediction }) => placePrediction?.text.text ?? []),
      ),
    ]
  } catch {
    signal.throwIfAborted()
    return null
  }
}
