import { createServer, type Server } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { isPublicAddress } from './public-address'
import { PageRefused, publicPages } from './public-page'

describe('a public address', () => {
  test.each(['8.8.8.8', '93.184.215.14', '2606:4700::6810:84e5'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  test.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:0:10.0.0.1',
    '::10.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '2002:a00:1::',
    '2001:0:a00:1::',
    '2001:db8::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '100::1',
    '4000::1',
    'no address',
    '',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('a page', () => {
  let served: Server | undefined
  afterEach(
    () =>
      new Promise<void>((closed) =>
        served === undefined ? closed() : served.close(() => closed()),
      ),
  )

  /** A server of this machine, reached by any name as if it were public. */
  async function serve(answer: Parameters<typeof createServer>[1]) {
    const server = createServer(answer as never)
    served = server
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    return (server.address() as AddressInfo).port
  }
  const here = ((_name, options, done) =>
    options.all === true
      ? done(null, [{ address: '127.0.0.1', family: 4 }])
      : done(null, '127.0.0.1', 4)) as LookupFunction
  const reaching = {
    allows: (address: string) => address === '127.0.0.1' || isPublicAddress(address),
    resolve: here as never,
    ports: 'any' as const,
  }
  const refusal = (fetched: Promise<unknown>) =>
    fetched.then(
      () => 'fetched',
      (error: unknown) => (error instanceof PageRefused ? error.reason : error),
    )

  test('is fetched over redirects and unpacked', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/old') return void response.writeHead(302, { location: '/new' }).end()
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('<h1>Translator</h1>'))
    })
    const bytes = await publicPages(reaching)(`http://jobs.example:${port}/old`)
    expect(Buffer.from(bytes).toString()).toBe('<h1>Translator</h1>')
  })

  test('learns nothing about the person who asks', async () => {
    let seen: object = {}
    const port = await serve((request, response) => {
      seen = request.headers
      response.end('x')
    })
    await publicPages(reaching)(`http://jobs.example:${port}/`)
    expect(Object.keys(seen).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'host',
      'user-agent',
    ])
  })

  test.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'no link',
    'http://user:secret@example.com/',
    'http://example.com:8080/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://[::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00::1]/',
  ])('is not fetched from %s', async (link) => {
    expect(await refusal(publicPages()(link))).toBe('not_public')
  })

  test('is not fetched by a name that resolves inside, even beside a public address', async () => {
    const resolving = (...addresses: string[]) =>
      ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        )) as never
    expect(
      await refusal(publicPages({ resolve: resolving('10.0.0.5') })('http://jobs.example/')),
    ).toBe('not_public')
    expect(
      await refusal(
        publicPages({ resolve: resolving('93.184.215.14', '192.168.0.1') })(
          'https://jobs.example/',
        ),
      ),
    ).toBe('not_public')
  })

  test('is not fetched by a redirect that leads inside, whether to an address or to a name', async () => {
    const inside = ((name: string, options: object, done: never) =>
      name === 'inside.example'
        ? (done as (error: null, found: object[]) => void)(null, [
            { address: '10.0.0.5', family: 4 },
          ])
        : here(name, options, done)) as never
    for (const location of [
      'http://169.254.169.254/latest/',
      'http://[::1]:9/',
      'http://inside.example/',
      'file:///etc/passwd',
    ]) {
      const port = await serve(
        (_request, response) => void response.writeHead(302, { location }).end(),
      )
      expect([
        location,
        await refusal(
          publicPages({ ...reaching, resolve: inside })(`http://jobs.example:${port}/`),
        ),
      ]).toEqual([location, 'not_public'])
      await new Promise<void>((closed) => served?.close(() => closed()))
      served = undefined
    }
  })

  test('is not taken from an address other than the one that was looked up', async () => {
    const port = await serve((_request, response) => void response.end('inside'))
    let looks = 0
    // What the name was resolved to was allowed; what was connected to is not.
    const changing = { ...reaching, allows: () => (looks += 1) === 1 }
    expect(await refusal(publicPages(changing)(`http://jobs.example:${port}/`))).toBe('not_public')
  })

  test('is given up when it is too large, also only once unpacked', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/packed')
        return void response
          .writeHead(200, { 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(4_000_000)))
      response.end(Buffer.alloc(4_000_000))
    })
    for (const path of ['plain', 'packed'])
      expect(await refusal(publicPages(reaching)(`http://jobs.example:${port}/${path}`))).toBe(
        'too_large',
      )
  })

  test('is given up when it takes too long, goes round in circles, or is not there', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/round')
        return void response.writeHead(302, { location: '/round' }).end()
      if (request.url === '/gone') return void response.writeHead(404).end()
      response.write('<h1>')
    })
    const fetchPage = publicPages({ ...reaching, ms: 300 })
    for (const path of ['slow', 'round', 'gone'])
      expect(await refusal(fetchPage(`http://jobs.example:${port}/${path}`))).toBe('no_answer')
    expect(
      await refusal(
        publicPages({
          ...reaching,
          resolve: ((_n: string, _o: object, done: (error: Error) => void) =>
            done(new Error('ENOTFOUND'))) as never,
        })('http://nowhere.example/'),
      ),
    ).toBe('no_answer')
  })
})
