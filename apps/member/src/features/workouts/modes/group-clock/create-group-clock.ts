import type { WorkoutGroup } from '@foyer/contract/workouts/prescription'
import { findPhase, listClockPhases } from '@foyer/domain/training'
import type { ClockPhase } from '@foyer/domain/training'
import { createStore } from '#platform/store.ts'
import type { Store } from '#platform/store.ts'
import type { DeviceState } from '../device-state.ts'

/** The clock of a group on this device; instants are milliseconds since 1970. */
export type GroupRun = {
  started_at: number
  paused_at: number | null
  rounds: number
  /** Whether the clock was stopped and went on. */
  was_paused: boolean
}

/** What the clock shows. `asks`: it has ended, and the member says what they achieved. */
export type GroupClockState = {
  stage: 'idle' | 'running' | 'paused' | 'asks'
  /** Seconds since the start without pauses, never beyond the end. */
  elapsed: number
  /** The phase that runs and the seconds of it that have passed. */
  index: number
  phase: ClockPhase | null
  phase_elapsed: number
  /** Rounds that the member counted, or whose time has passed. */
  rounds: number
  is_over: boolean
  was_paused: boolean
}

/** The clock of an interval, EMOM, AMRAP or group for time. */
export type GroupClockRun = {
  state: Store<GroupClockState>
  start: () => void
  pause: () => void
  resume: () => void
  tick: () => void
  countRound: () => void
  /** Stops the clock; then the member says what they achieved. */
  finish: () => void
  /** Forgets the run: its score was saved, or the member starts over. */
  clear: () => void
}

type Options = { group: WorkoutGroup; device: DeviceState<GroupRun>; now: () => number; onOver: () => void }

/** Creates the clock of a group, which goes on to the second when the device has stored one that runs. */
export function createGroupClock({ group, device, now, onOver }: Options): GroupClockRun {
  const phases = listClockPhases(group)
  const limit = phases.every(({ seconds }) => seconds !== null)
    ? phases.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0)
    : Infinity
  let run = device.load()
  let is_asking = false
  const state = createStore(read())

  function read(): GroupClockState {
    const seconds = run ? ((run.paused_at ?? now()) - run.started_at) / 1000 : 0
    const position = findPhase(phases, Math.max(0, seconds))
    const phase = phases[position.index] ?? null
    const by_time = group.kind === 'emom' || group.kind === 'interval'
    return {
      stage: readStage(position.is_over),
      elapsed: Math.min(limit, Math.max(0, seconds)),
      index: position.index,
      phase,
      phase_elapsed: position.elapsed,
      rounds: by_time ? (phase?.round ?? group.rounds) : (run?.rounds ?? 0),
      is_over: run !== null && position.is_over,
      was_paused: run?.was_paused ?? false,
    }
  }
  function readStage(is_over: boolean): GroupClockState['stage'] {
    if (!run) return 'idle'
    if (is_asking || is_over) return 'asks'
    return run.paused_at === null ? 'running' : 'paused'
  }
  function store(next: GroupRun | null): void {
    run = next
    device.save(next)
    state.set(read())
  }

  return {
    state,
    start: () => store({ started_at: now(), paused_at: null, rounds: 0, was_paused: false }),
    pause: () => {
      if (run?.paused_at === null) store({ ...run, paused_at: now() })
    },
    resume: () => {
      is_asking = false
      if (run && run.paused_at !== null)
        store({
          ...run,
          started_at: run.started_at + now() - run.paused_at,
          paused_at: null,
          was_paused: true,
        })
    },
    tick: () => {
      const was_over = state.get().is_over
      if (!run || run.paused_at !== null || was_over) return
      const next = read()
      state.set(next)
      if (next.is_over) onOver()
    },
    countRound: () => {
      if (run) store({ ...run, rounds: run.rounds + 1 })
    },
    finish: () => {
      if (!run) return
      is_asking = true
      store({ ...run, paused_at: run.paused_at ?? now() })
    },
    clear: () => {
      is_asking = false
      store(null)
    },
  }
}

/** Whether a stored value is the run of a group. */
export function isGroupRun(value: unknown): value is GroupRun {
  if (typeof value !== 'object' || value === null) return false
  const { started_at, paused_at, rounds, was_paused } = value as Record<string, unknown>
  return (
    typeof started_at === 'number' &&
    typeof rounds === 'number' &&
    typeof was_paused === 'boolean' &&
    (paused_at === null || typeof paused_at === 'number')
  )
}
