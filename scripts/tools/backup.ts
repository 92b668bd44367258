// npm run backup -- FOLDER: the database and the files of people, into a folder that is not there
// yet. The server may run meanwhile. npm run restore -- FOLDER: puts them where there is nothing
// yet. Where that is, is read from the environment, as the server does.
import { readEnv } from '../../server/env'
import { backUp, restore } from './backup-folder'
import type { Tool } from './tool'

export const backup: Tool = async ([what, folder, ...more], { env, print, complain }) => {
  if ((what !== 'backup' && what !== 'restore') || folder === undefined || more.length > 0) {
    complain(`Usage: npm run ${what === 'restore' ? 'restore' : 'backup'} -- FOLDER`)
    return 2
  }
  try {
    const files = await (what === 'backup' ? backUp : restore)(readEnv(env), folder)
    const also =
      files === null ? 'The files are in the bucket: its own store backs it up.' : `${files} files.`
    print(
      `${what === 'backup' ? `Backed up in ${folder}` : `Restored from ${folder}`}: the database. ${also}`,
    )
    return 0
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return 1
  }
}
