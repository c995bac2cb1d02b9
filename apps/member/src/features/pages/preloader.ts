import { inLanes } from '../../platform/in-lanes.ts'
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
}

/** How many pages are read at once. */
const LANES = 2

/** Makes a preloader. Each path is read once, in the order in which the links came into view. */
export function createPreloader({ load, wants }: Options): Preloader {
  const known = new Set<string>()
  const inLane = inLanes(LANES)
  let is_stopped = false
  return {
    seen: (path) => {
      if (known.has(path) || !isPagePath(path)) return
      known.add(path)
      if (wants(path)) void inLane(async () => (is_stopped ? undefined : load(path)))
    },
    stop: () => {
      is_stopped = true
    },
  }
}
