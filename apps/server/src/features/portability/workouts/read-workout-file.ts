import { buffer } from 'node:stream/consumers'
import type { WeightUnit } from '@foyer/contract/rules/workouts'
import type {
  WorkoutImportField,
  WorkoutImportFailure,
  WorkoutImportReport,
} from '@foyer/contract/portability/workout-import-shapes'
import { CallError } from '#platform/errors.ts'
import { CsvFault, readTable } from '#platform/csv/index.ts'
import type { UploadedFile } from '#platform/http/upload.ts'
import { readColumns } from './columns.ts'
import { planWorkouts, type WorkoutPlan } from './plan-workouts.ts'

/** How an owner wants a file read. */
export type ReadChoices = {
  fields?: readonly (WorkoutImportField | '')[] | undefined
  weight_unit: WeightUnit
}

/** A file of workouts as it was read; with a failure it has no rows. */
export type WorkoutFile = Pick<WorkoutImportReport, 'columns' | 'missing_fields' | 'rows'> & {
  failure: WorkoutImportFailure | null
  plan: WorkoutPlan
}

const MAX_ROWS = 5_000
const MAX_BYTES = 4_194_304

/** Reads a file of workouts: its columns, and the workouts where all that is needed has one. */
export async function readWorkoutFile(file: UploadedFile, choices: ReadChoices): Promise<WorkoutFile> {
  try {
    const bytes = await readBytes(file)
    if (bytes.length > MAX_BYTES) return toFailure('too_large')
    const { rows } = readTable(bytes, { max_rows: MAX_ROWS })
    const [first, ...rest] = rows
    if (!first || rest.length === 0) return toFailure('empty')
    const columns = readColumns(first.cells, rest, choices.fields)
    const positions = new Map(
      columns.flatMap(({ field }, index) => (field === null ? [] : [[field, index] as const])),
    )
    const missing_fields: WorkoutImportField[] = [
      ...(positions.has('workout_title') || positions.has('day') ? [] : (['workout_title'] as const)),
      ...(positions.has('exercise_name') ? [] : (['exercise_name'] as const)),
    ]
    const plan =
      missing_fields.length > 0
        ? { workouts: [], problems: [] }
        : planWorkouts(rest, positions, findUnit(columns) ?? choices.weight_unit)
    return { failure: null, rows: rest.length, columns, missing_fields, plan }
  } catch (error) {
    if (error instanceof CsvFault) return toFailure(error.code)
    throw error
  }
}

/** The unit that the heading of the weights names, such as "Weight (lb)". */
function findUnit(columns: WorkoutFile['columns']): WeightUnit | null {
  const heading = columns.find(({ field }) => field === 'weight')?.heading ?? ''
  if (/(?:^|[^a-z])(?:lbs?|pounds?)(?:$|[^a-z])/i.test(heading)) return 'lb'
  return /(?:^|[^a-z])kgs?(?:$|[^a-z])/i.test(heading) ? 'kg' : null
}

async function readBytes({ stream }: UploadedFile): Promise<Buffer> {
  try {
    return await buffer(stream)
  } catch (error) {
    if (error instanceof CallError) throw error
    throw new CallError('malformed')
  }
}

function toFailure(failure: WorkoutImportFailure): WorkoutFile {
  return { failure, rows: 0, columns: [], missing_fields: [], plan: { workouts: [], problems: [] } }
}
