import { describe, expect, test } from 'vitest'
import { readEnv } from './env'

const postgres = { DATABASE_URL: 'postgres://masar@127.0.0.1/masar' }
const own = ['localhost', 'LOCALHOST', '127.0.0.1', '127.8.9.10', '::1', '[::1]']
const others = [
  '0.0.0.0',
  '::',
  '0',
  '10.0.0.7',
  '192.168.1.20',
  '203.0.113.5',
  'fe80::1',
  '128.0.0.1',
  'masar.example',
  'localhost.example',
  '127.0.0.1.example',
  'notlocalhost',
]
const ownPages = [
  'http://localhost:3000',
  'http://127.0.0.1:3000/',
  'http://[::1]:3000',
  'https://localhost',
]
const pagesOfOthers = [
  'https://masar.example',
  'http://10.0.0.7:3000',
  'http://[2001:db8::1]',
  'https://localhost.example',
  'http://localhost@masar.example',
]

type Setting = [what: string, settings: Record<string, string>]
const hosts = (list: string[]) => list.map((HOST): Setting => [`HOST=${HOST}`, { HOST }])
const pages = (list: string[]) =>
  list.map((PUBLIC_URL): Setting => [`PUBLIC_URL=${PUBLIC_URL}`, { PUBLIC_URL }])

describe('the proxies that are believed', () => {
  test.each([
    [undefined, ['loopback']],
    ['loopback, 10.0.0.0/8,2001:db8::7', ['loopback', '10.0.0.0/8', '2001:db8::7']],
  ])('%s', (TRUSTED_PROXIES, proxies) => {
    expect(readEnv({ TRUSTED_PROXIES }).TRUSTED_PROXIES).toEqual(proxies)
  })

  test.each(['balancer', '10.0.0.0/33', '10.0.0.1;10.0.0.2', '10.0.0.1,', '0.0.0.0/0', '::/0'])(
    'are not %s',
    (TRUSTED_PROXIES) => {
      expect(() => readEnv({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES')
    },
  )
})

describe('the demo setting, when it is not given', () => {
  test.each<Setting>([
    ['nothing', {}],
    ['empty settings', { HOST: '', PUBLIC_URL: '', MASAR_DEMO: '' }],
    ...hosts(own),
    ...pages(ownPages),
  ])('is on for this machine alone: %s', (_what, settings) => {
    expect(readEnv(settings)).toMatchObject({ demo: true, openDemo: false })
  })

  test.each<Setting>([...hosts(others), ...pages(pagesOfOthers)])(
    'prevents the start of a server that others can reach, and says what to set: %s',
    (what, settings) => {
      expect(() => readEnv(settings)).toThrow(
        `The environment variables are not valid:\n  ${what} makes demo accounts with a published password reachable for others. Set MASAR_DEMO=0 (or DATABASE_URL) to run without them, or MASAR_DEMO=1 to run a public demonstration.`,
      )
    },
  )

  test('is off with a database of its own, wherever it is reached', () => {
    for (const HOST of [...own, ...others])
      expect(readEnv({ ...postgres, HOST, PUBLIC_URL: 'https://masar.example' })).toMatchObject({
        demo: false,
        openDemo: false,
      })
  })
})

describe('the demonstration, when somebody said it', () => {
  test.each([{}, postgres])('is open where others reach it (%o)', (database) => {
    for (const HOST of others)
      expect(readEnv({ ...database, HOST, MASAR_DEMO: '1' })).toMatchObject({
        demo: true,
        openDemo: true,
      })
    for (const PUBLIC_URL of pagesOfOthers)
      expect(readEnv({ ...database, PUBLIC_URL, MASAR_DEMO: '1' }).openDemo).toBe(true)
    expect(readEnv({ ...database, MASAR_DEMO: '1' })).toMatchObject({ demo: true, openDemo: false })
  })

  test('is off, and the server starts for everybody', () => {
    for (const HOST of others)
      expect(readEnv({ HOST, MASAR_DEMO: '0' })).toMatchObject({ demo: false, openDemo: false })
  })
})

describe('the clock of tests', () => {
  test.each([{}, { MASAR_DEMO: '0' }, { MASAR_DEMO: '1' }, postgres])(
    'is for this machine: %o',
    (settings) => {
      expect(readEnv({ ...settings, MASAR_TEST_CLOCK: '1' }).testClock).toBe(true)
    },
  )

  test.each([{ MASAR_DEMO: '0' }, postgres, { ...postgres, MASAR_DEMO: '0' }])(
    'prevents the start of a server that others can reach, and says what to set: %o',
    (settings) => {
      for (const reach of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://masar.example' }])
        expect(() => readEnv({ ...settings, ...reach, MASAR_TEST_CLOCK: '1' })).toThrow(
          'lets others move the server’s clock (MASAR_TEST_CLOCK=1). Remove MASAR_TEST_CLOCK, or set MASAR_DEMO=1 to run a public demonstration.',
        )
    },
  )

  test('goes with an open demonstration, which says so on every page', () => {
    expect(readEnv({ HOST: '0.0.0.0', MASAR_DEMO: '1', MASAR_TEST_CLOCK: '1' })).toMatchObject({
      openDemo: true,
      testClock: true,
    })
  })
})
