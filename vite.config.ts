import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunks } from './scripts/lib/chunks'
import { compressedAhead } from './scripts/lib/compressed-ahead'
import { themeAhead } from './scripts/lib/theme-ahead'
import { palette } from './src/ui/theme/palette'
import { markPath } from './src/ui/wordmark-path'

/**
 * The API the development server passes calls on to; the built application is served by the API's
 * own server.
 */
const apiServer = process.env['MASAR_API'] ?? 'http://localhost:3000'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * What the charts say of their states in sentences is read by reports and test plans, made
 * elsewhere: of the session's chart, which every first page loads, they were more than a kilobyte.
 * A line stays a line, so that stack traces stay right.
 */
const wordlessChart: Plugin = {
  name: 'wordless-chart',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/machines\/session\/.*\.ts$/.test(id)) return null
    return {
      code: code.replace(/^ *description:(\s+)(?:'[^'\n]*'|"[^"\n]*"),$/gm, (_, space: string) =>
        space.replace(/ /g, ''),
      ),
      map: null,
    }
  },
}

/** The parts of Chakra that cost a phone the most have lighter ones of the same shape. */
const lighterChakra: Plugin = {
  name: 'lighter-chakra',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (importer?.includes('/@chakra-ui/react/dist/esm/') !== true) return null
    if (source === './factory.js') return here('src/shims/chakra-factory.tsx')
    return source === '../utils/memo.js' ? here('src/shims/memo.ts') : null
  },
}

/**
 * What looks for faces and phones on a candidate's device: the models of one package, and the
 * compiled code they run on.
 */
const signalFiles = [
  ...['blazeface.json', 'blazeface.bin', 'centernet.json', 'centernet.bin'].map((name) =>
    here(`node_modules/@vladmandic/human/models/${name}`),
  ),
  ...['tfjs-backend-wasm-simd.wasm', 'tfjs-backend-wasm.wasm'].map((name) =>
    here(`node_modules/@tensorflow/tfjs-backend-wasm/dist/${name}`),
  ),
]

/** With the package's version in it, as browsers keep files under assets/ for a year. */
const signalFolder = `assets/signals-${/"version": "([^"]+)"/.exec(readFileSync(here('node_modules/@vladmandic/human/package.json'), 'utf8'))?.[1]}/`

/** Serves these files from here: nothing on a candidate's device is fetched from elsewhere. */
const signalModels: Plugin = {
  name: 'signal-models',
  config: () => ({
    define: { 'import.meta.env.VITE_SIGNAL_MODELS': JSON.stringify(`/${signalFolder}`) },
  }),
  async generateBundle() {
    for (const path of signalFiles)
      this.emitFile({
        type: 'asset',
        fileName: signalFolder + basename(path),
        source: await readFile(path),
      })
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${signalFolder}`, (request, response, next) => {
      const path = signalFiles.find((file) => request.url === `/${basename(file)}`)
      if (path === undefined) return next()
      if (path.endsWith('.wasm')) response.setHeader('content-type', 'application/wasm')
      readFile(path).then((bytes) => response.end(bytes), next)
    })
  },
}

/**
 * The mark stands there until the application does, which on a slow line takes seconds: in the
 * theme's colours, and without words, as whoever comes has no language yet. React takes it away
 * with its first page. In a layer before the theme's, so that the theme's own rules go over it.
 */
const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: (html) => ({
    html: html.replace(
      '<div id="root">',
      `$&<svg aria-hidden="true" viewBox="0 0 78.4 23.5"><path d="${markPath}"/></svg>`,
    ),
    tags: [
      {
        tag: 'style',
        injectTo: 'head-prepend',
        children: `@layer first-paint{html{background:${palette['bg.page'][0]}}#root>svg{position:fixed;top:50%;left:50%;translate:-50% -50%;width:120px;fill:${palette.accent[0]}}@media(prefers-color-scheme:dark){html{background:${palette['bg.page'][1]}}#root>svg{fill:${palette.accent[1]}}}}`,
      },
    ],
  }),
}

/**
 * The page names the whole start and its styles: what fetches ahead would ask for them a round trip
 * later.
 */
const wholeStart: Plugin = {
  name: 'whole-start',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {}).flatMap((file) => {
        if (/\/app-[\w-]+\.css$/.test(file))
          return [
            {
              tag: 'link',
              injectTo: 'head',
              attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
            },
          ]
        return /\/(?:rolldown-runtime|app)-[\w-]+\.js$/.test(file)
          ? [
              {
                tag: 'link',
                injectTo: 'head',
                attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
              },
            ]
          : []
      }),
  },
}

/**
 * A browser that knows the hint (Chromium does) compiles these files whole while they come, beside
 * the page's own thread: half a phone's work at the start was that thread compiling, at its first
 * call, one function after another. It has to be the file's first line.
 */
const compiledBeside: Plugin = {
  name: 'compiled-beside',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !/^(?:ahead|app|calls|xstate|run-session)$/.test(chunk.name))
          continue
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        const map = bundle[chunk.sourcemapFileName ?? '']
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '$&;')
      }
    },
  },
}

export default defineConfig({
  plugins: [
    react(),
    wordlessChart,
    lighterChakra,
    themeAhead,
    signalModels,
    firstPaint,
    wholeStart,
    compiledBeside,
    // ?inspect shows the charts at work; it is no part of any build.
    {
      name: 'inspector',
      apply: 'serve',
      transformIndexHtml: () => [
        {
          tag: 'script',
          attrs: { type: 'module', src: '/src/inspector.dev.ts' },
          injectTo: 'head-prepend',
        },
      ],
    },
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer',
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Masar',
        short_name: 'Masar',
        description: 'Skills matching, assessments and upskilling for job seekers in Abu Dhabi.',
        start_url: '/',
        display: 'standalone',
        theme_color: '#06384A',
        background_color: '#FFFFFF',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        // The shell and all chunks, so that a reload without a connection reaches a running
        // attempt; never /api.
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // Only who takes an assessment needs it, and the browser keeps it then: a year, like
        // everything under assets/.
        globIgnores: ['**/camera-signals.worker-*.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [
          /^\/api\//,
          /^\/dev\//,
          /^\/health$/,
          /\/\./,
          /\.[a-z][a-z0-9]{0,7}$/i,
        ],
        sourcemap: false,
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
      },
    }),
    compressedAhead,
  ],
  resolve: {
    alias: [
      // React has had it since 18; the shim is for what came before.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      { find: /^@pandacss\/is-valid-prop$/, replacement: here('src/shims/is-css-property.ts') },
      { find: /^hoist-non-react-statics$/, replacement: here('src/shims/hoist-statics.ts') },
      { find: /^@emotion\/hash$/, replacement: here('src/shims/hash.ts') },
    ],
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Of what a lazy page needs only what all of them need is listed in the first page's code, and
    // what asks who is here: each would be asked for a round trip later otherwise. All that is
    // needed made a list of 2 kB.
    modulePreload: {
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' || file.includes('run-session')
          ? needed
          : needed.filter((name) =>
              /\/(?:(?:home-)?shared|calls|queries|frames|parts|\w+-home)-/.test(name),
            ),
    },
    // For whoever reads a stack trace: the server serves no maps, and no file points to one.
    sourcemap: 'hidden',
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: { proxy: { '/api': apiServer, '/dev': apiServer, '/health': apiServer } },
})
