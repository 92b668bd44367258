import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import { build } from 'esbuild'
import { beforeAll, describe, expect, test } from 'vitest'
import { patient } from '../../scripts/lib/patience.mjs'
import { ensureBuiltServer } from '../testing/built-server'
import { loadTaxonomy } from '../content/taxonomy/taxonomy'
import { parseResumeInWorker } from './parse-in-worker'

beforeAll(ensureBuiltServer)

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const getBytes = (name: string) => new Uint8Array(readFileSync(here(`./fixtures/files/${name}`)))
const taxonomy = loadTaxonomy()

describe('parseResumeInWorker', () => {
  test('a resume is read in a thread while the event loop goes on', async () => {
    let turns = 0
    const ticking = setInterval(() => (turns += 1), 5)
    const outcome = await parseResumeInWorker(
      { bytes: getBytes('en-three-pages.pdf'), filename: 'cv.pdf' },
      taxonomy,
    )
    clearInterval(ticking)
    expect(outcome).toMatchObject({ ok: true, profile: { name: 'Priya Ramachandran Nair' } })
    expect(turns).toBeGreaterThan(5)
  })

  test("the caller's bytes stay his", async () => {
    const bytes = getBytes('en-plain.txt')
    await parseResumeInWorker({ bytes, filename: 'cv.txt' }, taxonomy)
    expect(bytes.byteLength).toBeGreaterThan(500)
  })

  test('bytes that lie among others in a buffer of Node are read', async () => {
    const bytes = Buffer.concat([getBytes('en-plain.txt')])
    expect(bytes.buffer.byteLength).toBeGreaterThan(bytes.byteLength)
    const outcome = await parseResumeInWorker({ bytes, filename: 'cv.txt' }, taxonomy)
    expect(outcome).toMatchObject({ ok: true })
  })

  test('a file that takes too long is too complex', async () => {
    const outcome = await parseResumeInWorker(
      { bytes: getBytes('en-classic.pdf'), filename: 'cv.pdf' },
      taxonomy,
      {},
      { ms: 1, memoryMb: 512 },
    )
    expect(outcome).toEqual({ ok: false, failure: 'resume_too_complex' })
  })

  test('a file that takes too much memory is too complex', async () => {
    const outcome = await parseResumeInWorker(
      { bytes: getBytes('en-classic.pdf'), filename: 'cv.pdf' },
      taxonomy,
      {},
      { ms: 20_000, memoryMb: 8 },
    )
    expect(outcome).toEqual({ ok: false, failure: 'resume_too_complex' })
  })

  test(
    'a small PDF that unfolds into a huge one is stopped',
    async () => {
      const packed = deflateSync(Buffer.alloc(600_000_000, ' '), { level: 1 })
      const objects = [
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<<>>>>',
        `<</Length ${packed.length}/Filter/FlateDecode>>stream\n${packed.toString('latin1')}\nendstream`,
      ]
      const bytes = Buffer.from(
        `%PDF-1.4\n${objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer<</Size 5/Root 1 0 R>>\n%%EOF`,
        'latin1',
      )
      expect(bytes.length).toBeLessThan(3_000_000)
      const outcome = await parseResumeInWorker(
        { bytes: new Uint8Array(bytes), filename: 'cv.pdf' },
        taxonomy,
        {},
        { ms: 20_000, memoryMb: 256 },
      )
      expect(outcome).toEqual({ ok: false, failure: 'resume_too_complex' })
    },
    patient(60_000),
  )

  test.each([
    ['text', () => new Uint8Array(Buffer.alloc(50 * 1024 * 1024, 'Sara Ahmed Khan, nurse. '))],
    [
      'a PDF with nothing but filling',
      () =>
        new Uint8Array(
          Buffer.concat([
            getBytes('en-classic.pdf').subarray(0, 20_000),
            Buffer.alloc(50 * 1024 * 1024, ' '),
          ]),
        ),
    ],
  ])(
    '50 MB of %s get an answer and no profile',
    async (_, bytes) => {
      expect(await parseResumeInWorker({ bytes: bytes(), filename: 'cv' }, taxonomy)).toMatchObject(
        { ok: false, failure: expect.stringMatching(/^resume_(?:too_complex|broken|no_text)$/) },
      )
    },
    patient(60_000),
  )

  test('an aborted parse rejects with the reason and says nothing about the file', async () => {
    const stop = new AbortController()
    const parse = parseResumeInWorker(
      { bytes: getBytes('en-classic.pdf'), filename: 'cv.pdf' },
      taxonomy,
      { signal: stop.signal },
    )
    stop.abort(new Error('the server stops'))
    await expect(parse).rejects.toThrow('the server stops')
  })

  test(
    'while a scan is recognised it says how far it is, and an abort ends it',
    async () => {
      const stop = new AbortController()
      const shares: number[] = []
      const parse = parseResumeInWorker(
        { bytes: getBytes('scanned.pdf'), filename: 'cv.pdf' },
        taxonomy,
        {
          signal: stop.signal,
          onRecognised: (share) => {
            shares.push(share)
            stop.abort(new Error('the server stops'))
          },
        },
      )
      await expect(parse).rejects.toThrow('the server stops')
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
      expect(shares.length).toBeGreaterThan(0)
    },
    patient(60_000),
  )

  test(
    'recognition that takes too long is too complex, counted from its beginning',
    async () => {
      const outcome = await parseResumeInWorker(
        { bytes: getBytes('scanned.pdf'), filename: 'cv.pdf' },
        taxonomy,
        {},
        { ms: patient(60_000), memoryMb: 768, progressMs: 1 },
      )
      expect(outcome).toEqual({ ok: false, failure: 'resume_too_complex' })
    },
    patient(60_000),
  )
})

