// The embedded database belongs to one process: while the server runs a tool asks it, otherwise it
// opens the database itself.
import { readControl } from '../../server/runtime/control'
import { type Db, openEmbedded, openPostgres } from '../../server/db/db'
import { livingOwner } from '../../server/db/lock'
import { readEnv } from '../../server/env'

/**
 * The work of a tool: the address at which a running server does it, and the same work on the
 * database itself.
 */
interface DatabaseTask<Answer> {
  path: string
  body: object
  self: (db: Db) => Promise<Answer>
}

/** `settings` say where the database is, as the server reads them. */
export async function throughOwner<Answer>(
  settings: Record<string, string | undefined>,
  { path, body, self }: DatabaseTask<Answer>,
): Promise<Answer> {
  const env = readEnv(settings)
  if (env.DATABASE_URL === undefined && livingOwner(env.MASAR_DATA_DIR) !== null)
    return ask(env.MASAR_DATA_DIR, path, body)
  const opened =
    env.DATABASE_URL === undefined
      ? await openEmbedded(env.MASAR_DATA_DIR)
      : await openPostgres(env.DATABASE_URL)
  try {
    return await self(opened.db)
  } finally {
    await opened.close()
  }
}

/** Asks the server that owns the data directory. */
export async function ask<Answer>(directory: string, path: string, body: object): Promise<Answer> {
  const { url, key } = readControl(directory)
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-masar-key': key },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The server at ${url} answered ${response.status}.`)
  const answer: Answer = await response.json()
  return answer
}
