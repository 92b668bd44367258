import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from './lib/patience.mjs'

const script = join(import.meta.dirname, 'audit.mjs')
const folder = mkdtempSync(join(tmpdir(), 'masar-audit-'))

beforeAll(() => {
  const manifest = {
    name: 'audited',
    version: '1.0.0',
    dependencies: { runs: '1.0.0' },
    devDependencies: { tool: '1.0.0' },
  }
  const at = (name: string) => ({ version: '1.0.0', resolved: `https://example.org/${name}.tgz` })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      name: 'audited',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: {
        '': manifest,
        'node_modules/runs': { ...at('runs'), dependencies: { deep: '1.0.0' } },
        'node_modules/deep': at('deep'),
        // A package that both need still runs in production.
        'node_modules/tool': { ...at('tool'), dev: true, dependencies: { deep: '1.0.0' } },
      },
    }),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Vulnerability {
  severity: string
  title: string
}

/** A registry that knows these vulnerabilities, by the name of their package. */
const fakeRegistry =
  (vulnerabilities: Record<string, Vulnerability>): RequestListener =>
  (request, response) => {
    const answer = async () => {
      const [, name = ''] = (request.url ?? '').split('/')
      if (request.method === 'GET')
        return {
          name,
          'dist-tags': { latest: '1.0.0' },
          versions: { '1.0.0': { name, version: '1.0.0' } },
        }
      const body = await text(
        request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request,
      )
      const asked = Object.keys(JSON.parse(body))
      return Object.fromEntries(
        Object.entries(vulnerabilities)
          .filter(([one]) => asked.includes(one))
          .map(([one, vulnerability], index) => [
            one,
            [
              {
                id: index + 1,
                url: `https://github.com/advisories/GHSA-${one}`,
                vulnerable_versions: '<2.0.0',
                cwe: [],
                cvss: { score: 0, vectorString: null },
                ...vulnerability,
              },
            ],
          ]),
      )
    }
    void answer().then((body) => response.end(JSON.stringify(body)))
  }

/** The output and the exit code of the script with such a registry. */
async function audit(registry: RequestListener) {
  const server = createServer(registry)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  try {
    return await new Promise<{ code: number; said: string }>((ended) => {
      const run = execFile(
        process.execPath,
        [script, folder],
        {
          env: {
            ...process.env,
            npm_config_registry: `http://127.0.0.1:${port}/`,
            // npm keeps what it heard of an advisory.
            npm_config_cache: mkdtempSync(join(folder, 'cache-')),
            npm_config_fetch_retry_mintimeout: '1',
            npm_config_fetch_retry_maxtimeout: '1',
          },
        },
        (_error, stdout) => ended({ code: run.exitCode ?? -1, said: stdout }),
      )
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const timeout = patient(60_000)

test(
  'a high vulnerability in a production package is named with its path, and fails the audit',
  { timeout },
  async () => {
    const { code, said } = await audit(
      fakeRegistry({ deep: { severity: 'high', title: 'Reads files' } }),
    )
    expect(said).toContain(
      'high: deep <2.0.0: Reads files (https://github.com/advisories/GHSA-deep), at node_modules/deep',
    )
    expect(said).toContain('Known vulnerabilities in packages that run in production: 1')
    expect(said).toContain('No known vulnerabilities in tools.')
    expect(code).toBe(1)
  },
)

test(
  'a lesser vulnerability, or one of a tool, is named and stops nothing',
  { timeout },
  async () => {
    const { code, said } = await audit(
      fakeRegistry({
        deep: { severity: 'moderate', title: 'Is slow' },
        tool: { severity: 'critical', title: 'Runs code' },
      }),
    )
    expect(said).toMatch(/production: 1\n {2}moderate: deep/)
    expect(said).toMatch(/tools: 1\n {2}critical: tool/)
    expect(code).toBe(0)
  },
)

test('a lock without a known vulnerability is said to be so', { timeout }, async () => {
  const { code, said } = await audit(fakeRegistry({}))
  expect(said).toBe(
    'No known vulnerabilities in packages that run in production.\nNo known vulnerabilities in tools.\n',
  )
  expect(code).toBe(0)
})

test.each([404, 405, 503])(
  'a registry that answers %i is said to be silent, which is not clean',
  { timeout },
  async (status) => {
    const { code, said } = await audit((_, response) => response.writeHead(status).end())
    expect(said).toMatch(/^The registry did not answer, so nothing was checked: .+\n$/)
    expect(said).toContain(String(status))
    expect(code).toBe(0)
  },
)

test('a registry that cuts the connection is said to be silent', { timeout }, async () => {
  const { code, said } = await audit((request) => request.socket.destroy())
  expect(said).toMatch(/^The registry did not answer.+: .+\n$/)
  expect(code).toBe(0)
})
