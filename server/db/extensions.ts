import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** What the embedded database can be asked to create; PostgreSQL has them with it. */
export const extensions = { pg_trgm }
