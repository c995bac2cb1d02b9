/** In-memory records, for the server, tests and previews, which store nothing. */
export function memoryRecords<T>(): Records<T> {
  const entries = new Map<string, T>()
  return {
    get: async (key) => entries.get(key),
    all: async () => [...entries],
    set: async (key, value) => void entries.set(key, value),
    delete: async (key) => {
      for (const entryKey of typeof key === 'string' ? [key] : key) entries.delete(entryKey)
    },
    clear: async () => entries.clear(),
  }
}

/** Records on the device by key. When the database fails, reads behave as if nothing were stored. */
export interface Records<T> {
  get: (key: string) => Promise<T | undefined>
  all: () => Promise<[key: string, value: T][]>
  set: (key: string, value: T) => Promise<void>
  delete: (key: string | readonly string[]) => Promise<void>
  clear: () => Promise<void>
}
