import type { GroupKind, WeightUnit } from '@foyer/contract/rules/workouts'
import type {
  WorkoutImportField,
  WorkoutImportProblem,
} from '@foyer/contract/portability/workout-import-shapes'
import { MAX_PAGE_TAGS } from '@foyer/contract/rules/max-page-tags'
import { tagName } from '@foyer/contract/pages/tag-shapes'
import { foldText, foldWords } from '@foyer/domain/search'
import type { TableRow } from '#platform/csv/index.ts'
import {
  findKindInTitle,
  readKind,
  readPrescription,
  readRounds,
  type Cells,
  type Prescription,
  type Report,
} from './read-cells.ts'

/** An exercise of a planned workout, by its name. */
export type PlannedItem = Prescription & { name: string }
export type PlannedGroup = { title: string; kind: GroupKind; rounds: number; items: PlannedItem[] }

/** A workout as a file describes it, from its first row on. */
export type PlannedWorkout = {
  title: string
  row: number
  groups: PlannedGroup[]
  /** The names of its tags, of all its rows. */
  tags: string[]
  has_problems: boolean
}

/** The workouts of a file, and what is wrong with its cells. */
export type WorkoutPlan = { workouts: PlannedWorkout[]; problems: WorkoutImportProblem[] }

const MAX_TITLE = 120
const MAX_GROUP_TITLE = 80
const MAX_GROUPS = 30
const MAX_ITEMS = 30
const MAX_SETS = 30

/** Names are one where only case, marks and blanks differ. */
export function toNameKey(name: string): string {
  return foldWords(name).join(' ')
}

/** How many sets a planned workout has: those of straight sets, and one an exercise and round. */
export function countPlannedSets({ groups }: PlannedWorkout): number {
  return groups.reduce(
    (count, { kind, rounds, items }) =>
      count +
      (kind === 'single' ? items.reduce((sum, { sets }) => sum + sets.length, 0) : rounds * items.length),
    0,
  )
}

/** A group while it is read: `key` is what its rows have in common, `letter` comes from A1, A2. */
type OpenGroup = PlannedGroup & { key: string; rounds_typed: number | null; has_letter: boolean }
type OpenWorkout = Omit<PlannedWorkout, 'groups'> & { groups: OpenGroup[] }

/**
 * Reads the workouts of a table. Empty cells of the workout and its group repeat the row above, as in merged cells; rows
 * of one exercise that follow each other are its sets, and rows of a workout need not stand together.
 */
export function planWorkouts(
  rows: readonly TableRow[],
  positions: ReadonlyMap<WorkoutImportField, number>,
  weight_unit: WeightUnit,
): WorkoutPlan {
  const problems: WorkoutImportProblem[] = []
  const workouts = new Map<string, OpenWorkout>()
  let above = { workout: '', day: '', group: '' }
  for (const { row, cells: texts, is_malformed } of rows) {
    const cells: Cells = Object.fromEntries(
      [...positions].map(([field, position]) => [field, texts[position] ?? '']),
    )
    const is_same = (cells.workout_title ?? '') === '' && (cells.day ?? '') === ''
    const names = {
      workout: cells.workout_title || above.workout,
      day: cells.day || (is_same ? above.day : ''),
      group: cells.group || (is_same ? above.group : ''),
    }
    above = names
    const title = [names.workout, names.day].filter(Boolean).join(', ')
    const key = toNameKey(title)
    const workout = workouts.get(key) ?? { title, row, groups: [], tags: [], has_problems: false }
    workouts.set(key, workout)
    const report: Report = (field, code, is_remark) => {
      const is_blocking = is_remark === undefined
      problems.push({ row, field, code, value: (cells[field] ?? '').slice(0, 80), is_blocking })
      if (is_blocking) workout.has_problems = true
      return null
    }
    if (title === '') report('workout_title', 'workout_missing')
    else if (title.length > MAX_TITLE) report('workout_title', 'name_too_long')
    addTags(workout, cells.tags ?? '', report)
    if (is_malformed) report('exercise_name', 'malformed')
    else addRow(workout, cells, names.group, weight_unit, report)
  }
  return { workouts: [...workouts.values()].map(closeWorkout), problems }
}

