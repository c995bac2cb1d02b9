import type { WorkoutUnit } from '@foyer/contract/rules/workouts'
import type { WorkoutGroup, WorkoutSet } from '@foyer/contract/workouts/prescription'
import { findRow, listSetsInOrder, restAfter } from './next-set.ts'
import type { SetPlace } from './next-set.ts'
import type { SessionState } from './session-log.ts'

/** Seconds to get ready before the first set, and before another exercise where there is no rest. */
export const READY_SECONDS = 10
export const CHANGE_SECONDS = 5

/** Seconds of work of an interval, a minute of an EMOM, and an AMRAP, where the owner set none. */
const INTERVAL_SECONDS = 40
const MINUTE_SECONDS = 60
const AMRAP_SECONDS = 600

/** What one of a unit takes, in seconds; an estimate but for units of time. */
const SECONDS_PER_UNIT: Record<WorkoutUnit, number> = {
  reps: 3,
  cals: 4,
  secs: 1,
  mins: 60,
  hours: 3600,
  breaths: 4,
  meters: 0.5,
  feet: 0.15,
  kilometers: 360,
  miles: 580,
  laps: 90,
}
const TIME_UNITS: ReadonlySet<WorkoutUnit> = new Set(['secs', 'mins', 'hours'])

/** An estimate is no shorter than this; an amount that is left to the member takes `OPEN_SECONDS`. */
const MIN_ESTIMATE_SECONDS = 15
const OPEN_SECONDS = 40

/**
 * One part of a workout on the clock. `by_clock`: it ends by itself after its seconds; otherwise the member ends it, and
 * the seconds are an estimate, or the limit of a group `for_time` (null without one).
 */
export type Phase =
  | { kind: 'ready'; seconds: number; by_clock: true; place: SetPlace }
  | { kind: 'work'; seconds: number; by_clock: boolean; place: SetPlace }
  | { kind: 'rest'; seconds: number; by_clock: true; place: SetPlace }
  | { kind: 'group'; seconds: number | null; by_clock: false; group: WorkoutGroup }

/** Where a list of phases stands: the phase, and the seconds since it began. */
export type PhasePosition = { index: number; elapsed: number; is_over: boolean }

/** A part of the clock of one group: a stretch of work or rest of one round, counted from 0. */
export type ClockPhase = {
  kind: 'work' | 'rest'
  /** Null where there is no end. */
  seconds: number | null
  by_clock: boolean
  round: number
  /** The item that is done; null where all of the group are. */
  item_uid: string | null
}

/**
 * The phases of a whole session, hands-free. Sets of time end by themselves, all others by the member; the place of a
 * rest or get-ready is the set that comes next. EMOM, AMRAP and for-time groups are one phase each.
 */
export function listPhases(session: Pick<SessionState, 'items'>): Phase[] {
  const state = withoutLog(session)
  const phases: Phase[] = []
  const groups = new Set<string>()
  let before: SetPlace | null = null
  for (const place of listSetsInOrder(state)) {
    const item = state.items.find(({ uid }) => uid === place.uid)
    const target = findRow(state, place)?.target ?? item?.item.sets.at(-1)
    if (!item || !target) continue
    const { group } = item
    if (hasOwnClock(group)) {
      if (!groups.has(group.id)) phases.push({ kind: 'group', seconds: capOf(group), by_clock: false, group })
      groups.add(group.id)
      before = null
      continue
    }
    const pause = before ? restBetween(state, before) : 0
    if (pause > 0) phases.push({ kind: 'rest', seconds: pause, by_clock: true, place })
    else if (!before) phases.push({ kind: 'ready', seconds: READY_SECONDS, by_clock: true, place })
    else if (before.uid !== place.uid && group.kind !== 'interval')
      phases.push({ kind: 'ready', seconds: CHANGE_SECONDS, by_clock: true, place })
    phases.push({ kind: 'work', ...workOf(group, target), place })
    before = place
  }
  return phases
}

