// Written by scripts/generate.ts from apps/server/src/features/activity/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { endSessionRoute } from './routes/end-session.ts'
import { getTodayRoute } from './routes/get-today.ts'
import { recordActivityRoute } from './routes/record-activity.ts'
import { resumeSessionRoute } from './routes/resume-session.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['activity.endSession', endSessionRoute],
  ['activity.getToday', getTodayRoute],
  ['activity.recordActivity', recordActivityRoute],
  ['activity.resumeSession', resumeSessionRoute],
]
