import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder as browserFolder } from '../../e2e/paths/results'
import { coverageFolder, gather } from './gather'
import { getPage } from './page'

// Writes the report from what the last runs left: .coverage/paths/report/index.html and the
// pictures beside it.
const folder = join(coverageFolder, 'report')
rmSync(folder, { recursive: true, force: true })
mkdirSync(join(folder, 'pictures'), { recursive: true })
const pictures = existsSync(browserFolder)
  ? readdirSync(browserFolder).filter((name) => name.endsWith('.jpeg'))
  : []
for (const name of pictures) cpSync(join(browserFolder, name), join(folder, 'pictures', name))
writeFileSync(join(folder, 'index.html'), await getPage(await gather(), new Date()))
console.log(`The report: ${join(folder, 'index.html')}`)
