// dist/database/empty.tar.gz: an empty embedded database. Making one takes the server 3 s and 900
// MB; unpacking this takes neither, and both would fall on the very first start.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { root } from '../lib/paths.mjs'

const database = await PGlite.create()
const archive = await database.dumpDataDir('gzip')
mkdirSync(join(root, 'dist/database'), { recursive: true })
writeFileSync(join(root, 'dist/database/empty.tar.gz'), Buffer.from(await archive.arrayBuffer()))
await database.close()
