import type { Messages } from '@foyer/i18n'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'

/** The texts in memory: at first those that the first drawing needs, then all that were asked for. */
export interface TextStore {
  messages: Pick<Store<Messages>, 'get' | 'initial' | 'subscribe'>
  /** Loads the texts of features. Rejects when they cannot be reached; a later call tries again. */
  load: (features: readonly string[]) => Promise<void>
  /** Whether all of these are there. */
  has: (features: readonly string[]) => boolean
}

/** The features whose texts every part of the frame may use. */
export const FRAME_TEXTS = ['common', 'errors', 'member', 'page', 'pages'] as const

/** Keeps texts of one language. `read` fetches those of some features. */
export function createTextStore(
  first: Messages,
  read: (features: readonly string[]) => Promise<Messages>,
): TextStore {
  const store = createStore<Messages>(first)
  const loaded = new Set<string>()
  return {
    messages: store,
    has: (features) => features.every((feature) => loaded.has(feature)),
    load: async (features) => {
      const missing = features.filter((feature) => !loaded.has(feature))
      if (missing.length === 0) return
      const more = await read(missing)
      for (const feature of missing) loaded.add(feature)
      store.set({ ...store.get(), ...more })
    },
  }
}
