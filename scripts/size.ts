import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

/** The parts of Vite's manifest that the check reads. */
export type Manifest = Record<string, ManifestChunk>

export interface ManifestChunk {
  file: string
  name?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}

/** The cost of one chunk for a page that needs it, in brotli bytes. */
export interface ChunkCost {
  name: string
  /** Bytes loaded for this part alone. */
  bytes: number
  /** Bytes it shares with other lazy parts; loaded once, by the first of them. */
  shared: number
  is_heavy: boolean
  is_over: boolean
}

/** The cost of opening a page, and of every part that loads later. */
export interface SizeReport {
  entry: ChunkCost
  later: ChunkCost[]
}

/** Brotli bytes before an open content page is interactive. */
export const ENTRY_LIMIT = 95_000

/** Brotli bytes that a part loaded later may add of its own. */
export const ROUTE_LIMIT = 20_000

/** Parts that may be larger, each because of a library that nothing smaller replaces. */
const HEAVY_CHUNKS = [
  'calendar',
  'editor',
  'player',
  'item-menu',
  'draw-map',
  'stream-source',
  'progress-chart',
  'emoji-data',
]

/** The folder of a block's or page type's view; all their chunks have one name. */
const VIEW = /((?:blocks|page-types)\/\w+)\/view\.tsx$/

/** Measures a build: the entry with its static imports, then what each lazy part adds. */
export function measureChunks(manifest: Manifest, sizeOf: (file: string) => number): SizeReport {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const atOnce = closure(manifest, entries)
  const total = (keys: Iterable<string>): number => {
    const files = new Set(
      [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')),
    )
    return [...files].reduce((sum, file) => sum + sizeOf(file), 0)
  }
  const entryBytes = total(atOnce)
  const parts = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && !atOnce.has(key))
  const needs = new Map(
    parts.map((key) => [key, [...closure(manifest, [key])].filter((part) => !atOnce.has(part))]),
  )
  const users = Map.groupBy([...needs.values()].flat(), (part) => part)
  const later = parts
    .map((key) => {
      const name = VIEW.exec(key)?.[1] ?? manifest[key]?.name ?? key
      const needed = needs.get(key) ?? []
      const bytes = total(needed.filter((part) => part === key || users.get(part)?.length === 1))
      const shared = total(needed.filter((part) => part !== key && (users.get(part)?.length ?? 0) > 1))
      const is_heavy = HEAVY_CHUNKS.some((part) => name.toLowerCase().includes(part))
      return { name, bytes, shared, is_heavy, is_over: !is_heavy && bytes > ROUTE_LIMIT }
    })
    .toSorted((a, b) => b.bytes - a.bytes)

  return {
    entry: {
      name: 'entry',
      bytes: entryBytes,
      shared: 0,
      is_heavy: false,
      is_over: entryBytes > ENTRY_LIMIT,
    },
    later,
  }
}

function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const visited = new Set<string>()
  const visit = (key: string): void => {
    if (visited.has(key)) return
    visited.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  keys.forEach(visit)
  return visited
}

/** Returns the folder of the member app's client build: the one with Vite's manifest. */
export function buildFolder(root: string): string | null {
  const homes = ['apps/member/dist/client', 'apps/member/dist'].map((path) => join(root, path))
  return homes.find((home) => existsSync(join(home, '.vite/manifest.json'))) ?? null
}

function run(): void {
  const home = buildFolder(resolve(import.meta.dirname, '..'))
  if (!home) {
    console.error('There is no build of the member app to weigh: build it first, with its manifest.')
    process.exitCode = 1
    return
  }
  const manifest: Manifest = JSON.parse(readFileSync(join(home, '.vite/manifest.json'), 'utf8'))
  const report = measureChunks(manifest, (file) => brotliCompressSync(readFileSync(join(home, file))).length)
  for (const cost of [report.entry, ...report.later]) console.log(describeCost(cost))
  if ([report.entry, ...report.later].some(({ is_over }) => is_over)) process.exitCode = 1
}

function describeCost({ name, bytes, shared, is_heavy, is_over }: ChunkCost): string {
  const limit = name === 'entry' ? ENTRY_LIMIT : ROUTE_LIMIT
  const status_text = is_heavy ? 'heavy part, by itself' : `${is_over ? 'OVER' : 'of'} ${limit / 1000} kB`
  const shared_text = shared > 0 ? `, and ${(shared / 1000).toFixed(1)} kB shared with others` : ''
  return `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}  (${status_text}${shared_text})`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run()
