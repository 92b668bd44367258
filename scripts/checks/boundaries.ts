// npm run check: who may import whom (docs/architecture.md), and the proof that every module was
// looked at.
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ICruiseResult, cruise } from 'dependency-cruiser'
import { rules } from './boundaries-rules'

const folders = ['src', 'server', 'machines', 'openapi/generated', 'e2e', 'qa', 'scripts', 'bench']

export interface Violation {
  rule: string
  from: string
  to: string
  comment: string
}

export interface Survey {
  violations: Violation[]
  /** How many of our modules the tool read. */
  seen: number
  /** Modules on disk that the tool did not read, although it reported success. */
  unseen: string[]
}

/** Reads every module under `base` and returns what breaks a rule, and what was not read. */
export async function survey(base: string): Promise<Survey> {
  const onDisk = folders.flatMap((folder) => modulesUnder(base, folder))
  const present = folders.filter((folder) =>
    statSync(join(base, folder), { throwIfNoEntry: false })?.isDirectory(),
  )
  const { output } = await cruise(
    present,
    {
      baseDir: base,
      validate: true,
      ruleSet: { forbidden: [...rules] },
      parser: 'tsc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      combinedDependencies: false,
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
  )
  if (typeof output === 'string')
    throw new Error('dependency-cruiser returned text instead of a result.')
  return { violations: getViolations(output), ...surveyModules(output, onDisk) }
}

function getViolations(result: ICruiseResult): Violation[] {
  const comments = new Map(rules.map((rule) => [rule.name, rule.comment]))
  return result.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    comment: comments.get(rule.name) ?? '',
  }))
}

/**
 * A module counts as read when it is in the graph, and one that has imports must have some there
 * too.
 */
function surveyModules(
  result: ICruiseResult,
  onDisk: { path: string; imports: boolean }[],
): Pick<Survey, 'seen' | 'unseen'> {
  const read = new Map(result.modules.map((module) => [module.source, module.dependencies.length]))
  const unseen = onDisk
    .filter(({ path, imports }) => (imports ? !read.get(path) : !read.has(path)))
    .map(({ path }) => path)
  return { seen: onDisk.length - unseen.length, unseen }
}

function modulesUnder(base: string, folder: string): { path: string; imports: boolean }[] {
  if (!statSync(join(base, folder), { throwIfNoEntry: false })) return []
  return readdirSync(join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return modulesUnder(base, path)
    if (!/\.(tsx?|mjs)$/.test(entry.name) || /\.d\.m?ts$/.test(entry.name)) return []
    return [
      {
        path,
        imports: /^import\s[^'"]*['"]|^\} from ['"]/m.test(readFileSync(join(base, path), 'utf8')),
      },
    ]
  })
}

async function main() {
  const { violations, seen, unseen } = await survey(
    fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, ''),
  )
  for (const { rule, from, to, comment } of violations)
    console.error(`${from} → ${to}\n    ${rule}: ${comment}`)
  if (unseen.length > 0)
    console.error(
      `These files were not checked, because the tool did not read them:\n  ${unseen.join('\n  ')}`,
    )
  if (seen === 0) console.error('No module was checked.')
  if (violations.length > 0 || unseen.length > 0 || seen === 0) process.exitCode = 1
  else console.log(`${seen} modules follow the import rules.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
