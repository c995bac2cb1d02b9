import type { WorkoutGroup, WorkoutItem, WorkoutSet } from '@foyer/contract/workouts/prescription'
import type { SessionEntry, SessionWorkout, SetEntryData } from '@foyer/contract/workouts/shapes'

type EntryOf<Type extends SessionEntry['activity_type']> = Extract<SessionEntry, { activity_type: Type }>

/** One row of an item's table. */
export type SessionRowState = {
  row: number
  /** The set as planned; null where the member added the row. */
  target: WorkoutSet | null
  is_done: boolean
  is_warm_up: boolean
  /** What the newest entry says of the row; null where there is none. */
  values: SetEntryData | null
  /** When the newest entry was made. */
  at: string | null
}

/** An item of a session: what is left of the workout after swaps, and its rows. */
export type SessionItem = {
  uid: string
  group: WorkoutGroup
  item: WorkoutItem
  /** The exercise after swaps. */
  exercise_id: string | null
  is_skipped: boolean
  rows: readonly SessionRowState[]
}

/** A time in which a session stood still; `to` is null while it does. */
export type SessionPause = { from: string; to: string | null }

/** Where a session stands. */
export type SessionState = {
  /** In today's order. */
  items: readonly SessionItem[]
  /** The results of groups against the clock, by the group's id. */
  scores: ReadonlyMap<string, EntryOf<'score'>['data']>
  beep: EntryOf<'beep'>['data'] | null
  pauses: readonly SessionPause[]
  is_paused: boolean
  reflection: EntryOf<'reflection'>['data'] | null
  is_discarded: boolean
}

/**
 * Reads a session from what was appended to it, in any order. About one thing the entry with the newest clock counts,
 * ties go to the greater id; entries of items that the workout has not are left out.
 */
export function readSessionLog(
  workout: Pick<SessionWorkout, 'groups'>,
  entries: readonly SessionEntry[],
): SessionState {
  const newest = settle(entries)
  const items = workout.groups.flatMap((group) => group.items.map((item) => readItem(group, item, newest)))
  const { pauses, is_paused } = readPauses(entries)
  return {
    items: inOrder(items, newest.get('order')),
    scores: readScores(workout.groups, newest),
    beep: asType('beep', newest.get('beep'))?.data ?? null,
    pauses,
    is_paused,
    reflection: asType('reflection', newest.get('reflection'))?.data ?? null,
    is_discarded: asType('discard', newest.get('discard'))?.data.is_discarded ?? false,
  }
}

/** What an entry is about: the newest of the same subject counts. */
function subjectOf(entry: SessionEntry): string {
  const { activity_type, workout_group_id, workout_group_item_id } = entry
  if (activity_type === 'set') return `set ${workout_group_item_id} ${entry.data.row}`
  if (activity_type === 'skip' || activity_type === 'swap') return `${activity_type} ${workout_group_item_id}`
  return activity_type === 'score' ? `score ${workout_group_id}` : activity_type
}

function settle(entries: readonly SessionEntry[]): ReadonlyMap<string, SessionEntry> {
  const newest = new Map<string, SessionEntry>()
  for (const entry of entries) {
    const subject = subjectOf(entry)
    const other = newest.get(subject)
    if (!other || compareEntries(entry, other) > 0) newest.set(subject, entry)
  }
  return newest
}

/** Compares entries by their clocks, then by their ids. */
export function compareEntries(a: SessionEntry, b: SessionEntry): number {
  return compareText(a.clock, b.clock) || compareText(a.id, b.id)
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function asType<Type extends SessionEntry['activity_type']>(
  type: Type,
  entry: SessionEntry | undefined,
): EntryOf<Type> | undefined {
  return isOf(type, entry) ? entry : undefined
}

function isOf<Type extends SessionEntry['activity_type']>(
  type: Type,
  entry: SessionEntry | undefined,
): entry is EntryOf<Type> {
  return entry?.activity_type === type
}

function readItem(
  group: WorkoutGroup,
  item: WorkoutItem,
  newest: ReadonlyMap<string, SessionEntry>,
): SessionItem {
  const targets = listTargets(group, item)
  const prefix = `set ${item.uid} `
  const logged = [...newest].flatMap(([subject, entry]) =>
    subject.startsWith(prefix) && isOf('set', entry) ? [entry] : [],
  )
  const by_row = new Map(logged.map((entry) => [entry.data.row, entry]))
  const numbers = new Set([...targets.keys(), ...by_row.keys()])
  const rows = [...numbers]
    .sort((a, b) => a - b)
    .flatMap((row) => readRow(row, targets[row] ?? null, by_row.get(row)))
  return {
    uid: item.uid,
    group,
    item,
    exercise_id: asType('swap', newest.get(`swap ${item.uid}`))?.data.exercise_id ?? item.exercise_page_id,
    is_skipped: asType('skip', newest.get(`skip ${item.uid}`))?.data.is_skipped ?? false,
    rows,
  }
}

/** The sets of an item one by one. In rounds each round has one, and the last set stands for all further rounds. */
function listTargets(group: WorkoutGroup, item: WorkoutItem): readonly WorkoutSet[] {
  if (group.kind === 'single') return item.sets
  const rounds = group.kind === 'amrap' ? 1 : group.rounds
  return Array.from({ length: rounds }, (_, round) => item.sets[round] ?? item.sets.at(-1)).filter(
    (set) => set !== undefined,
  )
}

function readRow(row: number, target: WorkoutSet | null, entry?: EntryOf<'set'>): SessionRowState[] {
  const values = entry?.data ?? null
  if (values?.state === 'removed') return []
  return [
    {
      row,
      target,
      is_done: values?.state === 'done',
      is_warm_up: values?.is_warm_up ?? target?.is_warm_up ?? false,
      values,
      at: entry?.at ?? null,
    },
  ]
}

/** Items that an order leaves out stay behind the others. */
function inOrder(items: readonly SessionItem[], entry: SessionEntry | undefined): readonly SessionItem[] {
  const uids = asType('order', entry)?.data.item_uids
  if (!uids) return items
  const places = new Map(uids.map((uid, place) => [uid, place]))
  const placeOf = ({ uid }: SessionItem): number => places.get(uid) ?? uids.length
  return [...items].sort((a, b) => placeOf(a) - placeOf(b))
}

function readScores(groups: readonly WorkoutGroup[], newest: ReadonlyMap<string, SessionEntry>) {
  const scores = new Map<string, EntryOf<'score'>['data']>()
  for (const { id } of groups) {
    const score = asType('score', newest.get(`score ${id}`))?.data
    if (score) scores.set(id, score)
  }
  return scores
}

function readPauses(entries: readonly SessionEntry[]): { pauses: SessionPause[]; is_paused: boolean } {
  const pauses: SessionPause[] = []
  let from: string | null = null
  for (const entry of entries.filter((other) => isOf('pause', other)).sort(compareEntries)) {
    if (entry.data.is_paused) from ??= entry.at
    else if (from !== null) {
      pauses.push({ from, to: entry.at })
      from = null
    }
  }
  if (from !== null) pauses.push({ from, to: null })
  return { pauses, is_paused: from !== null }
}

/** The rows of an item by the exercise that was done in them: a swap in the middle leaves what was done before. */
export function listRowsByExercise({
  rows,
  exercise_id,
}: SessionItem): { exercise_id: string | null; rows: readonly SessionRowState[] }[] {
  const by_exercise = Map.groupBy(rows, (row) =>
    row.is_done && row.values ? row.values.exercise_id : exercise_id,
  )
  return [...by_exercise].map(([id, own]) => ({ exercise_id: id, rows: own }))
}
