import type { ColorMode } from '@foyer/domain/theme'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'
import { localStore } from '../storage/local.ts'

/** Storage key of the member's choice; the script in the head reads it before the first paint. */
export const COLOR_MODE_KEY = 'foyer.mode'

/**
 * Sets `data-mode` before the first paint: the member's choice if the owner allows one, else the device's. Part of
 * the head of every document, allowed by its hash.
 */
export const colorModeScript = `(()=>{const d=document.documentElement;let m=d.dataset.colorMode;if(m==="auto"){try{m=localStorage.getItem("${COLOR_MODE_KEY}")||m}catch{}}if(m==="auto")m=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";d.dataset.mode=m==="dark"?"dark":"light"})()`

/** The colour mode of the document. */
export interface ColorModeControl {
  /** What the member chose; `auto` follows the device. */
  choice: Pick<Store<ColorMode>, 'get' | 'initial' | 'subscribe'>
  choose: (mode: ColorMode) => void
  /** The mode that the current page requires; `auto` leaves it to the member. */
  setOwnerMode: (mode: ColorMode) => void
  start: () => () => void
}

/** The mode to show, from what the owner fixed, what the member chose and what the device prefers. */
export function resolveColorMode(
  ownerMode: ColorMode,
  choice: ColorMode,
  is_dark_device: boolean,
): 'light' | 'dark' {
  const preferred = ownerMode === 'auto' ? choice : ownerMode
  if (preferred === 'auto') return is_dark_device ? 'dark' : 'light'
  return preferred
}

/** Creates the control that applies the colour mode to the document. */
export function createColorModeControl(): ColorModeControl {
  const choice = createStore<ColorMode>('auto')
  let ownerMode: ColorMode = 'auto'
  const device = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')
  const apply = (): void => {
    const root = document.documentElement
    root.dataset['colorMode'] = ownerMode
    root.dataset['mode'] = resolveColorMode(ownerMode, choice.get(), device().matches)
  }
  return {
    choice,
    choose: (mode) => {
      choice.set(mode)
      if (mode === 'auto') localStore.remove(COLOR_MODE_KEY)
      else localStore.set(COLOR_MODE_KEY, mode)
      apply()
    },
    setOwnerMode: (mode) => {
      ownerMode = mode
      apply()
    },
    start: () => {
      const stored = localStore.get(COLOR_MODE_KEY)
      if (stored === 'light' || stored === 'dark') choice.set(stored)
      ownerMode = readMode(document.documentElement.dataset['colorMode'])
      const query = device()
      query.addEventListener('change', apply)
      return () => query.removeEventListener('change', apply)
    },
  }
}

function readMode(text: string | undefined): ColorMode {
  return text === 'light' || text === 'dark' ? text : 'auto'
}
