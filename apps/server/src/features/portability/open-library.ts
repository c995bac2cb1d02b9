import { createWriteStream } from 'node:fs'
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Services } from '../../platform/services.ts'
import { openArchive, type Archive } from './archive.ts'
import { ImportFailure } from './import-failure.ts'
import { extractRows } from './read-exercise.ts'

/** A foreign library, opened. */
export type Library = {
  rows: readonly unknown[]
  /** The checksum of a picture in the library, or null. */
  checksumOf: (path: string) => number | null
  readPicture: (path: string) => Promise<Buffer>
}

const MAX_JSON_BYTES = 32 * 1024 ** 2
const MAX_ROWS = 5_000

/** Opens a stored file as a library for as long as the work takes. Throws `ImportFailure` for what cannot be one. */
export async function withLibrary<T>(
  { storage }: Pick<Services, 'storage'>,
  storage_key: string,
  work: (library: Library) => Promise<T>,
): Promise<T> {
  const file = await storage.get(storage_key)
  if (!file) throw new ImportFailure('not_readable')
  const folder = await mkdtemp(join(tmpdir(), 'foyer-import-'))
  const path = join(folder, 'library')
  try {
    await pipeline(file.stream, createWriteStream(path))
    if (!(await isZip(path))) return await work(await openPlainLibrary(path))
    const archive = await openArchive(path)
    try {
      return await work(await openArchivedLibrary(archive))
    } finally {
      archive.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.toString('latin1') === 'PK\x03\x04'
  } finally {
    await file.close()
  }
}

async function openPlainLibrary(path: string): Promise<Library> {
  if ((await stat(path)).size > MAX_JSON_BYTES) throw new ImportFailure('not_readable')
  const rows = parseRows(await readFile(path))
  return {
    rows,
    checksumOf: () => null,
    readPicture: () => Promise.reject(new ImportFailure('not_readable')),
  }
}

async function openArchivedLibrary(archive: Archive): Promise<Library> {
  const own = [...archive.names.keys()].filter((name) => !/(^|\/)(\.|__MACOSX\/)/.test(name))
  const lists = own.filter((name) => name.toLowerCase().endsWith('.json'))
  const list =
    lists.find((name) => /(^|\/)exercises\.json$/i.test(name)) ?? (lists.length === 1 ? lists[0] : undefined)
  if (list === undefined) throw new ImportFailure('not_readable')
  const by_suffix = indexPathSuffixes(own)
  const find = (path: string) => by_suffix.get(path.replace(/^\.?\//, '')) ?? null
  return {
    rows: parseRows(await archive.read(list)),
    checksumOf: (path) => {
      const name = find(path)
      return name === null ? null : (archive.names.get(name) ?? null)
    },
    readPicture: async (path) => archive.read(find(path) ?? path),
  }
}

/** Pictures are named from some folder on, whichever it is in the archive; the shortest name has the ending. */
function indexPathSuffixes(names: readonly string[]): Map<string, string> {
  const by_suffix = new Map<string, string>()
  for (const name of names.toSorted((a, b) => a.length - b.length)) {
    const parts = name.split('/').slice(-8)
    parts.forEach((_part, index) => {
      const suffix = parts.slice(index).join('/')
      if (!by_suffix.has(suffix)) by_suffix.set(suffix, name)
    })
  }
  return by_suffix
}

function parseRows(bytes: Buffer): readonly unknown[] {
  let library: unknown
  try {
    library = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new ImportFailure('not_readable', { cause })
  }
  const rows = extractRows(library)
  if (rows === null) throw new ImportFailure('not_readable')
  if (rows.length > MAX_ROWS) throw new ImportFailure('too_many_entries')
  return rows
}
