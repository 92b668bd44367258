import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '../lib/patience.mjs'
import { openEmbedded } from '../../server/db/db'
import { users } from '../../server/modules/auth/auth.table'
import { fileStorage } from '../../server/storage/file-storage'
import { restore } from './backup-folder'
import { type DemoServer, startDemoServer } from '../testing/demo-server'
import { backup } from './backup'

// The server is run as people run it, and the command once.
let server: DemoServer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'masar-backup-'))
  server = await startDemoServer()
}, patient(120_000))
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.remove()
})

const register = (email: string) =>
  server.post('/api/user/auth/register-user/', {
    email,
    password: 'Riyadah-7',
    full_name: 'New Person',
    mobile_number: '+971501234567',
    terms_accepted: true,
  })

test(
  'a backup of a running server has everybody and every file until then, and becomes a server elsewhere',
  { timeout: patient(120_000) },
  async () => {
    const files = fileStorage(join(server.directory, 'files'))
    await files.put('resumes/of-somebody.pdf', Buffer.from('سيرة ذاتية'))
    expect((await register('before@example.ae')).status).toBeLessThan(300)
    const to = join(folder, 'nightly')
    const { code, out } = await server.run('backup', to)
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^Backed up in .*nightly: the database\. \d+ files\.$/),
    ])
    expect((await register('after@example.ae')).status).toBeLessThan(300)

    const elsewhere = {
      MASAR_DATA_DIR: join(folder, 'elsewhere'),
      DATABASE_URL: undefined,
      S3_BUCKET: undefined,
    }
    expect(await restore(elsewhere, to)).toBe(Number(/(\d+) files/.exec(out)?.[1]))
    expect(
      readFileSync(join(elsewhere.MASAR_DATA_DIR, 'files/resumes/of-somebody.pdf'), 'utf8'),
    ).toBe('سيرة ذاتية')
    const restored = await openEmbedded(elsewhere.MASAR_DATA_DIR)
    const known = async (email: string) =>
      (await restored.db.select({ number: count() }).from(users).where(eq(users.email, email)))[0]
        ?.number
    expect([
      await known('before@example.ae'),
      await known('after@example.ae'),
      await known('admin@demo.masar.example'),
    ]).toEqual([1, 0, 1])
    await restored.close()
    await expect(restore(elsewhere, to)).rejects.toThrow('already exists')
  },
)

test(
  'nothing is written over, and what is no backup is said to be none',
  { timeout: patient(60_000) },
  async () => {
    const to = join(folder, 'once')
    expect(await server.tell(backup, 'backup', to)).toMatchObject({ code: 0 })
    expect(await server.tell(backup, 'backup', to)).toMatchObject({
      code: 1,
      err: `${to} already exists.`,
    })
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
    await expect(
      restore(
        { MASAR_DATA_DIR: join(folder, 'new'), DATABASE_URL: undefined, S3_BUCKET: undefined },
        folder,
      ),
    ).rejects.toThrow('has no database.tar.gz')
    expect(existsSync(join(folder, 'new'))).toBe(false)
    expect(await server.tell(backup, 'backup')).toMatchObject({
      code: 2,
      err: 'Usage: npm run backup -- FOLDER',
    })
  },
)

test(
  'a server that is gone is backed up as it was left',
  { timeout: patient(60_000) },
  async () => {
    await server.kill()
    const to = join(folder, 'gone')
    expect(await server.tell(backup, 'backup', to)).toMatchObject({ code: 0 })
    await expect(
      restore(
        { MASAR_DATA_DIR: join(folder, 'again'), DATABASE_URL: undefined, S3_BUCKET: undefined },
        to,
      ),
    ).resolves.toBeGreaterThan(0)
  },
)
