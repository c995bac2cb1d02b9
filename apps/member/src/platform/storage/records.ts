import { createStore, del, delMany, entries, get, set } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'
import { logFailure } from '../log.ts'

/** Records on the device by key. Every failure of the device's database reads as "nothing kept". */
export interface Records<T> {
  get: (key: string) => Promise<T | undefined>
  all: () => Promise<[key: string, value: T][]>
  set: (key: string, value: T) => Promise<void>
  delete: (key: string | readonly string[]) => Promise<void>
  clear: () => Promise<void>
}

/** Whether the device lets anything be kept at all; private windows and some settings forbid it. */
export async function isStorageOpen(): Promise<boolean> {
  try {
    await get('', createStore('foyer-pages', 'records'))
    return true
  } catch {
    return false
  }
}

/** Opens a database of the device at its first use. One database for each name, so that wiping one touches no other. */
export function openRecords<T>(name: string): Records<T> {
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
