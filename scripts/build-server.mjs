// server/main.ts and every *.worker.ts under server/ → dist/server/, flat: a worker is `new URL('./name.worker.js', import.meta.url)`.
// Packages stay in node_modules; only our own modules are joined.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { root } from './lib/paths.mjs'

const outdir = join(root, 'dist/server')
const main = join(root, 'server/main.ts')

function workersUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return workersUnder(path)
    return entry.name.endsWith('.worker.ts') ? [path] : []
  })
}

function entries() {
  const files = [main, ...workersUnder(join(root, 'server'))]
  const named = Object.fromEntries(files.map((file) => [basename(file, '.ts'), file]))
  if (Object.keys(named).length < files.length) throw new Error('Two workers share a file name; their outputs would overwrite each other.')
  return named
}

if (!existsSync(main)) throw new Error('server/main.ts is missing.')
rmSync(outdir, { recursive: true, force: true })
await build({
  entryPoints: entries(),
  outdir,
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  jsx: 'automatic',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
})
