import type { GroupKind } from '@foyer/contract/rules/workouts'
import type { WorkoutGroup, WorkoutItem, WorkoutSet } from '@foyer/contract/workouts/prescription'
import type { LastTime, SessionEntry, SetEntryData } from '@foyer/contract/workouts/shapes'

/** A uuid that ends in a number. */
export function idOf(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

export function aSet(changes: Partial<WorkoutSet> = {}): WorkoutSet {
  return { amount: 6, unit: 'reps', weight: 80, weight_unit: 'kg', ...changes }
}

/** The item whose uid ends in `number`; its exercise ends in `number` + 100. */
export function anItem(number: number, sets: WorkoutSet[], rest_seconds = 90): WorkoutItem {
  return { uid: idOf(number), exercise_page_id: idOf(number + 100), sets, rest_seconds, note: '' }
}

export function aGroup(
  number: number,
  items: WorkoutItem[],
  kind: GroupKind = 'single',
  rounds = 1,
): WorkoutGroup {
  return { id: idOf(number), title: '', kind, rounds, rest_seconds: 75, items }
}

/** The clock of a number: greater numbers are newer. */
export function clockOf(number: number): string {
  return `${String(number).padStart(13, '0')}-0000-0000000a`
}

let entries = 0

type Stamps = { clock?: number; id?: string; at?: string }

/** A set entry about a row of the item that ends in `number`. */
export function aSetEntry(
  number: number,
  row: number,
  changes: Partial<SetEntryData> = {},
  stamps: Stamps = {},
): SessionEntry {
  const data: SetEntryData = {
    row,
    state: 'done',
    exercise_id: idOf(number + 100),
    amount: 6,
    unit: 'reps',
    weight: 80,
    weight_unit: 'kg',
    is_warm_up: false,
    rpe: null,
    note: '',
    ...changes,
  }
  return anEntry({ activity_type: 'set', workout_group_item_id: idOf(number), data }, stamps)
}

type Content = {
  [Type in SessionEntry['activity_type']]: Pick<
    Extract<SessionEntry, { activity_type: Type }>,
    'activity_type' | 'data'
  > & { workout_group_item_id?: string; workout_group_id?: string }
}[SessionEntry['activity_type']]

export function anEntry(content: Content, { clock, id, at }: Stamps = {}): SessionEntry {
  entries += 1
  return {
    id: id ?? idOf(1000 + entries),
    workout_group_id: null,
    workout_group_item_id: null,
    at: at ?? '2026-11-27T18:00:00.000Z',
    clock: clockOf(clock ?? entries),
    ...content,
  }
}

export function aLastTime(number: number, changes: Partial<LastTime> = {}): LastTime {
  return {
    exercise_id: idOf(number + 100),
    session_id: idOf(900),
    local_date: '2026-11-20',
    sets: [],
    bests: { heaviest: null, one_rep_max_kg: null, amounts: [] },
    ...changes,
  }
}
