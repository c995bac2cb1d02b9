import { i18nPlugin } from '@foyer/i18n/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The server that development asks for everything that is not the studio itself. */
const server = process.env['FOYER_SERVER'] ?? 'http://localhost:4000'

export default defineConfig({
  base: '/',
  plugins: [i18nPlugin(), react()],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    target: 'es2024',
    modulePreload: { polyfill: false },
    // Inlined files would be style and script text that the content security policy has to allow.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
  server: {
    port: 4001,
    strictPort: true,
    proxy: {
      '/api': { target: server, changeOrigin: true, ws: true },
      '/media': { target: server, changeOrigin: true },
      '/_art': { target: server, changeOrigin: true },
    },
  },
})
