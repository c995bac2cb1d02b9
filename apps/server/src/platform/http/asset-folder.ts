import { readFile, realpath } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { memorySizeOf, prepareBytes, type PreparedBytes } from './prepared-bytes.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const HASHED = /-[\w-]{7,}\.\w+$/

/** The built files of one front end, read once and cached compressed in memory (at most 64 MB). */
export class AssetFolder {
  readonly #root: string
  readonly #files = new LRUCache<string, PreparedBytes>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: memorySizeOf,
  })

  constructor(root: string) {
    this.#root = root
  }

  /** The file at a path below the folder; null where there is none. Hashed names may be cached for ever. */
  async find(path: string): Promise<PreparedBytes | null> {
    const known = this.#files.get(path)
    if (known) return known
    const type = types[extname(path)]
    if (!type) return null
    const body = await this.#read(path)
    if (!body) return null
    const cache = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
    const prepared = await prepareBytes(body, { type, cache, quality: 9 })
    this.#files.set(path, prepared)
    return prepared
  }

  async #read(path: string): Promise<Buffer | null> {
    try {
      const root = await realpath(this.#root)
      const file = await realpath(join(root, path))
      return file.startsWith(root + sep) ? await readFile(file) : null
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
}

/** File system errors that mean: no such file. */
const NO_FILE = new Set<unknown>(['EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR'])

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NO_FILE.has(error.code)
}
