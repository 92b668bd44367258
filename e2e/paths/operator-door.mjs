// Loaded into the server's process by NODE_OPTIONS, so that tests can run an operator's SQL.
// PostgreSQL allows this directly; the embedded database can be opened by its server only.
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
