import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { livingOwner, lockDirectory } from './lock'

const lock = fileURLToPath(new URL('lock.ts', import.meta.url))
const register = import.meta.resolve('tsx')

let directory: string
const owners: ReturnType<typeof spawn>[] = []
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'masar-lock-'))
})
afterEach(() => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

/** Another process that has taken the directory and stays. */
async function anotherOwner() {
  const script = `const { lockDirectory } = await import(${JSON.stringify(lock)})
lockDirectory(${JSON.stringify(directory)})
console.log('taken')
setInterval(() => undefined, 1_000_000)`
  const child = spawn(
    process.execPath,
    ['--import', register, '--input-type=module', '-e', script],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  owners.push(child)
  await once(child.stdout, 'data')
  return child
}

test('a directory that a living process has is refused to another, which learns whose it is', async () => {
  const owner = await anotherOwner()
  expect(() => lockDirectory(directory)).toThrow(`${directory} is in use by process ${owner.pid}.`)
  expect(livingOwner(directory)).toBe(owner.pid)
})

test('a lock that a killed process left is taken over and released', async () => {
  const owner = await anotherOwner()
  const ended = once(owner, 'exit')
  owner.kill('SIGKILL')
  await ended
  expect(existsSync(join(directory, 'owner.pid'))).toBe(true)
  expect(livingOwner(directory)).toBeNull()
  const giveBack = lockDirectory(directory)
  giveBack()
  expect(existsSync(join(directory, 'owner.pid'))).toBe(false)
})
