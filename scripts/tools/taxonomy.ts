// npm run taxonomy -- import FOLDER --out FILE: makes a taxonomy of ESCO's published CSV files, for
// TAXONOMY_FILE. npm run taxonomy -- check FILE: says whether a server could use a taxonomy, and
// what is in it.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readTaxonomy, type Taxonomy } from '../../server/content/taxonomy/taxonomy'
import { readEscoFiles } from '../esco/esco-files'
import { toTaxonomy } from '../esco/esco-taxonomy'
import { Report } from '../esco/report'
import type { Tool } from './tool'

const usage =
  'Usage: npm run taxonomy -- import FOLDER --out FILE, or npm run taxonomy -- check FILE'

export const taxonomy: Tool = async (args, { print, complain }) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' } },
    })
    const [command, path, ...more] = positionals
    if (path !== undefined && more.length === 0) {
      if (command === 'import' && values.out !== undefined) {
        for (const line of importEsco(path, values.out)) print(line)
        return 0
      }
      if (command === 'check' && values.out === undefined) {
        print(
          describeContents(
            path,
            readTaxonomy(JSON.parse(readFileSync(path, 'utf8')), path, { strict: false }),
          ),
        )
        return 0
      }
    }
    complain(usage)
    return 2
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return 1
  }
}

function importEsco(folder: string, out: string): string[] {
  const report = new Report()
  const content = toTaxonomy(readEscoFiles(folder, report), report)
  const read = readTaxonomy(content, out, { strict: false })
  writeFileSync(out, `${JSON.stringify(content)}\n`)
  return [...report.lines(), describeContents(out, read)]
}

function describeContents(
  name: string,
  { groups, skills, sectors, industries, occupations }: Taxonomy,
): string {
  const counts = [
    `${skills.length} skills in ${groups.length} groups`,
    `${occupations.length} occupations`,
    `${sectors.length} sectors`,
    `${industries.length} industries`,
  ]
  return `${name}: ${counts.join(', ')}.`
}