/** The clock of one group. An `amrap` ends by itself, `for_time` by the member; a minute of an `emom` is one phase. */
export function listClockPhases(group: WorkoutGroup): ClockPhase[] {
  const rounds = Array.from({ length: group.rounds }, (_, round) => round)
  if (group.kind === 'emom')
    return rounds.map((round) => ({
      kind: 'work',
      seconds: group.work_seconds ?? MINUTE_SECONDS,
      by_clock: true,
      round,
      item_uid: null,
    }))
  if (group.kind !== 'interval')
    return [
      { kind: 'work', seconds: capOf(group), by_clock: capOf(group) !== null, round: 0, item_uid: null },
    ]
  const phases = rounds.flatMap((round) => group.items.flatMap(({ uid }) => intervalOf(group, round, uid)))
  return phases.at(-1)?.kind === 'rest' ? phases.slice(0, -1) : phases
}

function intervalOf(group: WorkoutGroup, round: number, item_uid: string): ClockPhase[] {
  const seconds = group.work_seconds ?? INTERVAL_SECONDS
  const work: ClockPhase = { kind: 'work', seconds, by_clock: true, round, item_uid }
  if (group.rest_seconds === 0) return [work]
  return [work, { ...work, kind: 'rest', seconds: group.rest_seconds }]
}

/**
 * Finds the phase at `elapsed` seconds after phase `from` began. Phases that the member ends hold the clock, however
 * long they take; behind the last one `index` is the number of phases.
 */
export function findPhase(
  phases: readonly { seconds: number | null; by_clock: boolean }[],
  elapsed: number,
  from = 0,
): PhasePosition {
  let left = Math.max(0, elapsed)
  for (let index = from; index < phases.length; index += 1) {
    const phase = phases[index]
    if (!phase?.by_clock || phase.seconds === null || left < phase.seconds)
      return { index, elapsed: left, is_over: false }
    left -= phase.seconds
  }
  return { index: phases.length, elapsed: left, is_over: true }
}

/** The phase to go on with when nothing of the clock is stored: the first one whose set is open. */
export function findOpenPhase(
  phases: readonly Phase[],
  state: Pick<SessionState, 'items' | 'scores'>,
): number {
  const open = phases.findIndex((phase) =>
    phase.kind === 'group'
      ? !state.scores.has(phase.group.id)
      : findRow(state, phase.place)?.is_done === false,
  )
  return open === -1 ? phases.length : open
}

/** Whether a group is done against a clock of its own and has a score. */
export function hasOwnClock({ kind }: WorkoutGroup): boolean {
  return kind === 'emom' || kind === 'amrap' || kind === 'for_time'
}

/** The seconds of a group with a clock of its own; null where it has no end. */
export function capOf(group: WorkoutGroup): number | null {
  if (group.kind === 'amrap') return group.cap_seconds ?? AMRAP_SECONDS
  if (group.kind === 'emom') return group.rounds * (group.work_seconds ?? MINUTE_SECONDS)
  return group.cap_seconds ?? null
}

/** The same session with all sets open, so that its phases stay the same while sets are logged. */
function withoutLog({ items }: Pick<SessionState, 'items'>): Pick<SessionState, 'items'> {
  return {
    items: items.map((item) => ({ ...item, rows: item.rows.map((row) => ({ ...row, is_done: false })) })),
  }
}

/** Intervals rest after each item; all others as without a clock. */
function restBetween(state: Pick<SessionState, 'items'>, before: SetPlace): number {
  const group = state.items.find(({ uid }) => uid === before.uid)?.group
  return group?.kind === 'interval' ? group.rest_seconds : restAfter(state, before)
}

/** The seconds of one set, and whether they are more than an estimate. */
export function workOf(group: WorkoutGroup, target: WorkoutSet): { seconds: number; by_clock: boolean } {
  if (group.kind === 'interval') return { seconds: group.work_seconds ?? INTERVAL_SECONDS, by_clock: true }
  const by_clock = TIME_UNITS.has(target.unit) && target.amount > 0
  return {
    seconds: by_clock ? target.amount * SECONDS_PER_UNIT[target.unit] : estimateSeconds(target),
    by_clock,
  }
}

/** Estimates how long a set takes: a repetition by its tempo if it has one. */
function estimateSeconds({ amount, unit, tempo }: WorkoutSet): number {
  if (amount === 0) return OPEN_SECONDS
  const tempo_seconds = (tempo ?? '')
    .split('-')
    .reduce((sum, part) => sum + (part === 'X' ? 1 : Number(part)), 0)
  const each = unit === 'reps' && tempo_seconds > 0 ? tempo_seconds : SECONDS_PER_UNIT[unit]
  return Math.max(MIN_ESTIMATE_SECONDS, Math.round(amount * each))
}
