import { randomUUID } from 'node:crypto'
import { constants, createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, unlink, type FileHandle } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { byteCounter, toStream } from './byte-counter.ts'
import { isDiskFullError } from '../disk-space.ts'
import { isId } from '../ids.ts'
import { isStorageKey, parseStorageKey } from './storage-key.ts'
import { StorageError, type StorageDriver } from './storage.ts'

/** Unfinished files older than this were left by a crash. */
const ABANDONED_MS = 86_400_000

/**
 * Stores files in a folder of this machine. A file is written under another name, flushed and renamed, so that a
 * crash leaves it complete or absent.
 */
export async function diskDriver(folder: string): Promise<StorageDriver> {
  const unfinished = join(folder, '.unfinished')
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await removeAbandoned(unfinished)

  const pathOf = (key: string): string => {
    parseStorageKey(key)
    return join(folder, key)
  }

  return {
    put: async (key, body, { max_bytes = Number.MAX_SAFE_INTEGER } = {}) => {
      const path = pathOf(key)
      const temporary_file = join(unfinished, randomUUID())
      const counter = byteCounter(max_bytes)
      try {
        await pipeline(
          toStream(body),
          counter,
          createWriteStream(temporary_file, { flags: 'wx', mode: 0o600, flush: true }),
        )
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await rename(temporary_file, path)
        await syncFolder(dirname(path))
        return counter.count()
      } catch (error) {
        await rm(temporary_file, { force: true })
        throw toStorageError(error)
      }
    },

    get: async (key, range) => {
      const file = await openFile(pathOf(key))
      if (!file) return null
      const { size } = await file.stat()
      return { stream: createReadStream('', { fd: file, ...range }), bytes: size }
    },

    size: async (key) => {
      const found = await stat(pathOf(key)).catch(ignoreMissing)
      return found?.isFile() ? found.size : null
    },

    delete: async (key) => {
      await unlink(pathOf(key)).catch(ignoreMissing)
    },

    deleteVariants: async (key) => {
      await rm(pathOf(key).replace(/\.[a-z0-9]+$/, ''), { recursive: true, force: true })
    },

    list: async function* (app_id) {
      if (!isId(app_id)) throw new StorageError('invalid_key', 'This is no id of an app.')
      for (const visibility of ['public', 'private']) {
        const found = await readdir(join(folder, visibility, app_id), { recursive: true }).catch(
          ignoreMissing,
        )
        for (const name of found ?? []) {
          const key = `${visibility}/${app_id}/${name.split(sep).join('/')}`
          if (isStorageKey(key)) yield key
        }
      }
    },
  }
}

async function openFile(path: string): Promise<FileHandle | null> {
  return open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(ignoreMissing)
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, constants.O_RDONLY)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function removeAbandoned(unfinished: string): Promise<void> {
  for (const name of await readdir(unfinished)) {
    const path = join(unfinished, name)
    const found = await stat(path).catch(ignoreMissing)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true })
  }
}

function ignoreMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
  throw error
}

function toStorageError(error: unknown): unknown {
  if (!isDiskFullError(error)) return error
  return new StorageError('no_space', 'The disk that holds the files is full.', { cause: error })
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
