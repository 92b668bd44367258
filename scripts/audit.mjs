// npm run audit [-- folder]: lists the known vulnerabilities of the packages in package-lock.json,
// as the registry reports them to `npm audit`. The command exits with 1 if a package that runs in
// production has a high or critical one. A registry that does not answer is neither a failure of
// ours nor a clean result, so the command says that nothing was checked and exits with 0.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { root } from './lib/paths.mjs'

const severities = ['critical', 'high', 'moderate', 'low', 'info']
const stopping = ['critical', 'high']
const patienceMs = 120_000

/** The report of npm, or null and why where the registry gave no answer. */
async function ask(folder, omit) {
  const { stdout, stderr } = await promisify(execFile)(
    'npm',
    ['audit', '--json', '--package-lock-only', '--fetch-retries=1', ...omit],
    { cwd: folder, timeout: patienceMs, maxBuffer: 64_000_000 },
  ).catch((failed) => failed)
  const answer = parsed(stdout)
  return answer?.auditReportVersion === undefined
    ? { report: null, why: answer?.message ?? lastLine(stderr) }
    : { report: answer }
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const lastLine = (text = '') => text.trim().split('\n').at(-1) ?? ''

/**
 * The vulnerabilities, the worst first. A package that only depends on a vulnerable one is left
 * out.
 */
export const listVulnerabilities = ({ vulnerabilities }) =>
  Object.values(vulnerabilities)
    .flatMap(({ name, via, nodes }) =>
      via
        .filter((cause) => typeof cause === 'object' && cause.name === name)
        .map(({ severity, title, url, range }) => ({ name, severity, title, url, range, nodes })),
    )
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))

const toLine = ({ name, severity, title, url, range, nodes }) =>
  `  ${severity}: ${name} ${range}: ${title} (${url}), at ${nodes.join(', ')}`

function print(what, vulnerabilities) {
  console.log(
    vulnerabilities.length === 0
      ? `No known vulnerabilities in ${what}.`
      : `Known vulnerabilities in ${what}: ${vulnerabilities.length}`,
  )
  for (const vulnerability of vulnerabilities) console.log(toLine(vulnerability))
}

async function audit(folder) {
  const asked = []
  for (const omit of [['--omit=dev'], []]) asked.push(await ask(folder, omit))
  const silent = asked.find(({ report }) => report === null)
  if (silent !== undefined) {
    console.log(`The registry did not answer, so nothing was checked: ${silent.why}`)
    return 0
  }
  const [production, all] = asked.map(({ report }) => listVulnerabilities(report))
  const known = new Set(production.map(({ url, name }) => `${name} ${url}`))
  const tools = all.filter(({ url, name }) => !known.has(`${name} ${url}`))
  print('packages that run in production', production)
  print('tools', tools)
  return production.some(({ severity }) => stopping.includes(severity)) ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await audit(process.argv[2] ?? root)
