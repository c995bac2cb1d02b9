import { open as openZip, type Entry, type ZipFile } from 'yauzl'
import { ImportFailure } from './import-failure.ts'

/** The limits of an archive. Bytes are counted while unpacking, since the archive's own size fields are not trusted. */
export type ArchiveLimits = { entries: number; unpacked_bytes: number; entry_bytes: number }

export const archiveLimits: ArchiveLimits = {
  entries: 20_000,
  unpacked_bytes: 2 * 1024 ** 3,
  entry_bytes: 32 * 1024 ** 2,
}

/** An archive that was looked through. */
export type Archive = {
  /** Every name with the checksum of its content. */
  names: ReadonlyMap<string, number>
  /** The bytes of an entry; refuses one that is not there or is larger than is allowed. */
  read: (name: string) => Promise<Buffer>
  close: () => void
}

const NESTED_ARCHIVE = /\.(zip|gz|tgz|bz2|xz|7z|rar|tar|zst)$/i

/** Opens a zip and validates all its names: no links, nested archives, encryption or paths outside of it. */
export async function openArchive(path: string, limits: ArchiveLimits = archiveLimits): Promise<Archive> {
  const zip = await openZipFile(path)
  try {
    if (zip.entryCount > limits.entries) throw new ImportFailure('too_many_entries')
    const entries = await listEntries(zip, limits)
    let unpacked = 0
    return {
      names: new Map([...entries].map(([name, entry]) => [name, entry.crc32])),
      read: async (name) => {
        const entry = entries.get(name)
        if (!entry) throw new ImportFailure('not_readable')
        const bytes = await readEntry(
          zip,
          entry,
          Math.min(limits.entry_bytes, limits.unpacked_bytes - unpacked),
        )
        unpacked += bytes.length
        return bytes
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

function openZipFile(path: string): Promise<ZipFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ZipFile>()
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true }
  openZip(path, options, (error, zip) => {
    if (zip) resolve(zip)
    else reject(new ImportFailure('not_readable', { cause: error }))
  })
  return promise
}

function listEntries(zip: ZipFile, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  const { promise, resolve, reject } = Promise.withResolvers<Map<string, Entry>>()
  const entries = new Map<string, Entry>()
  let count = 0
  let declared_bytes = 0
  zip.on('error', (error) => reject(new ImportFailure('archive_refused', { cause: error })))
  zip.on('end', () => resolve(entries))
  zip.on('entry', (entry) => {
    count += 1
    declared_bytes += entry.uncompressedSize
    if (count > limits.entries) reject(new ImportFailure('too_many_entries'))
    else if (declared_bytes > limits.unpacked_bytes) reject(new ImportFailure('archive_refused'))
    else if (isRefused(entry) || entries.has(entry.fileName)) reject(new ImportFailure('archive_refused'))
    else {
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
      zip.readEntry()
    }
  })
  zip.readEntry()
  return promise
}

function isRefused(entry: Entry): boolean {
  const kind = (entry.externalFileAttributes >>> 16) & 0o170000
  const is_plain = kind === 0 || kind === 0o100000 || kind === 0o040000
  const is_encrypted = (entry.generalPurposeBitFlag & 1) === 1
  return !is_plain || is_encrypted || NESTED_ARCHIVE.test(entry.fileName)
}

function readEntry(zip: ZipFile, entry: Entry, max_bytes: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  zip.openReadStream(entry, (error, stream) => {
    if (!stream) {
      reject(new ImportFailure('archive_refused', { cause: error }))
      return
    }
    const chunks: Buffer[] = []
    let size = 0
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > max_bytes) stream.destroy(new ImportFailure('archive_refused'))
      else chunks.push(chunk)
    })
    stream.on('error', (cause: Error) =>
      reject(cause instanceof ImportFailure ? cause : new ImportFailure('archive_refused', { cause })),
    )
    stream.on('end', () => resolve(Buffer.concat(chunks)))
  })
  return promise
}
