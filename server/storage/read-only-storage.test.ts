import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileStorage } from './file-storage'
import { readAll } from './storage'

test('files in a read-only store are read, and nothing is written beside them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'masar-read-only-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'english'))
  writeFileSync(join(folder, 'english/sound.flac'), 'sound')
  const storage = fileStorage(folder, { readOnly: true })
  await storage.probe()
  expect(String(await readAll(storage, 'english/sound.flac'))).toBe('sound')
  expect(await storage.size('english/other.flac')).toBeNull()
  expect(readdirSync(folder)).toEqual(['english'])
})
