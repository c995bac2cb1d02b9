import { join } from 'node:path'
import { FONT_IDS } from '@foyer/domain/theme'
import { i18nPlugin } from '@foyer/i18n/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { clientBuildPlugin } from './build/client-build.ts'

const here = import.meta.dirname

/** The path of built files on every host of an app; the server serves `dist/client` at it. */
const ASSETS = '_assets'

/** Modules of these folders have no side effects, so that imports of an `index.ts` include only what is used. */
const PURE =
  /\/(packages\/(contract|content|domain|i18n|ui)|apps\/member)\/src\/(?!app\/(entry-|styles|fonts)).*\.tsx?$/

/** Sheets of fonts are entries of their own, so that a document carries only those of its theme. */
const FONTS = /\/styles\/fonts\/[\w-]+\.css/

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here,
  base: '/',
  publicDir: false,
  plugins: [
    i18nPlugin(),
    react(),
    ...(command === 'serve'
      ? []
      : isSsrBuild
        ? [clientBuildPlugin(join(here, 'dist/client'))]
        : [serviceWorker()]),
  ],
  build: {
    target: 'es2024',
    assetsDir: ASSETS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    emptyOutDir: true,
    ...(isSsrBuild
      ? {
          outDir: 'dist/server',
          ssr: true,
          rolldownOptions: {
            input: join(here, 'src/app/entry-server.tsx'),
            output: { entryFileNames: 'entry-server.js' },
          },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: [join(here, 'src/app/entry-client.tsx'), ...fontSheets()],
            treeshake: { moduleSideEffects: (id: string) => !PURE.test(id) },
            // One file for all code of the first load: chunks split by shared use are several kilobytes
            // larger.
            output: {
              // The entry lists the names of all chunks; hashes do not compress, and shared chunks need no names.
              chunkFileNames: ({ isDynamicEntry }) =>
                `${ASSETS}/${isDynamicEntry ? '[name]' : ''}-[hash:7].js`,
              assetFileNames: `${ASSETS}/[name]-[hash:7][extname]`,
              codeSplitting: {
                groups: [{ name: 'entry', tags: ['$initial'], test: (id) => !FONTS.test(id) }],
              },
            },
          },
        }),
  },
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))

/** The curated fonts, and the one of Arabic letters. */
function fontSheets(): string[] {
  const fonts = join(here, '../../packages/ui/src/styles/fonts')
  return [...FONT_IDS, 'noto-sans-arabic'].map((id) => join(fonts, `${id}.css`))
}

/** Builds the worker at `/sw.js`. The install manifest differs per app and comes from the server. */
function serviceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      // Lists the texts of all languages; the worker stores only the current one.
      globPatterns: [`${ASSETS}/*.{js,css}`, `${ASSETS}/messages-*/*/!(studio|editor|publish)*.json`],
      dontCacheBustURLsMatching: /-[\w-]{7,8}\.\w+$/,
    },
  })
}
