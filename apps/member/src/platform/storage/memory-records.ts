import type { Records } from './record-store.ts'

/** Records that live in memory alone, for the server, for tests, and for previews, which leave nothing behind. */
export function memoryRecords<T>(): Records<T> {
  const kept = new Map<string, T>()
  return {
    get: async (key) => kept.get(key),
    all: async () => [...kept],
    set: async (key, value) => void kept.set(key, value),
    delete: async (key) => {
      for (const each of typeof key === 'string' ? [key] : key) kept.delete(each)
    },
    clear: async () => kept.clear(),
  }
}
