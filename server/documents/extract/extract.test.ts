import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { patient } from '../../../scripts/lib/patience.mjs'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { endlessZip } from '../../testing/fuzz/hostile-files'
import { docx, p } from '../fixtures/sources/docx'
import { englishPlain } from '../fixtures/sources/plain'
import { parseResume } from '../parse-resume'
import { getResumeKind } from './kind'
import { normaliseText } from './text'
import { decodeText, isText } from './txt'

const taxonomy = loadTaxonomy()
const getFailure = async (bytes: Uint8Array) => {
  const outcome = await parseResume({ bytes, filename: 'cv.pdf' }, taxonomy)
  return outcome.ok ? null : outcome.failure
}

/** A PDF of one Flate stream, with as many pages showing it as wanted. */
const pdf = (pages: number, content: string): Uint8Array => {
  const kids = Array.from({ length: pages }, (_, i) => `${i + 5} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ...Array.from(
      { length: pages },
      () =>
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F 3 0 R>>>>>>',
    ),
  ]
  let out = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const at = out.length
    out += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = out.length
  return strToU8(
    `${out}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF`,
  )
}

describe('the kind of a file', () => {
  test('comes from its content, not from its name', async () => {
    expect(await getResumeKind(pdf(1, ''))).toBe('pdf')
    expect(await getResumeKind(docx(p('Hello')))).toBe('docx')
    expect(await getResumeKind(strToU8('Hello'))).toBe('txt')
  })

  test('is refused for a ZIP archive that is no Word file, a picture and a program', async () => {
    expect(await getResumeKind(zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }))).toBeNull()
    expect(
      await getResumeKind(
        Uint8Array.of(
          0x89,
          0x50,
          0x4e,
          0x47,
          0x0d,
          0x0a,
          0x1a,
          0x0a,
          0,
          0,
          0,
          13,
          0x49,
          0x48,
          0x44,
          0x52,
        ),
      ),
    ).toBeNull()
    expect(
      await getResumeKind(Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0)),
    ).toBeNull()
    expect(await getFailure(zipSync({ 'notes.txt': strToU8('Python') }))).toBe('resume_broken')
  })

  test('tells a Word file under a password from an old Word file', async () => {
    const compound = Buffer.alloc(4096)
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(compound)
    expect(await getFailure(new Uint8Array(compound))).toBe('resume_broken')
    Buffer.from('EncryptedPackage', 'utf16le').copy(compound, 1024)
    expect(await getFailure(new Uint8Array(compound))).toBe('resume_encrypted')
  })
})

describe('a Word file made to explode', () => {
  const part = `<w:p>${' '.repeat(40_000_000)}</w:p>`

  test('is refused by its declared size, before anything is inflated', async () => {
    const bomb = zipSync({ 'word/document.xml': [strToU8(part), { level: 9 }] })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await getFailure(bomb)).toBe('resume_too_complex')
  })

  test('is cut off at its declared size when that is a lie', async () => {
    const bomb = zipSync({ 'word/document.xml': [strToU8(part), { level: 9 }] })
    const view = new DataView(bomb.buffer, bomb.byteOffset)
    for (let at = 0; at < bomb.length - 4; at += 1) {
      // Uncompressed sizes stand 22 bytes into a local header and 24 into a directory entry.
      const mark = view.getUint32(at, true)
      if (mark === 0x04034b50) view.setUint32(at + 22, 50_000, true)
      if (mark === 0x02014b50) view.setUint32(at + 24, 50_000, true)
    }
    const before = process.memoryUsage().arrayBuffers
    expect(await getFailure(bomb)).toBe('resume_broken')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
  })

  test('is refused for thousands of parts', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 2_500 }, (_, i) => [`word/media/${i}.png`, strToU8('')]),
    )
    expect(
      await getFailure(zipSync({ 'word/document.xml': strToU8('<w:document/>'), ...many })),
    ).toBe('resume_too_complex')
  })

  test(
    'is not looked through for as many parts as it says it has',
    async () => {
      expect(await getResumeKind(endlessZip())).toBeNull()
      expect(await getFailure(endlessZip())).toBe('resume_broken')
    },
    patient(1000),
  )
})

describe('a file without text', () => {
  test('is flagged: an empty one, an empty Word file, a PDF with a blank page', async () => {
    expect(await getFailure(new Uint8Array())).toBe('resume_no_text')
    expect(await getFailure(docx(p('')))).toBe('resume_no_text')
    expect(await getFailure(pdf(1, ''))).toBe('resume_no_text')
  })
})

test('a PDF of too many pages is too complex', async () => {
  expect(await getFailure(pdf(41, 'BT /F 12 Tf (Some words on every page) Tj ET'))).toBe(
    'resume_too_complex',
  )
})

test('a PDF without embedded fonts is read', async () => {
  const outcome = await parseResume(
    {
      bytes: pdf(1, 'BT /F 12 Tf 10 200 Td (Sara Ahmed Khan) Tj 0 -20 Td (sara@example.com) Tj ET'),
      filename: 'cv',
    },
    taxonomy,
  )
  expect(outcome).toMatchObject({
    ok: true,
    profile: { name: 'Sara Ahmed Khan', emails: ['sara@example.com'] },
  })
})

describe('text files', () => {
  test.each([
    ['utf-16le without a mark', Buffer.from(englishPlain, 'utf16le')],
    ['utf-8 with a mark', Buffer.from(`\uFEFF${englishPlain}`)],
  ])('%s are read', (_, bytes) => {
    expect(decodeText(new Uint8Array(bytes))?.replace('\uFEFF', '')).toBe(englishPlain)
  })

  test('Western accents in a one-byte file stay accents', () => {
    expect(decodeText(Uint8Array.from(Buffer.from('Résumé of Zoë Müller', 'latin1')))).toBe(
      'Résumé of Zoë Müller',
    )
  })

  test('bytes with control characters are no text', () => {
    expect(decodeText(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9))).toBeNull()
  })

  const long = englishPlain.repeat(1 + Math.ceil(200_000 / englishPlain.length))
  test.each([
    ['English', Buffer.from(long)],
    ['Arabic that a piece may cut in two', Buffer.from(`a${'مسار '.repeat(40_000)}`)],
    ['utf-16le with a mark', Buffer.from(`\uFEFF${long}`, 'utf16le')],
    ['utf-16le without a mark', Buffer.from(long, 'utf16le')],
    ['windows-1256', Buffer.concat([Buffer.from(long), Buffer.from([0xe3, 0xd3, 0xc7, 0xd1])])],
    ['accents', Buffer.from(`${long} Zoë`, 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['a control character at the end', Buffer.from(`${long}\u0001`)],
    ['a control character at the beginning', Buffer.from(`\u0001${long}`)],
    ['half a character at the end', Buffer.concat([Buffer.from(long), Buffer.from([0xd9])])],
    ['half of utf-16', Buffer.from(`\uFEFF${long}`, 'utf16le').subarray(0, -1)],
    ['zeros', Buffer.alloc(200_000)],
  ])('%s: reading it in pieces gives the same answer as reading it whole', (_, bytes) => {
    expect(isText(bytes)).toBe(decodeText(bytes) !== null)
  })
})

test('characters that a font or a file makes up and no database keeps are left out', () => {
  expect(normaliseText('Sa\u0000ra\u0007\uD800 Khan\n\tA\u001B')).toBe('Sara Khan\n\tA')
})

test('compatibility forms, Arabic digits, direction marks and stretching are made plain', () => {
  expect(normaliseText('ﻣﺤﻤﺪ \u200F٠٥٠\u200E مـحـمـد ﬁle')).toBe('محمد 050 محمد file')
})

test('the stroke that stretches a word is a dash between dates and spaces', () => {
  expect(normaliseText('٢٠١٨ ـ ٢٠٢١ محـاسب ١٤٤٠هـ')).toBe('2018 - 2021 محاسب 1440ه')
})
