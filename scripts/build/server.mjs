// server/main.ts, every *.worker.ts under server/ and the tools of who runs a server → dist/server/,
// flat. Packages stay in node_modules; only our own modules are joined. Data files (migrations,
// question banks, fonts) stay where they are in the source tree.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { root } from '../lib/paths.mjs'

const outdir = join(root, 'dist/server')
const main = join(root, 'server/main.ts')
/** A production install has no tsx, and these are asked for there. */
const tools = ['admin', 'backup', 'end-sessions', 'server-key']

function workersUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return workersUnder(path)
    return entry.name.endsWith('.worker.ts') ? [path] : []
  })
}

function entries() {
  const files = [
    main,
    ...workersUnder(join(root, 'server')),
    ...tools.map((tool) => join(root, `scripts/${tool}.ts`)),
  ]
  const named = Object.fromEntries(files.map((file) => [basename(file, '.ts'), file]))
  if (Object.keys(named).length < files.length)
    throw new Error('Two entries share a file name; their outputs would overwrite each other.')
  return named
}

/**
 * Joined modules lose their place, so `import.meta.url` is made to name the source file again: `new
 * URL('./migrations', import.meta.url)` means the same in a test, in development and here. A module
 * that starts a worker keeps the place of the build, because the worker is built too and lies
 * beside it.
 */
const placesOfModules = {
  name: 'places-of-modules',
  setup(builder) {
    builder.onLoad({ filter: /[\\/](server|machines)[\\/].*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!source.includes('import.meta') || /\.worker\.js\b/.test(source)) return null
      if (/import\.meta\.(dirname|filename)/.test(source))
        throw new Error(
          `${path}: use new URL('./file', import.meta.url); import.meta.dirname does not survive the build.`,
        )
      const place = relative(outdir, path).replaceAll('\\', '/')
      const contents = source.replaceAll(
        'import.meta.url',
        `new URL('${place}', import.meta.url).href`,
      )
      return { contents, loader: extname(path) === '.tsx' ? 'tsx' : 'ts' }
    })
  },
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
  plugins: [placesOfModules],
}).catch(() => {
  // esbuild has said what and where.
  process.exitCode = 1
})
