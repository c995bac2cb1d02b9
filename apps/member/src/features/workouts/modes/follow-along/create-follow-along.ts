import { findPhase } from '@foyer/domain/training'
import type { Phase } from '@foyer/domain/training'
import type { Store } from '#platform/store.ts'
import { createStore } from '#platform/store.ts'
import type { DeviceState } from '../device-state.ts'

/** Away for longer than this, the member has stopped: the workout waits where it was seen last. */
const AWAY_MS = 10 * 60_000
/** The time is stored no more often than this. */
const SEEN_EVERY_MS = 5000
/** Later than this in a phase, "previous" starts it again. */
const RESTART_AFTER_S = 3

/** Where the clock stands. All instants are milliseconds since 1970. */
export type FollowAnchor = {
  /** Names the phase, so that a changed plan is not followed at the wrong place. */
  key: string
  started_at: number
  /** Seconds that the member added to the phase, or took from it. */
  extra: number
  paused_at: number | null
  seen_at: number
}

/** What the screen shows. Behind the last phase `index` is the number of phases. */
export type FollowState = {
  index: number
  /** Seconds of the phase that have passed. */
  elapsed: number
  extra: number
  is_paused: boolean
  /** Increases when the time of the phase is changed by hand, so that cues are scheduled again. */
  changes: number
}

/** A workout that goes on by itself. */
export type FollowAlong = {
  state: Store<FollowState>
  /** Moves on by the clock. */
  tick: () => void
  pause: () => void
  resume: () => void
  /** Ends the phase as done, where the member ends it. */
  complete: () => void
  next: () => void
  previous: () => void
  /** Changes how long the phase lasts. */
  extend: (seconds: number) => void
}

type Options = {
  phases: readonly Phase[]
  /** Where to begin when the device has stored nothing. */
  open_index: number
  /** Begins at once; otherwise the member starts it. */
  starts: boolean
  device: DeviceState<FollowAnchor>
  now: () => number
  onDone: (phase: Phase) => void
  onPause: (is_paused: boolean) => void
}

/** Creates the clock of a workout from what the device has stored, as far as the plan still has it. */
export function createFollowAlong(options: Options): FollowAlong {
  const { phases, device, now, onDone, onPause } = options
  const stored = device.load()
  const stored_index = stored ? phases.findIndex((phase) => keyOfPhase(phase) === stored.key) : -1
  let index = stored_index === -1 ? options.open_index : stored_index
  let anchor: FollowAnchor =
    stored && stored_index !== -1 ? stored : createAnchor(keyAt(index), now(), options.starts)
  let changes = 0
  const state = createStore(read())

  function keyAt(at: number): string {
    const phase = phases[at]
    return phase ? keyOfPhase(phase) : 'over'
  }
  /** Phases with the time that was added to the one that runs. */
  function timed(): readonly Pick<Phase, 'seconds' | 'by_clock'>[] {
    const phase = phases[index]
    if (!phase || anchor.extra === 0) return phases
    return phases.with(index, {
      ...phase,
      seconds: Math.max(0, (phase.seconds ?? 0) + anchor.extra),
    } as Phase)
  }
  function read(): FollowState {
    const until = anchor.paused_at ?? now()
    const elapsed = Math.max(0, (until - anchor.started_at) / 1000)
    return { index, elapsed, extra: anchor.extra, is_paused: anchor.paused_at !== null, changes }
  }
  function publish(): void {
    device.save(index >= phases.length ? null : anchor)
    state.set(read())
  }
  function goTo(next: number, started_at = now()): void {
    index = Math.min(phases.length, Math.max(0, next))
    const paused_at = anchor.paused_at === null ? null : started_at
    anchor = { key: keyAt(index), started_at, extra: 0, paused_at, seen_at: now() }
    changes += 1
    publish()
  }

  return {
    state,
    tick: () => {
      const at = now()
      if (anchor.paused_at !== null || index >= phases.length) return
      if (at - anchor.seen_at > AWAY_MS && phases[index]?.kind !== 'group') {
        anchor = { ...anchor, paused_at: anchor.seen_at }
        onPause(true)
        return publish()
      }
      const list = timed()
      const position = findPhase(list, (at - anchor.started_at) / 1000, index)
      if (position.index === index) {
        state.set(read())
        if (at - anchor.seen_at < SEEN_EVERY_MS) return
        anchor = { ...anchor, seen_at: at }
        return device.save(anchor)
      }
      const passed = phases.slice(index, position.index)
      goTo(position.index, at - position.elapsed * 1000)
      for (const phase of passed) if (phase.kind === 'work') onDone(phase)
    },
    pause: () => {
      if (anchor.paused_at !== null || index >= phases.length) return
      anchor = { ...anchor, paused_at: now() }
      onPause(true)
      publish()
    },
    resume: () => {
      if (anchor.paused_at === null) return
      const at = now()
      const started_at = anchor.started_at + at - anchor.paused_at
      anchor = { ...anchor, started_at, paused_at: null, seen_at: at }
      onPause(false)
      publish()
    },
    complete: () => {
      const phase = phases[index]
      if (!phase) return
      goTo(index + 1)
      if (phase.kind === 'work') onDone(phase)
    },
    next: () => goTo(index + 1),
    previous: () => {
      const work = phases.slice(0, index).findLastIndex(({ kind }) => kind === 'work' || kind === 'group')
      const restarts = read().elapsed > RESTART_AFTER_S || work === -1
      goTo(restarts ? index : work)
    },
    extend: (seconds) => {
      anchor = { ...anchor, extra: anchor.extra + seconds }
      changes += 1
      publish()
    },
  }
}

function createAnchor(key: string, now: number, starts: boolean): FollowAnchor {
  return { key, started_at: now, extra: 0, paused_at: starts ? null : now, seen_at: now }
}

function keyOfPhase(phase: Phase): string {
  if (phase.kind === 'group') return `group ${phase.group.id}`
  return `${phase.kind} ${phase.place.uid} ${phase.place.row}`
}

/** Whether a stored value is an anchor. */
export function isFollowAnchor(value: unknown): value is FollowAnchor {
  if (typeof value !== 'object' || value === null) return false
  const { key, started_at, extra, paused_at, seen_at } = value as Record<string, unknown>
  return (
    typeof key === 'string' &&
    [started_at, extra, seen_at].every((number) => typeof number === 'number') &&
    (paused_at === null || typeof paused_at === 'number')
  )
}
