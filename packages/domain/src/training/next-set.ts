import type { WeightUnit } from '@foyer/contract/rules/workouts'
import type { LastTime, SetEntryData } from '@foyer/contract/workouts/shapes'
import { convertWeight } from './weights.ts'
import type { SessionItem, SessionRowState, SessionState } from './session-log.ts'

/** One set of a session: a row of an item. */
export type SetPlace = { uid: string; row: number }

/** What is put into one set, without where it belongs. */
export type SetValues = LastTime['sets'][number]

/**
 * The sets of a session in the order in which they are done: one exercise after another, and in rounds the first row
 * of each exercise, then the second. Skipped items are left out.
 */
export function listSetsInOrder({ items }: Pick<SessionState, 'items'>): SetPlace[] {
  return listBlocks(items).flatMap((block) => {
    const length = Math.max(0, ...block.map(({ rows }) => rows.length))
    return Array.from({ length }, (_, index) => index).flatMap((index) =>
      block.flatMap(({ uid, rows }) => {
        const row = rows[index]
        return row ? [{ uid, row: row.row }] : []
      }),
    )
  })
}

/** Items that stand together and are done in rounds; items of single groups stand alone. */
export function listBlocks(items: readonly SessionItem[]): SessionItem[][] {
  const blocks: SessionItem[][] = []
  for (const item of items) {
    if (item.is_skipped) continue
    const block = blocks.at(-1)
    const is_together = item.group.kind !== 'single' && block?.[0]?.group.id === item.group.id
    if (is_together && block) block.push(item)
    else blocks.push([item])
  }
  return blocks
}

/** The open set that comes next: the first one behind `after`, else the first of all; null when all are done. */
export function nextSet(state: Pick<SessionState, 'items'>, after?: SetPlace): SetPlace | null {
  const places = listSetsInOrder(state)
  const from = after ? places.findIndex(({ uid, row }) => uid === after.uid && row === after.row) : -1
  const isOpen = (place: SetPlace): boolean => findRow(state, place)?.is_done === false
  return places.slice(from + 1).find(isOpen) ?? places.find(isOpen) ?? null
}

/** The row at a place. */
export function findRow({ items }: Pick<SessionState, 'items'>, place: SetPlace): SessionRowState | null {
  return items.find(({ uid }) => uid === place.uid)?.rows.find(({ row }) => row === place.row) ?? null
}

/**
 * Seconds of rest after a set: its own, else those of its item. In rounds there is rest inside a round only where the
 * set has its own, and the group's rest at the round's end. None when nothing is left to do.
 */
export function restAfter(state: Pick<SessionState, 'items'>, place: SetPlace): number {
  const item = state.items.find(({ uid }) => uid === place.uid)
  const target = findRow(state, place)?.target
  const next = nextSet(state, place)
  if (!item || next === null || (next.uid === place.uid && next.row === place.row)) return 0
  if (item.group.kind === 'single') return target?.rest_seconds ?? item.item.rest_seconds
  const is_same_round =
    next.row === place.row &&
    state.items.some(({ uid, group }) => uid === next.uid && group.id === item.group.id)
  return target?.rest_seconds ?? (is_same_round ? 0 : item.group.rest_seconds)
}

/** What was done last time in the same row, with warm-ups beside warm-ups; null where there is none. */
export function lastSetOf(item: SessionItem, row: SessionRowState, last?: LastTime): SetValues | null {
  const place = item.rows
    .filter((other) => other.is_warm_up === row.is_warm_up)
    .findIndex((other) => other.row === row.row)
  return last?.sets.filter((set) => set.is_warm_up === row.is_warm_up)[place] ?? null
}

/**
 * The values to start a row with: those it has, else of the set before it today, else of the same row last time, else
 * of the target. A target that changes from the set before counts more than the set before.
 */
export function prefillRow(
  item: SessionItem,
  row: SessionRowState,
  { last, weight_unit }: { last?: LastTime | undefined; weight_unit: WeightUnit },
): SetValues {
  if (row.values) return withoutPlace(row.values)
  const target = prefillTarget(item, row, { last, weight_unit })
  const before = item.rows.findLast(
    (other) => other.row < row.row && other.is_done && other.is_warm_up === row.is_warm_up,
  )
  const last_set = lastSetOf(item, row, last)
  if (before?.values) return { ...mergeBefore(before, row, target), is_warm_up: row.is_warm_up }
  if (!last_set || (row.target && last_set.unit !== row.target.unit)) return target
  const { amount, weight, weight_unit: unit } = last_set
  return { ...target, amount, unit: last_set.unit, weight, weight_unit: unit }
}

function mergeBefore(before: SessionRowState, row: SessionRowState, target: SetValues): SetValues {
  const { values } = before
  if (!values) return target
  const is_free = !row.target || !before.target
  const is_same_amount =
    is_free || (row.target?.amount === before.target?.amount && row.target?.unit === before.target?.unit)
  const is_same_weight =
    is_free ||
    (row.target?.weight === before.target?.weight &&
      row.target?.weight_unit === before.target?.weight_unit &&
      (row.target?.percent_1rm ?? null) === (before.target?.percent_1rm ?? null))
  return {
    ...target,
    ...(is_same_amount ? { amount: values.amount, unit: values.unit } : {}),
    ...(is_same_weight ? { weight: values.weight, weight_unit: values.weight_unit } : {}),
  }
}

/** The step in which a share of the best single is rounded, because plates come in such steps. */
const PLATE_STEPS: Record<WeightUnit, number> = { kg: 2.5, lb: 5 }

function prefillTarget(
  { item, exercise_id }: SessionItem,
  { target, is_warm_up }: SessionRowState,
  { last, weight_unit }: { last?: LastTime | undefined; weight_unit: WeightUnit },
): SetValues {
  const set = target ?? item.sets.at(-1)
  const best_kg = last?.bests.one_rep_max_kg ?? null
  const step = PLATE_STEPS[weight_unit]
  const share =
    set?.percent_1rm && best_kg !== null
      ? Math.round(((convertWeight(best_kg, 'kg', weight_unit) / 100) * set.percent_1rm) / step) * step
      : null
  const weight = set?.weight ?? null
  return {
    exercise_id,
    amount: set?.amount ?? 0,
    unit: set?.unit ?? 'reps',
    weight: weight ?? share,
    weight_unit: weight === null ? weight_unit : (set?.weight_unit ?? weight_unit),
    is_warm_up,
    rpe: null,
    note: '',
  }
}

function withoutPlace({ row: _row, state: _state, ...values }: SetEntryData): SetValues {
  return values
}
