import { countCompleted, findBeepPosition, hasMissedTwice, toBeepResult } from '@foyer/domain/training'
import type { BeepLevel, BeepResult } from '@foyer/domain/training'
import { createStore } from '#platform/store.ts'
import type { Store } from '#platform/store.ts'
import type { DeviceState } from '../device-state.ts'

/** Time to walk to the line between the tap and the first shuttle. */
const COUNT_IN_MS = 5000
/** Away for longer than this, nobody knows what was run: the test ended when it was seen last. */
const AWAY_MS = 60_000
/** The time is stored no more often than this. */
const SEEN_EVERY_MS = 2000

/** A test that runs; instants are milliseconds since 1970. `misses` are shuttles counted over all levels from 1. */
export type BeepRun = { started_at: number; misses: readonly number[]; seen_at: number }

/** What the screen shows; `elapsed` is negative while it counts in. */
export type BeepState =
  | { stage: 'idle' }
  | { stage: 'running'; elapsed: number; misses: readonly number[] }
  | { stage: 'ended' }

/** The clock of a beep test. */
export type BeepTest = {
  state: Store<BeepState>
  start: () => void
  tick: () => void
  /** The shuttle whose beep has passed was missed; the second in a row ends the test. */
  miss: () => void
  stop: () => void
}

type Options = {
  levels: readonly BeepLevel[]
  device: DeviceState<BeepRun>
  now: () => number
  /** The session has a result already. */
  is_ended: boolean
  onEnd: (result: BeepResult) => void
}

/** Creates a beep test, which goes on to the second when the device has stored one that runs. */
export function createBeepTest({ levels, device, now, is_ended, onEnd }: Options): BeepTest {
  let run = device.load()
  const state = createStore<BeepState>(read())

  function read(): BeepState {
    if (!run) return { stage: is_ended ? 'ended' : 'idle' }
    return { stage: 'running', elapsed: (now() - run.started_at) / 1000, misses: run.misses }
  }
  function completedAt(instant: number): number {
    return run ? (findBeepPosition(levels, (instant - run.started_at) / 1000)?.completed ?? 0) : 0
  }
  function store(next: BeepRun): void {
    run = next
    device.save(run)
    state.set(read())
  }
  function end(completed: number): void {
    const misses = run?.misses ?? []
    run = null
    device.save(null)
    state.set({ stage: 'ended' })
    onEnd(toBeepResult(levels, countCompleted(completed, misses)))
  }

  return {
    state,
    start: () => store({ started_at: now() + COUNT_IN_MS, misses: [], seen_at: now() }),
    tick: () => {
      if (!run) return
      const at = now()
      if (at - run.seen_at > AWAY_MS) return end(completedAt(run.seen_at))
      const position = findBeepPosition(levels, (at - run.started_at) / 1000)
      if (position?.is_over) return end(position.completed)
      if (at - run.seen_at >= SEEN_EVERY_MS) return store({ ...run, seen_at: at })
      return state.set(read())
    },
    miss: () => {
      if (!run) return
      const completed = completedAt(now())
      // Before the first beep it is the first shuttle that cannot be made.
      const shuttle = Math.max(1, completed)
      if (run.misses.includes(shuttle)) return
      store({ ...run, misses: [...run.misses, shuttle] })
      if (hasMissedTwice(run.misses)) end(shuttle)
    },
    stop: () => end(completedAt(now())),
  }
}

/** Whether the last shuttle counts as missed, so that the next miss ends the test. */
export function isWarned(misses: readonly number[], completed: number): boolean {
  const last = misses.at(-1)
  return last !== undefined && completed <= last + 1
}

/** Whether a stored value is a run. */
export function isBeepRun(value: unknown): value is BeepRun {
  if (typeof value !== 'object' || value === null) return false
  const { started_at, misses, seen_at } = value as Record<string, unknown>
  return (
    typeof started_at === 'number' &&
    typeof seen_at === 'number' &&
    Array.isArray(misses) &&
    misses.every((shuttle) => typeof shuttle === 'number')
  )
}
