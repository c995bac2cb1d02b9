import { createWriteStream } from 'node:fs'
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Services } from '../../platform/services.ts'
import { openArchive, type Archive } from './archive.ts'
import { ImportFailure } from './import-failure.ts'
import { rowsOf } from './read-exercise.ts'

/** A foreign library, opened. */
export type Library = {
  rows: readonly unknown[]
  /** The checksum of a picture that the library holds, or null. */
  checksumOf: (path: string) => number | null
  readPicture: (path: string) => Promise<Buffer>
}

const LARGEST_JSON = 32 * 1024 ** 2
const MOST_ROWS = 5_000

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
    if (!(await isZip(path))) return await work(await plainLibrary(path))
    const archive = await openArchive(path)
    try {
      return await work(await archivedLibrary(archive))
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

async function plainLibrary(path: string): Promise<Library> {
  if ((await stat(path)).size > LARGEST_JSON) throw new ImportFailure('not_readable')
  const rows = parseRows(await readFile(path))
  return {
    rows,
    checksumOf: () => null,
    readPicture: () => Promise.reject(new ImportFailure('not_readable')),
  }
}

async function archivedLibrary(archive: Archive): Promise<Library> {
  const own = [...archive.names.keys()].filter((name) => !/(^|\/)(\.|__MACOSX\/)/.test(name))
  const lists = own.filter((name) => name.toLowerCase().endsWith('.json'))
  const list =
    lists.find((name) => /(^|\/)exercises\.json$/i.test(name)) ?? (lists.length === 1 ? lists[0] : undefined)
  if (list === undefined) throw new ImportFailure('not_readable')
  const by_ending = endingsOf(own)
  const find = (path: string) => by_ending.get(path.replace(/^\.?\//, '')) ?? null
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
function endingsOf(names: readonly string[]): Map<string, string> {
  const by_ending = new Map<string, string>()
  for (const name of names.toSorted((a, b) => a.length - b.length)) {
    const parts = name.split('/').slice(-8)
    parts.forEach((_part, index) => {
      const ending = parts.slice(index).join('/')
      if (!by_ending.has(ending)) by_ending.set(ending, name)
    })
  }
  return by_ending
}

function parseRows(bytes: Buffer): readonly unknown[] {
  let library: unknown
  try {
    library = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new ImportFailure('not_readable', { cause })
  }
  const rows = rowsOf(library)
  if (rows === null) throw new ImportFailure('not_readable')
  if (rows.length > MOST_ROWS) throw new ImportFailure('too_many_entries')
  return rows
}
