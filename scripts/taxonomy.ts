// npm run taxonomy -- import FOLDER --out FILE: makes a taxonomy of ESCO's published CSV files, for
// TAXONOMY_FILE. npm run taxonomy -- check FILE: says whether a server could use a taxonomy, and
// what is in it.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readTaxonomy, type Taxonomy } from '../server/content/taxonomy/taxonomy'
import { readEscoFiles } from './esco/esco-files'
import { taxonomyOf } from './esco/esco-taxonomy'
import { Report } from './esco/report'

const usage =
  'Usage: npm run taxonomy -- import FOLDER --out FILE, or npm run taxonomy -- check FILE'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' } },
})
const [command, path, ...more] = positionals
try {
  if (command === 'import' && path !== undefined && values.out !== undefined && more.length === 0)
    importEsco(path, values.out)
  else if (
    command === 'check' &&
    path !== undefined &&
    values.out === undefined &&
    more.length === 0
  )
    console.log(
      contentsOf(
        path,
        readTaxonomy(JSON.parse(readFileSync(path, 'utf8')), path, { strict: false }),
      ),
    )
  else {
    console.error(usage)
    process.exitCode = 2
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function importEsco(folder: string, out: string): void {
  const report = new Report()
  const content = taxonomyOf(readEscoFiles(folder, report), report)
  const taxonomy = readTaxonomy(content, out, { strict: false })
  writeFileSync(out, `${JSON.stringify(content)}\n`)
  for (const line of report.lines()) console.log(line)
  console.log(contentsOf(out, taxonomy))
}

function contentsOf(
  name: string,
  { groups, skills, sectors, industries, occupations }: Taxonomy,
): string {
  return `${name}: ${skills.length} skills in ${groups.length} groups, ${occupations.length} occupations, ${sectors.length} sectors, ${industries.length} industries.`
}
