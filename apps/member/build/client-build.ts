import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { FACES } from './faces-apart.ts'

const VIRTUAL = 'virtual:foyer/client-build'
const RESOLVED = `\0${VIRTUAL}`
const ENTRY = 'src/app/entry-client.tsx'
const VIEW = /packages\/content\/src\/((?:blocks|page-types)\/\w+)\/view\.tsx$/

type Chunk = { file: string; imports?: string[] }

/**
 * Tells the server's bundle about the client build beside it: the entry, what it imports at once, the chunks of each
 * view, all styles as text, and an id that changes with every build. The client has to be built first.
 */
export function clientBuildPlugin(folder: string): Plugin {
  return {
    name: 'foyer-client-build',
    enforce: 'pre',
    resolveId: (source) => (source === VIRTUAL ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? `export const clientBuild = ${JSON.stringify(describe(folder))}` : null),
  }
}

function describe(folder: string) {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, Chunk>
  const at_once = closure(manifest, [ENTRY])
  const [entry, ...imports] = at_once.map(({ file }) => `/${file}`)
  const sheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file
  if (sheet === undefined) throw new Error('The client build has no sheet.')
  const views = Object.keys(manifest).flatMap((key) => {
    const place = VIEW.exec(key)?.[1]
    if (place === undefined) return []
    return [
      [
        place,
        closure(manifest, [key])
          .filter((chunk) => !at_once.includes(chunk))
          .map(({ file }) => `/${file}`),
      ],
    ]
  })
  return {
    build_id: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    entry,
    imports,
    views: Object.fromEntries(views) as Record<string, string[]>,
    stylesheet: `/${sheet}`,
    css: [sheet, FACES].map((file) => readFileSync(join(folder, file), 'utf8')).join(''),
  }
}

function closure(manifest: Record<string, Chunk>, entries: readonly string[]): Chunk[] {
  const seen = new Map<string, Chunk>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The client build has no ${key}: build the client first.`)
    if (seen.has(key)) return
    seen.set(key, chunk)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...seen.values()]
}
