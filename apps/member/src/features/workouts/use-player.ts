import type { ExerciseCard, LastTime } from '@foyer/contract/workouts/shapes'
import {
  findRow,
  listBlocks,
  listSetsInOrder,
  nextSet,
  prefillRow,
  readSessionLog,
  restAfter,
  type SessionItem,
  type SessionRowState,
  type SessionState,
  type SetPlace,
  type SetValues,
} from '@foyer/domain/training'
import { useMemo, useState } from 'react'
import type { Rest } from './log-database.ts'
import type { PlayerSession } from './player-session.ts'
import { createSwapEntry } from './swaps/swap-entries.ts'
import type { LogSession } from './log-database.ts'
import type { WorkoutLog } from './workout-log.ts'

/** The set at which the member is, with the values of the dock. */
export type CurrentSet = { place: SetPlace; item: SessionItem; row: SessionRowState; values: SetValues }

/** What the session must know of an exercise that is put into it. */
type Alternative = { card: ExerciseCard; last: LastTime | null }

/** What the modes list and grouped need besides the session. */
export type Player = {
  session: PlayerSession
  /** Null in a workout without sets. */
  current: CurrentSet | null
  /** The items that are done together with the current one. */
  block: readonly SessionItem[]
  rest: Rest | null
  counts: { done: number; total: number }
  /** The open set that comes after the current one. */
  next: SetPlace | null
  goTo: (place: SetPlace) => void
  /** Goes to the exercise before or after. */
  goToNeighbour: (step: 1 | -1) => void
  change: (values: Partial<SetValues>) => void
  /** Puts another exercise into an item of this session. */
  swap: (item: SessionItem, exercise_id: string, alternative?: Alternative) => void
  log: () => void
  takeBack: () => void
  addRow: () => void
  removeRow: () => void
  startRest: (seconds: number) => void
  moveRest: (seconds: number) => void
  endRest: () => void
  /** Stops the time of the session, or lets it go on; a rest that runs is over with a pause. */
  setPaused: (is_paused: boolean) => void
}

type Options = { log: WorkoutLog; stored: LogSession; session: PlayerSession }

