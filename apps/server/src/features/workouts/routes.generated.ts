// Written by scripts/generate.ts from apps/server/src/features/workouts/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { appendActivityRoute } from './routes/append-activity.ts'
import { finishSessionRoute } from './routes/finish-session.ts'
import { getItemExerciseRoute } from './routes/get-item-exercise.ts'
import { getSessionRoute } from './routes/get-session.ts'
import { listAlternativesRoute } from './routes/list-alternatives.ts'
import { listLastTimesRoute } from './routes/list-last-times.ts'
import { listSessionsRoute } from './routes/list-sessions.ts'
import { resetExerciseRoute } from './routes/reset-exercise.ts'
import { startSessionRoute } from './routes/start-session.ts'
import { swapExerciseRoute } from './routes/swap-exercise.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['workouts.appendActivity', appendActivityRoute],
  ['workouts.finishSession', finishSessionRoute],
  ['workouts.getItemExercise', getItemExerciseRoute],
  ['workouts.getSession', getSessionRoute],
  ['workouts.listAlternatives', listAlternativesRoute],
  ['workouts.listLastTimes', listLastTimesRoute],
  ['workouts.listSessions', listSessionsRoute],
  ['workouts.resetExercise', resetExerciseRoute],
  ['workouts.startSession', startSessionRoute],
  ['workouts.swapExercise', swapExerciseRoute],
]
