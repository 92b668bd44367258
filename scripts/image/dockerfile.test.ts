import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readEnv } from '../../server/env'
import { root } from '../lib/paths.mjs'
import { ignoring, readDockerfile } from './dockerfile'

const read = (name: string) => readFileSync(join(root, name), 'utf8')

test('the Dockerfile is read, and an argument can name a base image', () => {
  const stages = readDockerfile(read('Dockerfile'))
  expect(stages.map(({ name, base }) => [name, base])).toEqual([
    ['build', 'node:20-bookworm-slim'],
    ['packages', 'node:20-bookworm-slim'],
    ['2', 'node:20-bookworm-slim'],
  ])
  expect(stages[2]?.instructions).toContainEqual({
    kind: 'copy',
    from: 'packages',
    sources: ['/app/node_modules'],
    to: 'node_modules',
  })
  expect(stages[2]?.instructions).toContainEqual({ kind: 'user', uid: 1000, gid: 1000 })
})

test.each([
  ['ADD https://masar.example/file .'],
  ['RUN rm -rf /etc'],
  ['RUN cat <"/etc/passwd"'],
  ['COPY --chown=node a b'],
  ['COPY ../secrets b'],
  ['COPY *.json ./'],
  ['USER node'],
  ['CMD node dist/server/main.js'],
  ['ENV A="with spaces"'],
  ['SHELL ["bash"]'],
])('%s is not carried out by guess', (line) => {
  expect(() => readDockerfile(`FROM node:20\n${line}\n`)).toThrow('cannot read this line')
})

test('a build is not given what this machine has: packages, builds, data, settings, history', () => {
  const isIgnored = ignoring(read('.dockerignore'))
  for (const path of [
    '.git/config',
    'node_modules/pg/package.json',
    'dist/server/main.js',
    '.data/files/a',
    'masar.env',
    '.env',
    'server/app.test.ts',
  ])
    expect([path, isIgnored(path)]).toEqual([path, true])
  for (const path of ['server/app.ts', 'src/gallery/a.ts', 'package.json', '.npmrc'])
    expect([path, isIgnored(path)]).toEqual([path, false])
  expect(() => ignoring('!server')).toThrow('cannot read this line')
})

const compose = parse(read('compose.yaml'))
const services: Record<string, { environment?: Record<string, string>; image?: string }> =
  compose.services

/** As `docker compose` puts values in; `null` where it refuses to start. */
function fill(text: string, values: Record<string, string>): string | null {
  let isMissing = false
  const filled = text.replaceAll(
    /\$\{([A-Z0-9_]+)(?::(-|\?)([^}]*))?\}/g,
    (_whole, name: string, operator?: string, rest = '') => {
      if (operator === '?' && !values[name]) isMissing = true
      return values[name] || (operator === '-' ? rest : '')
    },
  )
  return isMissing ? null : filled
}

const settings = (values: Record<string, string>) =>
  Object.entries(services.masar?.environment ?? {}).map(
    ([name, value]): [string, string | null] => [name, fill(value, values)],
  )

test('compose has no secret of its own, and what it sets makes a server for people', () => {
  const missing = settings({}).filter(([, value]) => value === null)
  expect(missing.map(([name]) => name)).toEqual([
    'DATABASE_URL',
    'SERVER_KEY',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ])
  const given = settings({
    POSTGRES_PASSWORD: 'a1',
    SERVER_KEY: Buffer.alloc(32).toString('base64'),
    S3_ACCESS_KEY_ID: 'b2',
    S3_SECRET_ACCESS_KEY: 'c3',
  })
  const env = readEnv({
    HOST: '0.0.0.0',
    ...Object.fromEntries(given.map(([k, v]) => [k, v ?? ''])),
  })
  expect(env).toMatchObject({
    demo: false,
    testClock: false,
    DATABASE_URL: 'postgres://masar:a1@postgres:5432/masar',
    S3_ENDPOINT: 'http://files:7070',
    SMTP_URL: 'smtp://mail:1025',
  })
  // A name that the server does not read would be set for nothing.
  for (const [name, value] of given)
    if (value !== '' && name !== 'MASAR_DEMO') expect(env).toHaveProperty(name)
})

test('compose takes every image by argument, at a version, and gives the server nothing to write but its data', () => {
  for (const [name, { image }] of Object.entries(services))
    if (image !== undefined)
      expect([name, fill(image, {})]).toEqual([
        name,
        expect.stringMatching(/^[\w./-]+:v?\d[\w.-]*$/),
      ])
  expect(services.masar).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    stop_grace_period: '30s',
  })
})
