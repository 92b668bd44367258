// The panel of the charts (qa/panel) → dist/qa-panel, beside the application's build and no part of
// it. A server in demo mode serves it to a page that asks for it (decision 0070).
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../lib/paths.mjs'

const outdir = join(root, 'dist/qa-panel')
rmSync(outdir, { recursive: true, force: true })
await build({
  entryPoints: { start: join(root, 'qa/panel/start.ts') },
  outdir,
  bundle: true,
  splitting: true,
  platform: 'browser',
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
}).catch(() => {
  // esbuild has said what and where.
  process.exitCode = 1
})
