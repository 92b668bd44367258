import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProjects } from '../testing/copy-projects'
import { patient } from '../lib/patience.mjs'

const root = join(import.meta.dirname, '../..')
const base = mkdtempSync(join(tmpdir(), 'masar-lint-'))
afterAll(() => rmSync(base, { recursive: true, force: true }))

/** Code that must be refused, with the rule that refuses it: path and text. */
const planted: [rule: string, path: string, text: string][] = [
  ['typescript(no-explicit-any)', 'src/lib/any.ts', 'export const x = (value: any) => value\n'],
  [
    'typescript(no-floating-promises)',
    'server/modules/a/floating.ts',
    'const work = async () => 1\nexport const x = () => {\n  work()\n}\n',
  ],
  [
    'typescript(no-non-null-assertion)',
    'src/lib/non-null.ts',
    'export const x = (list: string[]) => list[0]!.length\n',
  ],
  [
    'typescript(ban-ts-comment)',
    'src/lib/ignored.ts',
    '// @ts-ignore\nexport const x: number = 1\n',
  ],
  [
    'react-hooks(rules-of-hooks)',
    'src/ui/hooks.tsx',
    "import { useState } from 'react'\nexport const X = ({ on }: { on: boolean }) => {\n  if (on) useState(1)\n  return null\n}\n",
  ],
  ['jsx-a11y(alt-text)', 'src/ui/alt.tsx', 'export const X = () => <img src="a.png" />\n'],
  ['masar(no-ambient-clock)', 'machines/a/now.ts', 'export const x = () => Date.now()\n'],
  ['masar(no-ambient-clock)', 'server/modules/a/a.rules.ts', 'export const x = () => new Date()\n'],
  [
    'masar(no-locale-string)',
    'src/screens/a/b/locale.tsx',
    'export const x = (at: Date) => at.toLocaleDateString()\n',
  ],
  [
    'masar(no-physical-sides)',
    'src/ui/physical-attribute.tsx',
    'const Box = (props: { marginLeft: string }) => <p>{props.marginLeft}</p>\nexport const X = () => <Box marginLeft="4" />\n',
  ],
  [
    'masar(no-physical-sides)',
    'src/ui/theme/physical.recipe.ts',
    "export const x = { base: { textAlign: 'left' } }\n",
  ],
  [
    'masar(no-double-cast)',
    'src/lib/cast.ts',
    'export const x = (value: string) => value as unknown as number\n',
  ],
  ['masar(no-enum)', 'src/lib/enum.ts', 'export enum X {\n  a,\n}\n'],
  ['masar(named-exports)', 'src/features/a/default.ts', 'const x = 1\nexport default x\n'],
  ['masar(named-exports)', 'src/features/a/barrel.ts', "export * from './default'\n"],
  [
    'masar(no-raw-url)',
    'src/screens/a/b/url.tsx',
    'export const X = () => <a href="/auth/login">x</a>\n',
  ],
  [
    'masar(no-silent-catch)',
    'src/lib/silent.ts',
    'export const x = (f: () => void) => {\n  try {\n    f()\n  } catch {}\n}\n',
  ],
  [
    'masar(no-random-uuid)',
    'src/features/a/uuid.ts',
    'export const x = () => crypto.randomUUID()\n',
  ],
  ['eslint(no-console)', 'src/lib/console.ts', "export const x = () => console.log('x')\n"],
  [
    'import(no-cycle)',
    'src/lib/hen.ts',
    "import type { Egg } from './egg'\nexport interface Hen {\n  lays: Egg\n}\n",
  ],
  [
    'import(no-cycle)',
    'src/lib/egg.ts',
    "import type { Hen } from './hen'\nexport interface Egg {\n  hatches: Hen\n}\n",
  ],
]

/** What looks alike and is right. */
const allowed: [path: string, text: string][] = [
  ['src/i18n/dates.ts', 'export const x = (at: Date) => at.toLocaleDateString()\n'],
  ['server/runtime/clock.ts', 'export const clock = { now: () => new Date() }\n'],
  ['src/lib/parse.ts', 'export const x = (text: string) => new Date(text)\n'],
  [
    'src/ui/logical.tsx',
    'const Box = (props: { marginStart: string }) => <p>{props.marginStart}</p>\nexport const X = () => <Box marginStart="4" />\n',
  ],
  [
    'src/lib/rect.ts',
    'export const x = (box: { left: number }) => {\n  const { left } = box\n  return left\n}\n',
  ],
  ['src/screens/a/b/b.screen.tsx', 'export default function B() {\n  return null\n}\n'],
  ['scripts/say.ts', "export const x = () => console.log('x')\n"],
]

let found: { rule: string; path: string }[] = []

beforeAll(() => {
  for (const [path, text] of [
    ...planted.map(([, path, text]) => [path, text] as const),
    ...allowed,
  ]) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  for (const path of ['.oxlintrc.json', 'scripts/lint/masar.mjs'])
    cpSync(join(root, path), join(base, path))
  copyProjects(root, base)
  symlinkSync(join(root, 'node_modules'), join(base, 'node_modules'))
  const command = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [command, '--type-aware', '--format=json'],
    { cwd: base, encoding: 'utf8' },
  )
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not answer in JSON: ${stdout}${stderr}`)
  const report: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout)
  found = report.diagnostics.map(({ code, filename }) => ({
    rule: code,
    path: filename.replaceAll('\\', '/'),
  }))
}, patient(60_000))

test.each(planted)('%s is refused in %s', (rule, path) => {
  expect(found.filter((finding) => finding.path === path).map((finding) => finding.rule)).toContain(
    rule,
  )
})

test.each(allowed)('%s is let through', (path) => {
  expect(found.filter((finding) => finding.path === path)).toEqual([])
})
