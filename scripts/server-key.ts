// npm run server-key: prints the server's key where it stands in the database, to be put into
// SERVER_KEY or SERVER_KEY_FORMER.
import { openEmbedded, openPostgres } from '../server/db/db'
import { readEnv } from '../server/env'
import { readServerKey } from '../server/runtime/server-key'

// A running server is not asked: nothing that it answers to should give its key away. Its data
// directory is refused below.
const env = readEnv(process.env)
const opened =
  env.DATABASE_URL === undefined
    ? await openEmbedded(env.MASAR_DATA_DIR)
    : await openPostgres(env.DATABASE_URL)
const key = await readServerKey(opened.db)
await opened.close()
if (key === null)
  console.error(
    'This database has no key. No server has started on it yet, or the key is in SERVER_KEY.',
  )
else console.log(key.toString('base64'))
process.exitCode = key === null ? 1 : 0
