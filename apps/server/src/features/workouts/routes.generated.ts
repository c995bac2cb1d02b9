// Written by scripts/generate.ts from apps/server/src/features/workouts/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { addBodyMeasureRoute } from './routes/add-body-measure.ts'
import { appendActivityRoute } from './routes/append-activity.ts'
import { commentSessionRoute } from './routes/comment-session.ts'
import { deleteBodyMeasureRoute } from './routes/delete-body-measure.ts'
import { deleteSessionCommentRoute } from './routes/delete-session-comment.ts'
import { editSessionCommentRoute } from './routes/edit-session-comment.ts'
import { exportBodyMeasuresRoute } from './routes/export-body-measures.ts'
import { exportSetsRoute } from './routes/export-sets.ts'
import { finishSessionRoute } from './routes/finish-session.ts'
import { getBodyRoute } from './routes/get-body.ts'
import { getExerciseProgressRoute } from './routes/get-exercise-progress.ts'
import { getItemExerciseRoute } from './routes/get-item-exercise.ts'
import { getMemberSessionRoute } from './routes/get-member-session.ts'
import { getMemberTrainingRoute } from './routes/get-member-training.ts'
import { getSessionRoute } from './routes/get-session.ts'
import { getTrainingSummaryRoute } from './routes/get-training-summary.ts'
import { listAlternativesRoute } from './routes/list-alternatives.ts'
import { listBodyMeasuresRoute } from './routes/list-body-measures.ts'
import { listHistoryRoute } from './routes/list-history.ts'
import { listLastTimesRoute } from './routes/list-last-times.ts'
import { listMemberSessionsRoute } from './routes/list-member-sessions.ts'
import { listSessionsRoute } from './routes/list-sessions.ts'
import { listTrainedExercisesRoute } from './routes/list-trained-exercises.ts'
import { listTrainingDaysRoute } from './routes/list-training-days.ts'
import { resetExerciseRoute } from './routes/reset-exercise.ts'
import { startSessionRoute } from './routes/start-session.ts'
import { swapExerciseRoute } from './routes/swap-exercise.ts'
import { updateBodyMeasureRoute } from './routes/update-body-measure.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['workouts.addBodyMeasure', addBodyMeasureRoute],
  ['workouts.appendActivity', appendActivityRoute],
  ['workouts.commentSession', commentSessionRoute],
  ['workouts.deleteBodyMeasure', deleteBodyMeasureRoute],
  ['workouts.deleteSessionComment', deleteSessionCommentRoute],
  ['workouts.editSessionComment', editSessionCommentRoute],
  ['workouts.exportBodyMeasures', exportBodyMeasuresRoute],
  ['workouts.exportSets', exportSetsRoute],
  ['workouts.finishSession', finishSessionRoute],
  ['workouts.getBody', getBodyRoute],
  ['workouts.getExerciseProgress', getExerciseProgressRoute],
  ['workouts.getItemExercise', getItemExerciseRoute],
  ['workouts.getMemberSession', getMemberSessionRoute],
  ['workouts.getMemberTraining', getMemberTrainingRoute],
  ['workouts.getSession', getSessionRoute],
  ['workouts.getTrainingSummary', getTrainingSummaryRoute],
  ['workouts.listAlternatives', listAlternativesRoute],
  ['workouts.listBodyMeasures', listBodyMeasuresRoute],
  ['workouts.listHistory', listHistoryRoute],
  ['workouts.listLastTimes', listLastTimesRoute],
  ['workouts.listMemberSessions', listMemberSessionsRoute],
  ['workouts.listSessions', listSessionsRoute],
  ['workouts.listTrainedExercises', listTrainedExercisesRoute],
  ['workouts.listTrainingDays', listTrainingDaysRoute],
  ['workouts.resetExercise', resetExerciseRoute],
  ['workouts.startSession', startSessionRoute],
  ['workouts.swapExercise', swapExerciseRoute],
  ['workouts.updateBodyMeasure', updateBodyMeasureRoute],
]
