import pg from 'pg'

/** Runs one statement on a connection of its own, as creating and dropping a database needs. */
export async function onServer(at: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: at })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
