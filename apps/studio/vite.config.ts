import { i18nPlugin } from '@foyer/i18n/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
})
