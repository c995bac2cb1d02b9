/** Local storage of the device that never throws: blocked or full storage forgets, and the app goes on. */
export const local = area(() => localStorage)

/** The same for one tab. */
export const session = area(() => sessionStorage)

function area(storage: () => Storage) {
  return {
    get: (key: string): string | null => attempt(() => storage().getItem(key), null),
    set: (key: string, value: string): void => attempt(() => storage().setItem(key, value), undefined),
    remove: (key: string): void => attempt(() => storage().removeItem(key), undefined),
  }
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}
