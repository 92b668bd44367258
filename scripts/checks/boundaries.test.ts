import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { survey } from './boundaries'
import { rules } from './boundaries-rules'

const temporary = mkdtempSync(join(tmpdir(), 'masar-boundaries-'))
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

/** A small tree in which every direction is as it should be. */
const sound: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'planted',
    dependencies: {
      xstate: '*',
      react: '*',
      'drizzle-orm': '*',
      '@tanstack/react-router': '*',
      zod: '*',
    },
    devDependencies: { '@xstate/graph': '*', vitest: '*', msw: '*' },
  }),
  'openapi/generated/api.ts': 'export interface paths { a: 1 }\n',
  'machines/session/session.machine.ts':
    "import { setup } from 'xstate'\nimport type { paths } from '../../openapi/generated/api'\nexport const session = (_: paths) => setup({})\n",
  'machines/paths/graph/graph.ts':
    "import * as graph from '@xstate/graph'\nimport { readFileSync } from 'node:fs'\nimport { session } from '../../session/session.machine'\nexport const walk = { graph, readFileSync, session }\n",
  'machines/session/session.machine.test.ts':
    "import { test } from 'vitest'\nimport { walk } from '../paths/graph/graph'\ntest('x', () => walk)\n",
  'src/main.ts': "import { app } from './app/app'\nexport const main = app\n",
  'src/notify.ts': 'export const notify = 1\n',
  'src/app/app.tsx':
    "import Login from '../screens/auth/login/login.screen'\nexport const app = Login\n",
  'src/screens/auth/login/login.screen.tsx':
    "import { part } from './part'\nimport { userQueries } from '../../../features/user/user.queries'\nimport { session } from '../../../../machines/session/session.machine'\nexport default [part, userQueries, session]\n",
  'src/screens/auth/login/part.tsx':
    "import { Button } from '../../../ui/button'\nexport const part = Button\n",
  'src/screens/auth/signup/signup.screen.tsx': 'export default 1\n',
  'src/features/user/user.queries.ts':
    "import { client } from '../../api/client'\nimport { person } from '../../session/person'\nexport const userQueries = [client, person]\n",
  'src/session/person.ts':
    "import { session } from '../../machines/session/session.machine'\nimport { clamp } from '../lib/clamp'\nexport const person = [session, clamp]\n",
  'src/features/survey/survey.queries.ts': 'export const surveyQueries = 1\n',
  'src/ui/button.tsx':
    "import * as React from 'react'\nimport { clamp } from '../lib/clamp'\nexport const Button = [React, clamp]\n",
  'src/api/client.ts':
    "import type { paths } from '../../openapi/generated/api'\nexport const client = (_: paths) => 1\n",
  'src/i18n/i18n.ts': 'export const i18n = 1\n',
  'src/lib/clamp.ts': 'export const clamp = 1\n',
  'src/testing/render.tsx': "import { app } from '../app/app'\nexport const render = app\n",
  'server/main.ts': "import { operations } from './operations'\nexport const main = operations\n",
  'server/operations.ts':
    "import { authHandlers } from './modules/auth/auth.handlers'\nexport const operations = authHandlers\n",
  'server/db/db.ts': "import * as orm from 'drizzle-orm'\nexport const db = orm\n",
  'server/http/reply.ts': 'export const reply = 1\n',
  'server/modules/auth/auth.handlers.ts':
    "import { mayEnter } from './auth.rules'\nimport { find } from './auth.store'\nimport { reply } from '../../http/reply'\nexport const authHandlers = [mayEnter, find, reply]\n",
  'server/modules/auth/auth.rules.ts':
    "import { session } from '../../../machines/session/session.machine'\nexport const mayEnter = session\n",
  'server/modules/auth/auth.store.ts': "import { db } from '../../db/db'\nexport const find = db\n",
  'server/modules/users/user.handlers.ts':
    "import { mayEnter } from '../auth/auth.rules'\nexport const userHandlers = mayEnter\n",
  'server/modules/users/user.store.ts': 'export const users = 1\n',
  'server/testing/app.ts':
    "import { operations } from '../operations'\nexport const testApp = operations\n",
  'e2e/fixtures.ts': 'export const fixtures = 1\n',
}

const dots = (from: string) => '../'.repeat(from.split('/').length - 1) || './/'
const importing = (from: string, to: string) => ({
  [from]: `import { x } from '${dots(from)}${to}'\nexport const y = x\n`,
})
const importingPackage = (from: string, name: string) => ({
  [from]: `import * as x from '${name}'\nexport const y = x\n`,
})

/**
 * For each rule, files that break it. A folder that no rule was written for is used wherever one
 * can be.
 */
