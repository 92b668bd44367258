import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { patient } from '../../../scripts/lib/patience.mjs'
import { readPdf } from './pdf'
import { recognisePages } from './recognise-pages'

const getBytes = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/files/${name}`, import.meta.url)))
const toText = (lines: readonly { text: string }[]) => lines.map(({ text }) => text).join('\n')

/** A PDF of pages with given contents and one picture, which they draw as /I. */
const pdf = (
  contents: readonly string[],
  picture: { dict: string; data: Uint8Array },
  turn = 0,
): Uint8Array => {
  const kids = contents.map((_, i) => `${5 + 2 * i} 0 R`)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`,
    `<</Type/XObject/Subtype/Image/Length ${picture.data.length}${picture.dict}>>stream\n${Buffer.from(picture.data).toString('latin1')}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...contents.flatMap((content, i) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Rotate ${turn}/Contents ${6 + 2 * i} 0 R/Resources<</XObject<</I 3 0 R>>/Font<</F 4 0 R>>>>>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
  ]
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('')
  return new Uint8Array(
    Buffer.from(
      `%PDF-1.4\n${body}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF`,
      'latin1',
    ),
  )
}
const drawn = 'q 595 0 0 842 0 0 cm /I Do Q'
const written =
  'BT /F 12 Tf 50 780 Td (Rana Odeh, nurse at the clinic of the harbour since March 2019) Tj 0 -20 Td (Licensed in Dubai, speaks Arabic and English) Tj ET'

/** The scan's picture as it lies in its PDF. */
const scan = (): Uint8Array => {
  const bytes = Buffer.from(getBytes('scanned.pdf'))
  const begin = bytes.indexOf(Buffer.from([0xff, 0xd8, 0xff]))
  return new Uint8Array(bytes.subarray(begin, bytes.indexOf('endstream', begin)))
}
const jpeg = '/Width 794/Height 1123/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode'
const huge = '/Width 60000/Height 60000/ColorSpace/DeviceGray/BitsPerComponent 8'

const read = (bytes: Uint8Array, shares: number[] = [], signal?: AbortSignal) =>
  readPdf(bytes, {
    recognise: (unread) => recognisePages(bytes, unread, (share) => shares.push(share), signal),
  })

describe('a PDF', () => {
  test(
    'with a text on one page and a scan on the other gives both',
    async () => {
      const shares: number[] = []
      const { lines, fromPicture } = await read(
        pdf([written, drawn], { dict: jpeg, data: scan() }),
        shares,
      )
      expect(fromPicture).toBe(true)
      expect(toText(lines)).toContain('Rana Odeh, nurse')
      expect(toText(lines)).toContain('layla.almansoori@example.ae')
      const pages = lines.map(({ box }) => box?.page ?? 0)
      expect(pages).toEqual(pages.toSorted((a, b) => a - b))
      expect(shares.at(0)).toBe(0)
      expect(Math.max(...shares)).toBeLessThanOrEqual(1)
    },
    patient(60_000),
  )

  test.each([
    [90, 270],
    [270, 90],
    [180, 180],
  ] as const)(
    'with a scan turned by %s degrees is read as if it were not, and says how it is shown upright',
    async (lies, turn) => {
      const picture = { dict: jpeg, data: scan() }
      const { lines } = await read(pdf([drawn], picture, lies))
      const level = await read(pdf([drawn], picture))
      // A picture that was turned is not the same to the last point, so single words may differ.
      for (const text of ['Layla Hassan Al Mansoori', 'PROFESSIONAL SUMMARY']) {
        const find = (read: typeof lines) => read.find((line) => line.text === text)?.box
        const [box, shown] = [find(lines), find(level.lines)]
        expect(box).toMatchObject({ page: 1, turn })
        expect(shown).not.toHaveProperty('turn')
        for (const edge of ['left', 'top', 'right', 'bottom'] as const)
          expect(box?.[edge]).toBeCloseTo(shown?.[edge] ?? NaN, 2)
      }
    },
    patient(60_000),
  )

  test('with a text on every page asks for no recognition', async () => {
    const bytes = pdf([written, written], { dict: jpeg, data: scan() })
    let asked = 0
    const { fromPicture } = await readPdf(bytes, {
      recognise: () =>
        Promise.resolve(
          new Map(
            Array.from({ length: (asked += 1) }, () => [0, { glyphs: [], turn: 0 as const }]),
          ),
        ),
    })
    expect([asked, fromPicture]).toEqual([0, false])
  })

  test('whose last page has a few words and no picture is left as it is', async () => {
    const bytes = pdf([written, 'BT /F 12 Tf 50 780 Td (Page 2 of 2) Tj ET'], {
      dict: jpeg,
      data: scan(),
    })
    const shares: number[] = []
    const { lines, fromPicture } = await read(bytes, shares)
    expect([toText(lines).endsWith('Page 2 of 2'), fromPicture, shares]).toEqual([true, false, []])
  })
})

describe('a picture that is a bomb', () => {
  test('is not decoded when it says that it has billions of points', async () => {
    const shares: number[] = []
    const { lines } = await read(pdf([drawn], { dict: huge, data: new Uint8Array(64) }), shares)
    // The page draws nothing, so there is nothing to recognise.
    expect([lines, shares]).toEqual([[], []])
  })
})

test('an abort ends the recognition with its reason', async () => {
  const stop = new AbortController()
  const bytes = getBytes('scanned.pdf')
  const recognising = recognisePages(
    bytes,
    [{ number: 1, letters: 0, isWritten: false }],
    () => stop.abort(new Error('the server stops')),
    stop.signal,
  )
  await expect(recognising).rejects.toThrow('the server stops')
})
