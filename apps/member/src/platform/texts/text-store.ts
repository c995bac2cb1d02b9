import type { CompiledMessage, Messages } from '@foyer/i18n'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'

/** The texts in memory: at first those of the first render, then all that were loaded. */
export interface TextStore {
  messages: Messages
  /** Called when a requested text is missing. */
  reportMissing: () => void
  /** Increases when texts load after some were missing; otherwise nothing has to render again. */
  revision: Pick<Store<number>, 'get' | 'initial' | 'subscribe'>
  /** Loads the texts of features. Rejects when they cannot be reached; a later call tries again. */
  load: (features: readonly string[]) => Promise<void>
  /** Whether all of these are there. */
  has: (features: readonly string[]) => boolean
}

/** The features whose texts every part of the layout may use. */
export const LAYOUT_TEXTS = ['common', 'errors', 'member', 'page', 'pages'] as const

/**
 * Creates the store of one language's texts. Loaded texts are added to `initialMessages` itself, so that all users
 * of that object see them.
 */
export function createTextStore(
  initialMessages: Messages,
  fetchTexts: (features: readonly string[]) => Promise<Messages>,
): TextStore {
  const messages: Record<string, CompiledMessage> = initialMessages
  const revision = createStore(0)
  let has_missing = false
  const bumpRevision = (): void => {
    has_missing = false
    revision.set(revision.get() + 1)
  }
  const loaded = new Set<string>()
  if (!import.meta.env.SSR) {
    import.meta.hot?.on('foyer:texts', async () => {
      Object.assign(messages, await fetchTexts([...loaded]))
      bumpRevision()
    })
  }
  return {
    messages,
    reportMissing: () => {
      has_missing = true
    },
    revision,
    has: (features) => features.every((feature) => loaded.has(feature)),
    load: async (features) => {
      const missing = features.filter((feature) => !loaded.has(feature))
      if (missing.length === 0) return
      const loadedMessages = await fetchTexts(missing)
      if (missing.every((feature) => loaded.has(feature))) return
      for (const feature of missing) loaded.add(feature)
      Object.assign(messages, loadedMessages)
      if (has_missing) bumpRevision()
    },
  }
}
