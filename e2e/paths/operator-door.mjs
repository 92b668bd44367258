// Loaded into the server's process before the server, by NODE_OPTIONS: a door for the SQL of an
// operator. PostgreSQL has one of its own; the embedded database has one owner, and nobody else may
// open its files.
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { isMainThread } from 'node:worker_threads'

const directory = process.env.MASAR_DATA_DIR

if (isMainThread && directory !== undefined) {
  const { PGlite } = await import('@electric-sql/pglite')
  const create = PGlite.create.bind(PGlite)
  PGlite.create = async (...given) => {
    const database = await create(...given)
    const door = createServer((request, response) => {
      text(request)
        .then((body) => {
          const { sql, values } = JSON.parse(body)
          return database.query(sql, values)
        })
        .then(
          ({ rows }) => response.end(JSON.stringify({ rows })),
          (error) => response.end(JSON.stringify({ error: String(error) })),
        )
    })
    door.listen(0, '127.0.0.1', () =>
      writeFileSync(join(directory, 'operator.json'), JSON.stringify(door.address())),
    )
    door.unref()
    return database
  }
}
