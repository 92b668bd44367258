// npm run generate: openapi/openapi.yaml → openapi/generated/{openapi.json, api.ts, operations.ts};
// migrations.mjs makes the migrations after it, which a build leaves alone. With --check nothing is
// written; the command fails when what is committed is not what the contract and the tables say.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { root } from './lib/paths.mjs'
import { bin, run } from './lib/run.mjs'
import { migrationsAgree } from './migrations.mjs'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
const banner =
  '// Made by `npm run generate` from openapi/. Never edited by hand: `npm test` compares.\n'

/**
 * The three generated files of the contract in `folder`, as { name: text }. The same contract gives
 * the same bytes.
 */
export async function generate(folder) {
  const document = await bundle(join(folder, 'openapi.yaml'))
  await checkAddresses(document, join(folder, 'paths'))
  return {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'api.ts': `${banner}${astToString(await openapiTS(structuredClone(document), { silent: true }))}`,
    'operations.ts': operationsModule(document),
  }
}

async function bundle(entry) {
  const temporary = await mkdtemp(join(tmpdir(), 'masar-contract-'))
  try {
    const output = join(temporary, 'openapi.json')
    const { code, text } = await run(
      process.execPath,
      [
        bin('redocly'),
        'bundle',
        entry,
        '--output',
        output,
        '--component-renaming-conflicts-severity',
        'error',
      ],
      { cwd: root },
    )
    if (code !== 0) throw new Error(`The contract could not be bundled.\n${text}`)
    return JSON.parse(await readFile(output, 'utf8'))
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

/** An address that openapi.yaml does not name would silently be left out. */
async function checkAddresses(document, folder) {
  const files = await readdir(folder).catch(() => [])
  for (const file of files.filter((name) => name.endsWith('.yaml'))) {
    const text = await readFile(join(folder, file), 'utf8')
    for (const [, address] of text.matchAll(/^(\S+\/\S*):$/gm))
      if (document.paths?.[`/${address}`] === undefined)
        throw new Error(`Add /${address} of openapi/paths/${file} to openapi/openapi.yaml.`)
  }
}

function operationsModule(document) {
  const acts = document.components?.schemas?.AuditAct?.enum ?? []
  const entries = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => operationEntry(method, path, item[method], acts)),
  )
  const seen = new Set()
  for (const { id } of entries) {
    if (seen.has(id)) throw new Error(`The operationId ${id} is used twice.`)
    seen.add(id)
  }
  const codes = document.components?.schemas?.ErrorCode?.enum
  if (!Array.isArray(codes))
    throw new Error('The contract has no components.schemas.ErrorCode with an enum.')
  return [
    banner.trimEnd(),
    'export const operations = {',
    ...entries.map(({ id, line }) => `  ${id}: ${line},`),
    '} as const',
    '',
    'export type OperationId = keyof typeof operations',
    '',
    'export const errorCodes = [',
    ...codes.map((code) => `  ${quoted(code)},`),
    '] as const',
    '',
    'export const auditActs = [',
    ...acts.map((act) => `  ${quoted(act)},`),
    '] as const',
    '',
  ].join('\n')
}

function operationEntry(method, path, operation, acts) {
  const where = `${method.toUpperCase()} ${path}`
  const id = operation.operationId
  if (!/^[a-z][A-Za-z0-9]*$/.test(id ?? ''))
    throw new Error(`${where} needs an operationId in lower camel case, verb and noun.`)
  for (const field of ['x-access', 'x-origin'])
    if (!operation[field]) throw new Error(`${where} needs ${field}.`)
  for (const act of operation['x-audit'] ?? [])
    if (!acts.includes(act))
      throw new Error(
        `${where}: ${act} of x-audit is not in AuditAct of openapi/schemas/admin.yaml.`,
      )
  const access = Array.isArray(operation['x-access'])
    ? `[${operation['x-access'].map(quoted).join(', ')}]`
    : quoted(operation['x-access'])
  return {
    id,
    line: `{ method: ${quoted(method.toUpperCase())}, path: ${quoted(path)}, access: ${access}, standing: ${quoted(operation['x-standing'] ?? 'full')}, origin: ${quoted(operation['x-origin'])}${operation['x-audit'] === undefined ? '' : `, audit: [${operation['x-audit'].map(quoted).join(', ')}]`} }`,
  }
}

const quoted = (text) => `'${String(text).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

async function main() {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      folder: { type: 'string' },
    },
  })
  const folder = resolve(values.folder ?? join(root, 'openapi'))
  const target = join(folder, 'generated')
  const files = await generate(folder)
  if (values.check) {
    await check(target, files)
    // Another contract than the product's has no tables.
    if (values.folder === undefined) await checkMigrations()
    return
  }
  await mkdir(target, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(target, name), text)
  console.log(`Wrote ${Object.keys(files).join(', ')} to ${target}`)
}

async function check(target, files) {
  const stale = []
  for (const [name, text] of Object.entries(files)) {
    const current = await readFile(join(target, name), 'utf8').catch(() => null)
    if (current !== text) stale.push(name)
  }
  if (stale.length === 0) return console.log('The generated files match the contract.')
  console.error(
    `${stale.join(', ')} in openapi/generated ${stale.length === 1 ? 'does' : 'do'} not match the contract. Run npm run generate and commit the result.`,
  )
  process.exitCode = 1
}

async function checkMigrations() {
  if (await migrationsAgree()) return console.log('The migrations match the tables.')
  console.error(
    'server/db/migrations does not match the tables. Run npm run generate and commit the result.',
  )
  process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
