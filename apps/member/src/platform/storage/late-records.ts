import type { Records } from './records.ts'

/** Records whose code comes when the first of them is read or written. */
export function lateRecords<T>(open: () => Promise<Records<T>>): Omit<Records<T>, 'clear'> {
  return {
    get: async (key) => (await open()).get(key),
    all: async () => (await open()).all(),
    set: async (key, value) => (await open()).set(key, value),
    delete: async (key) => (await open()).delete(key),
  }
}
