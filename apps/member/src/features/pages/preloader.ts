import { isPagePath } from './page-paths.ts'

/** Reads pages ahead, a few at a time. */
export type Preloader = {
  /** A link to this path has come into view. */
  seen: (path: string) => void
  stop: () => void
}

type Options = {
  load: (path: string) => Promise<void>
  /** Whether a path is worth it now. */
  wants: (path: string) => boolean
  /** How many at once. */
  lanes?: number
}

/** Makes a preloader. Each path is read once, in the order in which the links came into view. */
export function createPreloader({ load, wants, lanes = 2 }: Options): Preloader {
  const known = new Set<string>()
  const queue: string[] = []
  let busy = 0
  let is_stopped = false

  const next = (): void => {
    while (!is_stopped && busy < lanes) {
      const path = queue.shift()
      if (path === undefined) return
      if (!wants(path)) continue
      busy += 1
      void load(path).finally(() => {
        busy -= 1
        next()
      })
    }
  }

  return {
    seen: (path) => {
      if (known.has(path) || !isPagePath(path)) return
      known.add(path)
      queue.push(path)
      next()
    },
    stop: () => {
      is_stopped = true
      queue.length = 0
    },
  }
}
