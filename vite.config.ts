import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunks } from './scripts/lib/chunks'

/**
 * The API the development server passes calls on to; the built application is served by the API's
 * own server.
 */
const apiServer = process.env['MASAR_API'] ?? 'http://localhost:3000'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

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

export default defineConfig({
  plugins: [
    react(),
    signalModels,
    wholeStart,
    // ?inspect shows the charts at work, ?panel what they do beside the application; neither is part
    // of any build of it.
    {
      name: 'inspector',
      apply: 'serve',
      transformIndexHtml: () =>
        ['/src/inspector.dev.ts', '/qa/panel/start.ts'].map((src) => ({
          tag: 'script',
          attrs: { type: 'module', src },
          injectTo: 'head-prepend',
        })),
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
        // Only who takes an assessment or looks at the pages of a resume needs these, and the browser
        // keeps them then: a year, like everything under assets/.
        globIgnores: ['**/camera-signals.worker-*.js', '**/pdf-*.js', '**/pdf.worker-*.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [
          /^\/api\//,
          /^\/dev\//,
          // The server sends the panel of the charts with this page; the copy has none.
          /[?&]panel(?:[=&]|$)/,
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
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Of what a lazy page needs only what all of them need is listed in the first page's code, and
    // what asks who is here: each would be asked for a round trip later otherwise. All that is
    // needed made a list of 2 kB.
    modulePreload: {
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' || file.includes('session-calls')
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
  server: {
    // With the `Host` the browser asked for: sign-ins are proven for it.
    proxy: Object.fromEntries(
      ['/api', '/dev', '/health'].map((path) => [path, { target: apiServer }]),
    ),
  },
})
