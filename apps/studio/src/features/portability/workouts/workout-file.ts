import type { InputFor, OutputFor } from '@foyer/contract/client'
import { formatCsv } from '@foyer/domain/csv'
import { createCsvFile } from '@foyer/ui/file-download'

/** The dry run of a file of workouts. */
export type WorkoutReport = OutputFor<'portability.checkWorkouts'>
export type WorkoutField = NonNullable<WorkoutReport['columns'][number]['field']>
export type WorkoutProblem = WorkoutReport['problems'][number]

/** How a file is read, and what becomes of workouts that exist. */
export type ReadChoices = InputFor<'portability.checkWorkouts'>
export type ImportChoices = InputFor<'portability.importWorkouts'>

/** What an import made. */
export type WorkoutImport = OutputFor<'portability.importWorkouts'>

/** What a column can be, in the order in which it is offered. */
export const WORKOUT_FIELDS = [
  'workout_title',
  'day',
  'group',
  'kind',
  'rounds',
  'exercise_name',
  'sets',
  'reps',
  'weight',
  'unit',
  'percent',
  'rest',
  'tempo',
  'rpe',
  'note',
  'tags',
] as const satisfies readonly WorkoutField[]

const MAX_BYTES = 4_194_304

/** Why a file is not even sent; null where it may be. */
export function validateWorkoutFile({
  name,
  size,
}: {
  readonly name: string
  readonly size: number
}): 'kind' | 'empty' | 'large' | null {
  if (!/\.(csv|tsv|txt)$/i.test(name)) return 'kind'
  if (size === 0) return 'empty'
  return size > MAX_BYTES ? 'large' : null
}

/** The rows of the example: straight sets, a superset by A1 and A2, and a circuit. */
const EXAMPLE_ROWS = [
  [
    'Workout',
    'Group',
    'Format',
    'Rounds',
    'Exercise',
    'Sets',
    'Reps',
    'Weight',
    'Unit',
    'Rest',
    'Tempo',
    'RPE',
    'Note',
    'Tags',
  ],
  [
    'Lower A',
    'Strength',
    '',
    '',
    'Back squat',
    '4',
    '5',
    '80',
    'kg',
    '2:30',
    '3-1-1-0',
    '8',
    '',
    'Legs; Strength',
  ],
  ['', 'A1', '', '', 'Split squat', '3', '8-12', '14', 'kg', '', '', '', 'each leg', ''],
  ['', 'A2', '', '', 'Plank', '3', '45s', '', '', '90', '', '', '', ''],
  ['', 'Finish', 'circuit', '3', 'Burpee', '', 'AMRAP', '', '', '60', '', '', '', ''],
] as const

/** The example as it is shown. */
export const EXAMPLE_TEXT = EXAMPLE_ROWS.map((row) => row.join(',')).join('\n')

/** The example as a file to fill in. */
export function createTemplate(): Blob {
  return createCsvFile([formatCsv(EXAMPLE_ROWS)])
}