describe('the built server', () => {
  test.each([
    ['every package inside', 'bundle'],
    ['packages left outside', 'external'],
  ] as const)(
    'finds and runs the worker beside it, %s',
    async (_, packages) => {
      const out =
        packages === 'external'
          ? mkdtempSync(here('../../node_modules/.resume-build-'))
          : mkdtempSync(join(tmpdir(), 'resume-build-'))
      try {
        writeFileSync(
          join(out, 'main.ts'),
          `
          import { readFileSync } from 'node:fs'
          import { loadTaxonomy } from ${JSON.stringify(here('../content/taxonomy/taxonomy'))}
          import { parseResumeInWorker } from ${JSON.stringify(here('./parse-in-worker'))}
          const read = async (file) => (await parseResumeInWorker({ bytes: new Uint8Array(readFileSync(file)), filename: file }, loadTaxonomy())).profile.name
          console.log(JSON.stringify(await Promise.all(process.argv.slice(2).map(read))))
        `,
        )
        await build({
          entryPoints: { main: join(out, 'main.ts'), 'resume.worker': here('./resume.worker.ts') },
          outdir: out,
          bundle: true,
          platform: 'node',
          format: 'esm',
          target: 'node20',
          packages,
          splitting: true,
          // Packages with data files or native parts cannot be bundled; a text resume needs
          // neither.
          external: ['@napi-rs/canvas', 'tesseract.js'],
          logLevel: 'error',
          // CommonJS packages inside an ES module bundle need a `require`.
          banner: {
            js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
          },
        })
        writeFileSync(join(out, 'package.json'), '{"type":"module"}')
        const files = ['ar-classic.pdf', 'en-tables.docx', 'en-plain.txt'].map((name) =>
          here(`./fixtures/files/${name}`),
        )
        const said = execFileSync(process.execPath, [join(out, 'main.js'), ...files], {
          cwd: tmpdir(),
          encoding: 'utf8',
        })
        expect(JSON.parse(said)).toEqual([
          'محمد عبدالله الهاشمي',
          'Yusuf Karim Haddad',
          'AISHA BINT RASHID AL SUWAIDI',
        ])
      } finally {
        rmSync(out, { recursive: true })
      }
    },
    patient(60_000),
  )
})
