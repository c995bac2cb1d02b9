import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { i18nPlugin } from '@foyer/i18n/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { clientBuildPlugin } from './build/client-build.ts'
import { deferViewsPlugin } from './build/defer-views.ts'
import { facesApartPlugin } from './build/faces-apart.ts'
import { lightPartsPlugin } from './build/light-parts.ts'
import { memberCallsPlugin } from './build/member-calls.ts'
import { plainClassesPlugin } from './build/plain-classes.ts'

const here = import.meta.dirname

/** Where the built files stand below every host of an app; the server serves `dist/client` under these paths. */
const ASSETS = '_assets'

/** Modules of ours do nothing when they are only imported, so that a door may name more than one caller needs. */
const PURE =
  /\/(packages\/(contract|content|domain|i18n|ui)|apps\/member)\/src\/(?!app\/(entry-|styles)).*\.tsx?$/

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here,
  base: '/',
  publicDir: false,
  plugins: [
    i18nPlugin(),
    memberCallsPlugin(),
    plainClassesPlugin(className),
    lightPartsPlugin(join(here, 'src/platform/screen/light-icon.ts')),
    deferViewsPlugin(join(here, 'src/features/pages/deferred-view.tsx')),
    react(),
    ...(command === 'serve'
      ? []
      : isSsrBuild
        ? [clientBuildPlugin(join(here, 'dist/client'))]
        : [facesApartPlugin(), serviceWorker()]),
  ],
  css: {
    modules: {
      generateScopedName: (name, file) => className(name, file),
    },
  },
  build: {
    target: 'es2024',
    assetsDir: ASSETS,
    assetsInlineLimit: 0,
    // One sheet: documents carry the part that they show, the whole follows when it is quiet.
    cssCodeSplit: false,
    // No chunk brings styles of its own, and preloading chunks of chunks weighs more than it saves.
    modulePreload: false,
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
            input: join(here, 'src/app/entry-client.tsx'),
            treeshake: { moduleSideEffects: (id: string) => !PURE.test(id) },
            // Split up by who shares what, the same code weighs several kilobytes more.
            output: { codeSplitting: { groups: [{ name: 'entry', tags: ['$initial'] }] } },
          },
        }),
  },
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))

/** Whose each mark is, so that two files never share one. */
const marked = new Map<string, string>()

/**
 * The same in both builds, whatever their order: the server's classes are the client's. All classes of a file share its
 * mark, which compresses far better than one mark for each, and nothing of it does: so it is short.
 */
function className(name: string, file: string): string {
  const source = relative(here, file.split('?')[0] ?? file)
  const mark = shortHash(source)
  const owner = marked.get(mark) ?? source
  if (owner !== source) throw new Error(`${source} and ${owner} have the same mark: let marks be longer.`)
  marked.set(mark, source)
  return `${name}_${mark}`
}

/** The worker stands at `/sw.js`; the install manifest is each app's own and comes from the server. */
function serviceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      // The worker keeps the texts of one language out of all that are listed.
      globPatterns: [`${ASSETS}/*.{js,css}`, `${ASSETS}/messages-*/*/!(studio|editor|publish)*.json`],
      dontCacheBustURLsMatching: /-[\w-]{8}\.\w+$/,
    },
  })
}

function shortHash(file: string): string {
  return createHash('sha256')
    .update(file)
    .digest('base64url')
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .slice(0, 3)
}
