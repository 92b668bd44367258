import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** The API the development server passes calls on to; the built application is served by the API's own server. */
const apiServer = process.env['MASAR_API'] ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [
    react(),
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
        // The shell and all chunks, so that a reload without a connection reaches a running attempt; never /api.
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/dev\//, /^\/health$/],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
      },
    }),
  ],
  build: { target: 'es2022', sourcemap: true },
  server: { proxy: { '/api': apiServer, '/dev': apiServer, '/health': apiServer } },
})
