import { createStore, del, delMany, entries, get, set } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'
import { logFailure } from '../log.ts'
import { viewingTab } from '../session/viewing-tab.ts'
import { memoryRecords, type Records } from './memory-records.ts'

export type { Records } from './memory-records.ts'

/** Whether the device lets anything be kept at all; private windows and some settings forbid it. */
export async function isStorageOpen(): Promise<boolean> {
  try {
    await get('', createStore('foyer-pages', 'records'))
    return true
  } catch {
    return false
  }
}

/**
 * Opens a database of the device at its first use. One database for each name, so that wiping one touches no other. A
 * preview writes nothing down and reads nothing that whoever looks has here: its records are gone with the page.
 */
export function openRecords<T>(name: string): Records<T> {
  if (viewingTab()) return memoryRecords<T>()
  let store: UseStore | undefined
  const open = (): UseStore => (store ??= createStore(`foyer-${name}`, 'records'))
  const attempt = async <R>(work: () => Promise<R>, otherwise: R): Promise<R> => {
    try {
      return await work()
    } catch (error) {
      logFailure(`records ${name}`, error)
      return otherwise
    }
  }
  return {
    get: (key) => attempt(() => get<T>(key, open()), undefined),
    all: () => attempt(() => entries<string, T>(open()), []),
    set: (key, value) => attempt(() => set(key, value, open()), undefined),
    delete: (key) =>
      attempt(() => (typeof key === 'string' ? del(key, open()) : delMany([...key], open())), undefined),
    clear: () =>
      attempt(async () => {
        const kept = await entries<string, T>(open())
        await delMany(
          kept.map(([key]) => key),
          open(),
        )
      }, undefined),
  }
}
