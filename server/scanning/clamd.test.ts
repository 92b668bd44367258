import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patient } from '../../scripts/lib/patience.mjs'
import { readEnv } from '../env'
import { eicar, type LocalClamd, startLocalClamd } from '../testing/services/local-clamd'
import { clamdAt } from './clamd'
import { readClamdAddress } from './clamd-address'

let directory: string
let clamd: LocalClamd
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'masar-clamd-'))
  clamd = await startLocalClamd()
})
afterEach(async () => {
  await clamd.close()
  rmSync(directory, { recursive: true, force: true })
})

const at = (address: string) => clamdAt(readClamdAddress(address) ?? { path: '' })
const clean = Buffer.from('Khalid Saeed, translator.')

test('a file in memory goes in pieces of 64 kB, and so does one on disk', async () => {
  const large = Buffer.alloc(3 * 1024 * 1024 + 1, 'a')
  const path = join(directory, 'large')
  writeFileSync(path, Buffer.concat([large, Buffer.from(eicar)]))
  expect([
    await at(clamd.address).find({ bytes: large }, patient(30_000)),
    await at(clamd.address).find({ path }, patient(30_000)),
  ]).toEqual([null, 'Eicar-Test-Signature'])
  const [first, second] = clamd.scanned
  expect([first?.length, first?.at(0), first?.at(-1)]).toEqual([49, 65_536, 1])
  expect(second?.length).toBe(49)
})

test('it is asked by a socket of the file system as well', async () => {
  const other = await startLocalClamd(join(directory, 'clamd.ctl'))
  expect([
    await at(other.address).find({ bytes: clean }, patient(30_000)),
    await at(other.address).find({ bytes: Buffer.from(eicar) }, patient(30_000)),
  ]).toEqual([null, 'Eicar-Test-Signature'])
  await at(other.address).ping(patient(30_000))
  await other.close()
})

describe('no pass is', () => {
  const find = (ms = patient(30_000)) => at(clamd.address).find({ bytes: clean }, ms)

  test('an answer that does not come in time', async () => {
    clamd.how = 'silent'
    await expect(find(300)).rejects.toThrow('aborted')
    await expect(at(clamd.address).ping(100)).rejects.toThrow('aborted')
  })

  test('a connection that is closed, or that is not there', async () => {
    clamd.how = 'rude'
    await expect(find()).rejects.toThrow(/hung up|ECONNRESET|EPIPE/)
    await clamd.close()
    await expect(find()).rejects.toThrow('ECONNREFUSED')
  })

  test.each([
    'stream: Cannot allocate memory ERROR',
    'stream: OK, perhaps',
    'OK',
    '',
    'stream:  FOUND',
  ])('%j', async (saying) => {
    clamd.how = { saying }
    await expect(find()).rejects.toThrow('did not scan')
  })

  test('a file that is too large for it, which it says before it has all of it', async () => {
    const small = await startLocalClamd(undefined, 100_000)
    await expect(
      at(small.address).find({ bytes: Buffer.alloc(500_000) }, patient(30_000)),
    ).rejects.toThrow(/size limit exceeded|EPIPE|ECONNRESET/)
    await small.close()
  })
})

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['clamd.internal:3310', { host: 'clamd.internal', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['clamd.internal', null],
  ['clamd.internal:0', null],
  ['clamd.internal:70000', null],
  ['tcp://clamd.internal:3310', null],
  ['run/clamd.ctl', null],
])('%s is an address of %o', (text, address) => {
  expect(readClamdAddress(text)).toEqual(address)
})

test('a server with an address that is none does not start', () => {
  expect(() => readEnv({ CLAMD_ADDRESS: 'clamd' })).toThrow(/CLAMD_ADDRESS/)
  expect(readEnv({ CLAMD_ADDRESS: '127.0.0.1:3310' })).toMatchObject({ CLAMD_TIMEOUT_MS: 20_000 })
})
