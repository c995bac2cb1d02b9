import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from './local.ts'

/** The studio's appearance: light, dark or the device's. */
export type StudioMode = 'light' | 'dark' | 'system'

const listeners = new Set<() => void>()
const dark_media_query = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null

function readStoredMode(): StudioMode {
  const value = readLocal('theme')
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** Which of the two a choice comes to on this device. */
export function resolveMode(mode: StudioMode, is_dark_device: boolean): 'light' | 'dark' {
  if (mode === 'system') return is_dark_device ? 'dark' : 'light'
  return mode
}

function applyMode(): void {
  document.documentElement.dataset['theme'] = resolveMode(
    readStoredMode(),
    dark_media_query?.matches ?? false,
  )
  for (const listener of listeners) listener()
}

/** Updates the document when the device's mode changes. The script in index.html sets the first paint. */
export function followDeviceMode(): void {
  applyMode()
  dark_media_query?.addEventListener('change', applyMode)
}

/** Sets light, dark or the device's mode for this browser. */
export function setMode(mode: StudioMode): void {
  writeLocal('theme', mode === 'system' ? null : mode)
  applyMode()
}

/** The choice in force. */
export function useMode(): StudioMode {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readStoredMode,
    () => 'system',
  )
}
