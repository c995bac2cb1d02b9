// Written by scripts/generate.ts from apps/server/src/features/portability/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { checkEventsRoute } from './routes/check-events.ts'
import { checkWorkoutsRoute } from './routes/check-workouts.ts'
import { getImportRoute } from './routes/get-import.ts'
import { importEventsRoute } from './routes/import-events.ts'
import { importWorkoutsRoute } from './routes/import-workouts.ts'
import { listImportRowsRoute } from './routes/list-import-rows.ts'
import { listImportsRoute } from './routes/list-imports.ts'
import { runImportRoute } from './routes/run-import.ts'
import { uploadImportRoute } from './routes/upload-import.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['portability.checkEvents', checkEventsRoute],
  ['portability.checkWorkouts', checkWorkoutsRoute],
  ['portability.getImport', getImportRoute],
  ['portability.importEvents', importEventsRoute],
  ['portability.importWorkouts', importWorkoutsRoute],
  ['portability.listImportRows', listImportRowsRoute],
  ['portability.listImports', listImportsRoute],
  ['portability.runImport', runImportRoute],
  ['portability.uploadImport', uploadImportRoute],
]
