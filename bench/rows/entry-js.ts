import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { buildFolder, ENTRY_LIMIT, ROUTE_LIMIT, measureChunks, type Manifest } from '../../scripts/size.ts'
import type { Row } from '../support/bench.ts'
import { absoluteFigure } from '../support/figures.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * JavaScript before a public page is interactive, compared with React and its DOM renderer alone, and of the lazy
 * parts.
 */
export const entryJs: Row = {
  name: 'entry-js',
  measure: async () => {
    const home = buildFolder(root)
    if (!home) throw new Error('There is no build of the member app to weigh.')
    const manifest: Manifest = JSON.parse(readFileSync(join(home, '.vite/manifest.json'), 'utf8'))
    const { entry, later } = measureChunks(manifest, (file) => brotliSize(join(home, file)))
    const [largest] = later.filter((part) => !part.is_heavy)
    if (!largest) throw new Error('The build has no part that loads later.')
    return [
      absoluteFigure(
        {
          name: 'JS before an open page is interactive',
          unit: 'kB',
          goal: { at_most: ENTRY_LIMIT / 1000 },
          note: 'brotli; baseline: React 19 + react-dom',
        },
        [entry.bytes / 1000],
        [await reactAlone()],
      ),
      absoluteFigure(
        {
          name: 'JS of the largest further route, block or page type',
          unit: 'kB',
          goal: { at_most: ROUTE_LIMIT / 1000 },
          note: `${largest.name}; without heavy parts`,
        },
        [largest.bytes / 1000],
      ),
    ]
  },
}

function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(file)).length
}

/** Kilobytes of an app that hydrates and does nothing else; built inside the project, so that it is the same React. */
async function reactAlone(): Promise<number> {
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const dir = await mkdtemp(join(cache, 'foyer-bench-'))
  try {
    const input = join(dir, 'entry.js')
    await writeFile(
      input,
      `import { createElement } from 'react'
       import { hydrateRoot } from 'react-dom/client'
       hydrateRoot(document.body, createElement('main'))`,
    )
    await build({
      root: dir,
      configFile: false,
      logLevel: 'silent',
      mode: 'production',
      build: { outDir: join(dir, 'out'), rollupOptions: { input } },
    })
    const assets = join(dir, 'out/assets')
    const files = (await readdir(assets)).filter((file) => file.endsWith('.js'))
    return files.reduce((sum, file) => sum + brotliSize(join(assets, file)), 0) / 1000
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
