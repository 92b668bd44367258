import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldName } from '../../machines/shared/fold'
import { users } from '../modules/auth/auth.table'
import { addPerson } from '../testing/personas'
import { startTestServer, type TestServer } from '../testing/server'
import { nameContaining } from './search'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each([
  ['فاطمة', 'الكتبي', 'فاطمه'],
  ['مصطفى', 'حدّاد', 'مصطفي حداد'],
  ['ٱلزهراء', 'مُحَمَّد', 'الزهراء محمد'],
  ['محـمد', 'لؤي', 'محمد لوي'],
  ['أحمد', 'آل رئيسة', 'احمد ال رييسه'],
  ['Zoë', 'D’Souza', 'ZOE'],
  ['Ｍａｒｉａｍ', 'Al  Ketbi', 'mariam al ketbi'],
  ['민준', 'Kim', '민준'],
])(
  'the name “%s %s” is kept as it is searched, by “%s” too',
  async (firstName, lastName, typed) => {
    const { id } = await addPerson(server, 'candidate', { firstName, lastName })
    const [kept] = await server.deps.db
      .select({ key: users.nameKey })
      .from(users)
      .where(eq(users.id, id))
    expect(kept?.key).toBe(foldName(`${firstName} ${lastName}`))
    const found = await server.deps.db
      .select({ id: users.id })
      .from(users)
      .where(nameContaining(typed))
    expect(found.map((one) => one.id)).toContain(id)
  },
)

test('names are searched and sorted by indexes of the column as it is', async () => {
  const { rows } = await server.deps.db.execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where tablename = 'users' and indexdef like '%name_key%'`,
  )
  expect(rows.map(({ indexdef }) => indexdef)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('btree (name_key, id)'),
      expect.stringContaining('gin (name_key gin_trgm_ops)'),
    ]),
  )
})
