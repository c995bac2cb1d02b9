import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { buildFolder, weigh, type Manifest } from '../../scripts/size.ts'
import type { Row } from '../support/bench.ts'
import { absolute, meets } from '../support/figures.ts'

const root = resolve(import.meta.dirname, '../..')
const FIRST = { at_most: 95 } as const
const THEN = { at_most: 1.65 } as const

/** JavaScript before an open page is interactive, beside React and its DOM renderer alone, both built by Vite. */
export const entryJs: Row = {
  name: 'entry-js',
  measure: async () => {
    const home = buildFolder(root)
    if (!home) throw new Error('There is no build of the member app to weigh.')
    const manifest: Manifest = JSON.parse(readFileSync(join(home, '.vite/manifest.json'), 'utf8'))
    const { entry } = weigh(manifest, (file) => brotliSize(join(home, file)))
    const ours = entry.bytes / 1000
    const baseline = await reactAlone()
    const ratio = ours / baseline
    const name = 'JS before an open page is interactive'
    return [
      absolute({ name: `${name}: brotli`, unit: 'kB', goal: FIRST }, [ours]),
      {
        ...{
          name: `${name}: beside React alone`,
          unit: 'kB',
          ours,
          baseline,
          ratio,
          note: 'React 19 + react-dom',
        },
        ...{ goal: THEN, is_met: meets(ratio, THEN) },
      },
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
      ...{ root: dir, configFile: false, logLevel: 'silent', mode: 'production' },
      build: { outDir: join(dir, 'out'), rollupOptions: { input } },
    })
    const assets = join(dir, 'out/assets')
    const files = (await readdir(assets)).filter((file) => file.endsWith('.js'))
    return files.reduce((sum, file) => sum + brotliSize(join(assets, file)), 0) / 1000
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
