import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { patient } from '../lib/patience.mjs'

const root = join(import.meta.dirname, '../..')

test(
  'the bill of materials is made without a network, and names everything the product is made of, with version and licence',
  { timeout: patient(60_000) },
  () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const bill = JSON.parse(
      execFileSync('npm', ['run', '--silent', 'sbom'], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9' },
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64_000_000,
      }),
    )
    expect(bill.bomFormat).toBe('CycloneDX')
    const named: string[] = bill.components.map(({ 'bom-ref': ref }: { 'bom-ref': string }) => ref)
    expect(
      Object.entries(dependencies)
        .map(([name, version]) => `${name}@${String(version)}`)
        .filter((one) => !named.includes(one)),
    ).toEqual([])
    expect(
      bill.components.filter(({ licenses }: { licenses?: object[] }) => licenses !== undefined)
        .length,
    ).toBeGreaterThan(bill.components.length - 10)
  },
)