/** Adds the tags of a cell, parted by commas or semicolons; names that differ in case alone are one tag. */
function addTags(workout: OpenWorkout, cell: string, report: Report): void {
  const known = new Set(workout.tags.map(toTagKey))
  for (const typed of cell.split(/[,;،؛]/u)) {
    const name = typed.trim()
    if (name === '' || known.has(toTagKey(name))) continue
    if (!tagName.safeParse(name).success) report('tags', 'name_too_long')
    else workout.tags.push(name)
    known.add(toTagKey(name))
  }
  if (workout.tags.length > MAX_PAGE_TAGS) report('tags', 'too_many_tags')
}

/** The name of a tag as names of tags are compared. */
export function toTagKey(name: string): string {
  return foldText(name).trim()
}

function addRow(
  workout: OpenWorkout,
  cells: Cells,
  group_title: string,
  weight_unit: WeightUnit,
  report: Report,
): void {
  const name = cells.exercise_name ?? ''
  if (name === '') report('exercise_name', 'exercise_missing')
  else if (name.length > MAX_TITLE) report('exercise_name', 'name_too_long')
  if (group_title.length > MAX_GROUP_TITLE) report('group', 'name_too_long')
  const kind = readKind(cells.kind ?? '', report)
  const rounds = readRounds(cells.rounds ?? '', report)
  const prescription = readPrescription(cells, weight_unit, report)
  const group = openGroup(workout, group_title, kind, rounds)
  if (workout.groups.length > MAX_GROUPS) report('group', 'too_many_groups')
  if (!prescription || name === '') return
  const last = group.items.at(-1)
  if (last && toNameKey(last.name) === toNameKey(name) && last.note === prescription.note) {
    last.sets.push(...prescription.sets)
    if (last.sets.length > MAX_SETS) report('sets', 'too_many_sets')
    return
  }
  group.items.push({ name, ...prescription })
  if (group.items.length > MAX_ITEMS) report('exercise_name', 'too_many_exercises')
}

/** The group that a row belongs to: the last one if it has the same title and kind, else a new one. */
function openGroup(
  { groups }: OpenWorkout,
  title: string,
  kind: GroupKind | null,
  rounds: number | null,
): OpenGroup {
  const letter = /^([a-z])\d{0,2}$/i.exec(title)?.[1]?.toUpperCase()
  const key = `${letter ?? toNameKey(title)} ${kind ?? ''}`
  const last = groups.at(-1)
  if (last?.key === key) {
    last.rounds_typed ??= rounds
    return last
  }
  const group: OpenGroup = {
    key,
    title: letter === undefined ? title : '',
    kind: kind ?? (letter === undefined ? findKindInTitle(title) : 'superset') ?? 'single',
    rounds: 1,
    rounds_typed: rounds,
    has_letter: letter !== undefined && kind === null,
    items: [],
  }
  groups.push(group)
  return group
}

/** Gives groups their rounds. A lone letter is no superset, and straight sets without a title stand together. */
function closeWorkout({ groups, ...workout }: OpenWorkout): PlannedWorkout {
  const closed: PlannedGroup[] = []
  for (const { title, kind: typed, rounds_typed, has_letter, items } of groups) {
    if (items.length === 0) continue
    const kind = has_letter && items.length < 2 ? 'single' : typed
    const last = closed.at(-1)
    if (kind === 'single' && has_letter && last?.kind === 'single' && last.title === '') {
      last.items.push(...items)
      continue
    }
    const sets = Math.max(1, ...items.map((item) => item.sets.length))
    closed.push({ title, kind, rounds: kind === 'single' ? 1 : (rounds_typed ?? sets), items })
  }
  return { ...workout, groups: closed }
}
