import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTurn } from './in-turn.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'masar-turns-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('one works after the other, and a failure gives the turn back', async () => {
  const said: string[] = []
  const one = (name: string) =>
    inTurn(
      'work',
      async () => {
        said.push(`${name} begins`)
        await new Promise(setImmediate)
        said.push(`${name} ends`)
        if (name === 'a') throw new Error('a failed')
        return name
      },
      folder,
    )
  const [a, b, c] = await Promise.allSettled([one('a'), one('b'), one('c')])
  expect(a.status).toBe('rejected')
  expect([b, c].map((settled) => settled.status === 'fulfilled' && settled.value)).toEqual([
    'b',
    'c',
  ])
  for (let at = 0; at < said.length; at += 2)
    expect(said[at + 1]).toBe(said[at]?.replace('begins', 'ends'))
  expect(readdirSync(folder)).toEqual([])
})

test('the turn of a process that was killed is taken over', async () => {
  const process = spawn('node', ['-e', 'setInterval(() => {}, 1000)'])
  await once(process, 'spawn')
  writeFileSync(join(folder, 'work'), String(process.pid))
  const gone = once(process, 'exit')
  process.kill('SIGKILL')
  await gone
  expect(await inTurn('work', () => Promise.resolve('done'), folder)).toBe('done')
  expect(readdirSync(folder)).toEqual([])
})
