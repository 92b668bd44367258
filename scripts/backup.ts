// npm run backup -- FOLDER: the database and the files of people, into a folder that is not there
// yet. The server may run meanwhile. npm run restore -- FOLDER: puts them where there is nothing
// yet. Where that is, is read from the environment, as the server does.
import { readEnv } from '../server/env'
import { backUp, restore } from './backup-folder'

const [what, folder, ...more] = process.argv.slice(2)
if ((what !== 'backup' && what !== 'restore') || folder === undefined || more.length > 0) {
  console.error(`Usage: npm run ${what === 'restore' ? 'restore' : 'backup'} -- FOLDER`)
  process.exitCode = 2
} else {
  try {
    const files = await (what === 'backup' ? backUp : restore)(readEnv(process.env), folder)
    const also =
      files === null ? 'The files are in the bucket: its own store backs it up.' : `${files} files.`
    console.log(
      `${what === 'backup' ? `Backed up in ${folder}` : `Restored from ${folder}`}: the database. ${also}`,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
