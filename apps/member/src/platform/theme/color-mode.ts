import type { ColorMode } from '@foyer/domain/theme'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'
import { local } from '../storage/local.ts'

/** Where the member's own choice is kept; the script in the head reads it before the first paint. */
export const MODE_KEY = 'foyer.mode'

/**
 * Sets `data-mode` before the first paint: the member's choice where the owner left it to them, else the device's.
 * It stands in the head of every document and is allowed by its hash.
 */
export const modeScript = `(()=>{const d=document.documentElement;let m=d.dataset.colorMode;if(m==="auto"){try{m=localStorage.getItem("${MODE_KEY}")||m}catch{}}if(m==="auto")m=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";d.dataset.mode=m==="dark"?"dark":"light"})()`

/** The colour mode of the document. */
export interface ModeControl {
  /** What the member chose; `auto` follows the device. */
  choice: Pick<Store<ColorMode>, 'get' | 'initial' | 'subscribe'>
  choose: (mode: ColorMode) => void
  /** What the page in force asks for; `auto` leaves it to the member. */
  setOwner: (mode: ColorMode) => void
  start: () => () => void
}

/** The mode to show, from what the owner fixed, what the member chose and what the device prefers. */
export function modeOf(owner: ColorMode, choice: ColorMode, is_dark_device: boolean): 'light' | 'dark' {
  const wanted = owner === 'auto' ? choice : owner
  if (wanted === 'auto') return is_dark_device ? 'dark' : 'light'
  return wanted
}

/** Keeps the document in its mode. */
export function createModeControl(): ModeControl {
  const choice = createStore<ColorMode>('auto')
  let owner: ColorMode = 'auto'
  const device = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')
  const apply = (): void => {
    const root = document.documentElement
    root.dataset['colorMode'] = owner
    root.dataset['mode'] = modeOf(owner, choice.get(), device().matches)
  }
  return {
    choice,
    choose: (mode) => {
      choice.set(mode)
      if (mode === 'auto') local.remove(MODE_KEY)
      else local.set(MODE_KEY, mode)
      apply()
    },
    setOwner: (mode) => {
      owner = mode
      apply()
    },
    start: () => {
      const kept = local.get(MODE_KEY)
      if (kept === 'light' || kept === 'dark') choice.set(kept)
      owner = readMode(document.documentElement.dataset['colorMode'])
      const query = device()
      query.addEventListener('change', apply)
      return () => query.removeEventListener('change', apply)
    },
  }
}

function readMode(text: string | undefined): ColorMode {
  return text === 'light' || text === 'dark' ? text : 'auto'
}
