import { localStore } from '#platform/storage/local.ts'

/** What a mode stores on this device about one session, so that a reload goes on to the second. */
export type DeviceState<T> = { load: () => T | null; save: (value: T | null) => void }

/** Opens the state of a mode; `isValid` refuses what another version stored. */
export function openDeviceState<T>(
  mode: string,
  session_id: string,
  isValid: (value: unknown) => value is T,
): DeviceState<T> {
  const key = `foyer.${mode}.${session_id}`
  return {
    load: () => {
      const value = parse(localStore.get(key))
      return isValid(value) ? value : null
    },
    save: (value) => {
      if (value === null) localStore.remove(key)
      else localStore.set(key, JSON.stringify(value))
    },
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
