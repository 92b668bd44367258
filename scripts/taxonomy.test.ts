import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from './lib/patience.mjs'
import { type DemoServer, startDemoServer } from './testing/demo-server'
import { taxonomy } from './tools/taxonomy'

// The server is run as people run it, and the command once.
const folder = mkdtempSync(join(tmpdir(), 'masar-taxonomy-'))
const made = join(folder, 'taxonomy.json')
let server: DemoServer
beforeAll(async () => {
  server = await startDemoServer({ MASAR_DEMO: '0' })
}, patient(120_000))
afterAll(async () => {
  await server.remove()
  rmSync(folder, { recursive: true })
})

const fetchSectors = async ({ url }: DemoServer) => {
  const answer: { data: { name: string }[] } = await (
    await fetch(`${url}/api/user/sectors/`)
  ).json()
  return answer.data.map(({ name }) => name)
}

test(
  'an import is a file that a server uses in place of the built-in taxonomy',
  { timeout: patient(120_000) },
  async () => {
    expect(await fetchSectors(server)).toContain('Oil and Gas')

    expect(
      await server.run(
        'taxonomy',
        'import',
        join(import.meta.dirname, 'esco/fixtures'),
        '--out',
        made,
      ),
    ).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /Forms given twice, which the first concept keeps: 3[\s\S]*taxonomy\.json: 9 skills in 4 groups, 4 occupations/,
      ),
    })
    expect(await server.tell(taxonomy, 'check', made)).toMatchObject({
      code: 0,
      out: expect.stringContaining('9 skills in 4 groups'),
    })

    const content = JSON.parse(readFileSync(made, 'utf8'))
    writeFileSync(
      made,
      JSON.stringify({
        ...content,
        industries: [],
        sectors: [{ id: 'pearls', en: 'Pearls', ar: 'اللؤلؤ' }],
      }),
    )
    const second = await startDemoServer({ MASAR_DEMO: '0', TAXONOMY_FILE: made })
    try {
      expect(await fetchSectors(second)).toEqual(['Pearls'])
    } finally {
      await second.remove()
    }
  },
)

test(
  'an unusable taxonomy is refused in a sentence, and no server starts with it',
  { timeout: patient(120_000) },
  async () => {
    const broken = join(folder, 'broken.json')
    writeFileSync(broken, '{"skills": []}')
    expect(await server.tell(taxonomy, 'check', broken)).toMatchObject({
      code: 1,
      err: expect.stringContaining('broken.json is not a valid taxonomy'),
    })
    expect(await server.tell(taxonomy, 'import', folder, '--out', made)).toMatchObject({
      code: 1,
      err: 'skills_en.csv is missing from the folder.',
    })
    expect(await server.tell(taxonomy, 'import', folder)).toMatchObject({
      code: 2,
      err: expect.stringContaining('Usage'),
    })
    await expect(startDemoServer({ MASAR_DEMO: '0', TAXONOMY_FILE: broken })).rejects.toThrow(
      'The server exited with code 1',
    )
  },
)
