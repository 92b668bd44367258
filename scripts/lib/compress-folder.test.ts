import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compressFolder } from './compress-folder.mjs'

const root = mkdtempSync(join(tmpdir(), 'masar-compressed-'))
afterAll(() => rmSync(root, { recursive: true }))

test('a long text file gets a compressed copy beside it', async () => {
  const long = 'a line that comes again\n'.repeat(100)
  mkdirSync(join(root, 'assets'))
  const files = {
    'index.html': '<title>Masar</title>',
    'assets/long.js': long,
    'assets/long.js.map': long,
    'assets/long.png': long,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  await compressFolder(root)
  const added = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.br'),
  )
  expect(added).toEqual(['assets/long.js.br'])
  const packed = readFileSync(join(root, 'assets/long.js.br'))
  expect(packed.length).toBeLessThan(100)
  expect(brotliDecompressSync(packed).toString()).toBe(long)
})
