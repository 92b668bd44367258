import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Serves the gallery alone; the product's build never sees it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: '../../public',
  plugins: [react()],
  cacheDir: '../../node_modules/.vite-gallery',
  server: { port: 5199, fs: { allow: ['../..'] } },
})
