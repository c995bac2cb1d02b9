import { createStore, del, delMany, entries, get, set } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'
import { logFailure } from '../log.ts'
import { memberPreview } from './member-preview.ts'
import { memoryRecords, type Records } from './memory-records.ts'

export type { Records } from './memory-records.ts'

/** Whether the device allows storage; private windows and some settings forbid it. */
export async function isStorageAvailable(): Promise<boolean> {
  try {
    await get('', createStore('foyer-pages', 'records'))
    return true
  } catch {
    return false
  }
}

/**
 * Opens a database on the device at its first use; one per name, so that clearing one affects no other. A preview
 * uses memory, so that it neither writes nor reads the team member's own data.
 */
export function openRecords<T>(name: string): Records<T> {
  if (memberPreview()) return memoryRecords<T>()
  let store: UseStore | undefined
  const open = (): UseStore => (store ??= createStore(`foyer-${name}`, 'records'))
  const tryOperation = async <R>(operation: () => Promise<R>, fallback: R): Promise<R> => {
    try {
      return await operation()
    } catch (error) {
      logFailure(`records ${name}`, error)
      return fallback
    }
  }
  return {
    get: (key) => tryOperation(() => get<T>(key, open()), undefined),
    all: () => tryOperation(() => entries<string, T>(open()), []),
    set: (key, value) => tryOperation(() => set(key, value, open()), undefined),
    delete: (key) =>
      tryOperation(() => (typeof key === 'string' ? del(key, open()) : delMany([...key], open())), undefined),
    clear: () =>
      tryOperation(async () => {
        const stored = await entries<string, T>(open())
        await delMany(
          stored.map(([key]) => key),
          open(),
        )
      }, undefined),
  }
}
