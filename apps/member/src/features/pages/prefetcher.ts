import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import { isPagePath } from './page-paths.ts'

/** Prefetches pages, a few at a time. */
export type Prefetcher = {
  /** Called when a link to this path becomes visible. */
  onLinkVisible: (path: string) => void
  stop: () => void
}

type Options = {
  load: (path: string) => Promise<void>
  /** Whether a path is worth it now. */
  shouldPrefetch: (path: string) => boolean
}

/** Most pages loaded at once. */
const MAX_CONCURRENT = 2

/** Creates a prefetcher. Each path is loaded once, in the order in which the links became visible. */
export function createPrefetcher({ load, shouldPrefetch }: Options): Prefetcher {
  const requested = new Set<string>()
  const runLimited = limitConcurrency(MAX_CONCURRENT)
  let is_stopped = false
  return {
    onLinkVisible: (path) => {
      if (requested.has(path) || !isPagePath(path)) return
      requested.add(path)
      if (shouldPrefetch(path)) void runLimited(async () => (is_stopped ? undefined : load(path)))
    },
    stop: () => {
      is_stopped = true
    },
  }
}
