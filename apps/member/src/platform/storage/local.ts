/** Local storage that never throws: when it is blocked or full, values are not stored and the app continues. */
export const localStore = safeStorage(() => localStorage)

/** The same for one tab. */
export const sessionStore = safeStorage(() => sessionStorage)

function safeStorage(storage: () => Storage) {
  return {
    get: (key: string): string | null => tryStorage(() => storage().getItem(key), null),
    set: (key: string, value: string): void => tryStorage(() => storage().setItem(key, value), undefined),
    remove: (key: string): void => tryStorage(() => storage().removeItem(key), undefined),
  }
}

function tryStorage<T>(operation: () => T, fallback: T): T {
  try {
    return operation()
  } catch {
    return fallback
  }
}
