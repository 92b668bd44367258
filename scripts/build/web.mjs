// The SPA → dist/web, with each file of text once more as small as Brotli makes it.
import { join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from '../lib/compress-folder.mjs'
import { root } from '../lib/paths.mjs'

const outDir = join(root, 'dist/web')
await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
await compressFolder(outDir)