/** The state of the player; what is set in the dock is written when the set is logged. */
export function usePlayer({ log, stored, session }: Options): Player {
  const { state, last_times, weight_unit } = session
  const current = findCurrent(state, stored.place)
  const [draft, setDraft] = useState<{ of: string; values: Partial<SetValues> } | null>(null)
  const key = current ? `${current.place.uid} ${current.place.row}` : ''
  const values = useMemo(() => {
    if (!current) return null
    const last = last_times.get(current.item.exercise_id ?? '')
    const prefilled = prefillRow(current.item, current.row, { last, weight_unit })
    return { ...prefilled, ...(draft?.of === key ? draft.values : {}) }
  }, [current, last_times, weight_unit, draft, key])

  const readState = (): SessionState => {
    const now = log.sessions.get().find(({ id }) => id === stored.id) ?? stored
    return readSessionLog(
      now.workout,
      now.entries.map(({ entry }) => entry),
    )
  }
  const recordRow = (row: number, row_state: 'done' | 'planned' | 'removed', content: SetValues): void => {
    if (!current) return
    const { item } = current
    session.record({
      activity_type: 'set',
      workout_group_id: item.group.id,
      workout_group_item_id: item.uid,
      data: { ...content, row, state: row_state, exercise_id: item.exercise_id },
    })
  }
  const goTo = (place: SetPlace): void => {
    setDraft(null)
    log.update(stored.id, { place })
  }

  return {
    session,
    current: current && values ? { ...current, values } : null,
    block: (current && listBlocks(state.items).find((block) => block.includes(current.item))) ?? [],
    rest: stored.rest,
    counts: countSets(state),
    next: nextSet(state, current?.place),
    goTo,
    goToNeighbour: (step) => {
      const items = state.items.filter(({ is_skipped, rows }) => !is_skipped && rows.length > 0)
      const at = items.findIndex(({ uid }) => uid === current?.place.uid)
      const item = items[at + step]
      const row = item && (item.rows.find(({ is_done }) => !is_done) ?? item.rows[0])
      if (item && row) goTo({ uid: item.uid, row: row.row })
    },
    change: (changes) =>
      setDraft((before) => ({
        of: key,
        values: { ...(before?.of === key ? before.values : {}), ...changes },
      })),
    swap: (item, exercise_id, alternative) => {
      if (alternative) {
        const { card, last } = alternative
        const exercises = stored.exercises.filter((other) => other.page_id !== card.page_id)
        const lasts = stored.last_times.filter((other) => other.exercise_id !== card.page_id)
        log.update(stored.id, {
          exercises: [...exercises, card],
          last_times: last ? [...lasts, last] : stored.last_times,
        })
      }
      setDraft(null)
      session.record(createSwapEntry(item.group.id, item.uid, exercise_id))
    },
    log: () => {
      if (!current || !values) return
      const { place, row } = current
      recordRow(place.row, 'done', values)
      const after = readState()
      const next = nextSet(after, place)
      setDraft(null)
      if (row.is_done) return log.update(stored.id, { place: next ?? place })
      const seconds = restAfter(after, place)
      const now = Date.now()
      const rest = seconds > 0 ? { after: place, started_at: now, ends_at: now + seconds * 1000 } : null
      log.update(stored.id, { place: next ?? place, rest })
    },
    takeBack: () => {
      if (current && values) recordRow(current.place.row, 'planned', values)
      setDraft(null)
    },
    addRow: () => {
      if (!current || !values) return
      const row = Math.max(...current.item.rows.map((other) => other.row)) + 1
      recordRow(row, 'planned', { ...values, is_warm_up: false, rpe: null, note: '' })
      goTo({ uid: current.item.uid, row })
    },
    removeRow: () => {
      if (!current || !values) return
      recordRow(current.place.row, 'removed', values)
      const { uid } = current.place
      const left = readState().items.find((item) => item.uid === uid)?.rows ?? []
      const row = left.find((other) => !other.is_done) ?? left.at(-1)
      const next = row ? { uid, row: row.row } : nextSet(readState())
      if (next) goTo(next)
    },
    startRest: (seconds) => {
      if (!current) return
      const now = Date.now()
      const rest = { after: current.place, started_at: now, ends_at: now + seconds * 1000 }
      log.update(stored.id, { rest })
    },
    moveRest: (seconds) => {
      const { rest } = stored
      if (!rest) return
      const ends_at = Math.max(rest.started_at, rest.ends_at, seconds > 0 ? Date.now() : 0) + seconds * 1000
      log.update(stored.id, { rest: { ...rest, ends_at: Math.max(rest.started_at, ends_at) } })
    },
    endRest: () => log.update(stored.id, { rest: null }),
    setPaused: (is_paused) => {
      if (is_paused) log.update(stored.id, { rest: null })
      session.record({
        activity_type: 'pause',
        workout_group_id: null,
        workout_group_item_id: null,
        data: { is_paused },
      })
    },
  }
}

function findCurrent(state: SessionState, stored: SetPlace | null): Omit<CurrentSet, 'values'> | null {
  const places = listSetsInOrder(state)
  const isSame = (place: SetPlace): boolean => place.uid === stored?.uid && place.row === stored.row
  const place = places.find(isSame) ?? nextSet(state) ?? places.at(-1)
  const item = place && state.items.find(({ uid }) => uid === place.uid)
  const row = place && findRow(state, place)
  return place && item && row ? { place, item, row } : null
}

/** Working sets that are done, of all that are not skipped. */
export function countSets({ items }: SessionState): { done: number; total: number } {
  const rows = items
    .filter(({ is_skipped }) => !is_skipped)
    .flatMap((item) => item.rows.filter(({ is_warm_up }) => !is_warm_up))
  return { done: rows.filter(({ is_done }) => is_done).length, total: rows.length }
}
