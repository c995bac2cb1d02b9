import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { byteCounter, toStream } from './byte-counter.ts'
import { parseStorageKey } from './storage-key.ts'
import type { StorageDriver } from './storage.ts'

/** Stores files in memory, for tests. It passes the same contract test as the disk, except persistence. */
export function memoryDriver(): StorageDriver {
  const files = new Map<string, Buffer>()
  return {
    put: async (key, body, { max_bytes = Number.MAX_SAFE_INTEGER } = {}) => {
      parseStorageKey(key)
      const chunks: Buffer[] = []
      await pipeline(toStream(body), byteCounter(max_bytes), async (source: AsyncIterable<Buffer>) => {
        for await (const chunk of source) chunks.push(chunk)
      })
      const whole = Buffer.concat(chunks)
      files.set(key, whole)
      return whole.length
    },
    get: async (key, range) => {
      parseStorageKey(key)
      const file = files.get(key)
      if (!file) return null
      const part = range ? file.subarray(range.start, range.end + 1) : file
      return { stream: Readable.from(part.length > 0 ? [part] : []), bytes: file.length }
    },
    size: async (key) => {
      parseStorageKey(key)
      return files.get(key)?.length ?? null
    },
    delete: async (key) => {
      parseStorageKey(key)
      files.delete(key)
    },
    deleteVariants: async (key) => {
      parseStorageKey(key)
      const folder = `${key.slice(0, key.lastIndexOf('.'))}/`
      for (const known of files.keys()) if (known.startsWith(folder)) files.delete(known)
    },
    list: async function* (app_id) {
      for (const key of files.keys()) if (parseStorageKey(key).app_id === app_id) yield key
    },
  }
}