const violations: Record<string, Record<string, string>> = {
  'src-not-to-server': importing('src/features/new/x.ts', 'server/db/db'),
  'server-not-to-src': importing('server/modules/new/x.ts', 'src/lib/clamp'),
  'product-not-to-tooling': importing('src/lib/x.ts', 'e2e/fixtures'),
  'product-not-to-tests': importing('server/modules/new/x.ts', 'server/testing/app'),
  'generated-stands-alone': importing('openapi/generated/x.ts', 'machines/session/session.machine'),
  'only-main-uses-app': importing('src/screens/new/a/x.tsx', 'src/app/app'),
  'screen-not-to-screen': importing(
    'src/screens/auth/new/x.tsx',
    'src/screens/auth/signup/signup.screen',
  ),
  'feature-not-to-feature': importing(
    'src/features/new/x.ts',
    'src/features/survey/survey.queries',
  ),
  'feature-not-to-screen': importing(
    'src/features/new/x.ts',
    'src/screens/auth/signup/signup.screen',
  ),
  'session-not-upwards': importing('src/session/x.ts', 'src/features/survey/survey.queries'),
  'forms-not-upwards': importing('src/forms/x.ts', 'src/features/survey/survey.queries'),
  'forms-send-in-one-place': importingPackage('src/forms/x.ts', '@tanstack/react-query'),
  'loading-not-upwards': importing('src/loading/x.ts', 'src/features/survey/survey.queries'),
  'foundation-not-upwards': importing('src/i18n/x.ts', 'src/features/survey/survey.queries'),
  'ui-knows-no-product': importing('src/ui/new/x.tsx', 'machines/session/session.machine'),
  'ui-knows-no-framework': importingPackage('src/ui/x.tsx', '@tanstack/react-router'),
  'lib-is-small': importingPackage('src/lib/x.ts', 'react'),
  'api-shows-nothing': importing('src/api/x.ts', 'src/notify'),
  'machines-not-outwards': importing('machines/new/x.ts', 'src/lib/clamp'),
  'machines-only-xstate': importingPackage('machines/new/x.ts', 'node:fs'),
  'machines-only-contract-types': {
    'openapi/paths.ts': 'export const x = 1\n',
    ...importing('machines/new/x.ts', 'openapi/paths'),
  },
  'paths-are-for-tests': importing('src/features/new/x.ts', 'machines/paths/graph/graph'),
  'graph-in-one-file': importingPackage('machines/paths/x.ts', '@xstate/graph'),
  'module-not-to-module': importing(
    'server/modules/new/x.ts',
    'server/modules/users/user.handlers',
  ),
  'module-not-to-root': importing('server/modules/new/x.ts', 'server/main'),
  'foundation-not-to-modules': importing('server/jobs/x.ts', 'server/modules/users/user.store'),
  'rules-are-pure': importing('server/modules/new/x.rules.ts', 'server/db/db'),
  'handlers-hold-no-sql': importingPackage('server/modules/new/x.handlers.ts', 'drizzle-orm'),
  'handlers-and-stores-ask-rules': importing(
    'server/modules/new/x.store.ts',
    'machines/session/session.machine',
  ),
  'no-circular': {
    ...importing('src/lib/x.ts', 'src/lib/z'),
    ...importing('src/lib/z.ts', 'src/lib/x'),
  },
  resolvable: importing('src/lib/x.ts', 'src/lib/nowhere'),
  'no-undeclared-package': importingPackage('server/modules/new/x.ts', 'fastify'),
  'product-not-to-dev-package': importingPackage('server/modules/new/x.ts', 'msw'),
}

let trees = 0
function plant(extra: Record<string, string>): string {
  trees += 1
  const base = join(temporary, String(trees))
  for (const [path, text] of Object.entries({ ...sound, ...extra })) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(base, 'node_modules'))
  return base
}

test('a tree that keeps the directions has no violation and is seen whole', async () => {
  const { violations: found, seen, unseen } = await survey(plant({}))
  expect({ found, unseen }).toEqual({ found: [], unseen: [] })
  expect(seen).toBe(Object.keys(sound).length - 1)
})

test('every rule has a planted violation below', () => {
  expect(Object.keys(violations).sort()).toEqual(rules.map((rule) => rule.name).sort())
})

describe('each rule fails on the violation planted for it', () => {
  test.each(Object.entries(violations))('%s', async (rule, files) => {
    const { violations: found } = await survey(plant(files))
    expect(found.map((violation) => violation.rule)).toContain(rule)
  })
})

test('a type import counts as an import', async () => {
  const { violations: found } = await survey(
    plant({
      'src/lib/x.ts': "import type { db } from '../../server/db/db'\nexport type X = typeof db\n",
    }),
  )
  expect(found.map((violation) => violation.rule)).toContain('src-not-to-server')
})

test('a dynamic import counts as an import', async () => {
  const { violations: found } = await survey(
    plant({
      'src/features/new/x.ts':
        "export const load = () => import('../../screens/auth/signup/signup.screen')\n",
    }),
  )
  expect(found.map((violation) => violation.rule)).toContain('feature-not-to-screen')
})
