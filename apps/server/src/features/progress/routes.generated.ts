// Written by scripts/generate.ts from apps/server/src/features/progress/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { completePageRoute } from './routes/complete-page.ts'
import { completeProgramRoute } from './routes/complete-program.ts'
import { completeStageRoute } from './routes/complete-stage.ts'
import { getCompletionRoute } from './routes/get-completion.ts'
import { getPackageAccessRoute } from './routes/get-package-access.ts'
import { getPageSubscribersRoute } from './routes/get-page-subscribers.ts'
import { getProgramAccessRoute } from './routes/get-program-access.ts'
import { getRunRoute } from './routes/get-run.ts'
import { leavePageRoute } from './routes/leave-page.ts'
import { listPackageSubscriptionsRoute } from './routes/list-package-subscriptions.ts'
import { listProgramSubscriptionsRoute } from './routes/list-program-subscriptions.ts'
import { restoreRunRoute } from './routes/restore-run.ts'
import { shiftProgramRoute } from './routes/shift-program.ts'
import { startPageRoute } from './routes/start-page.ts'
import { subscribeProgramRoute } from './routes/subscribe-program.ts'
import { toggleBookmarkRoute } from './routes/toggle-bookmark.ts'
import { uncompletePageRoute } from './routes/uncomplete-page.ts'
import { uncompleteStageRoute } from './routes/uncomplete-stage.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['progress.completePage', completePageRoute],
  ['progress.completeProgram', completeProgramRoute],
  ['progress.completeStage', completeStageRoute],
  ['progress.getCompletion', getCompletionRoute],
  ['progress.getPackageAccess', getPackageAccessRoute],
  ['progress.getPageSubscribers', getPageSubscribersRoute],
  ['progress.getProgramAccess', getProgramAccessRoute],
  ['progress.getRun', getRunRoute],
  ['progress.leavePage', leavePageRoute],
  ['progress.listPackageSubscriptions', listPackageSubscriptionsRoute],
  ['progress.listProgramSubscriptions', listProgramSubscriptionsRoute],
  ['progress.restoreRun', restoreRunRoute],
  ['progress.shiftProgram', shiftProgramRoute],
  ['progress.startPage', startPageRoute],
  ['progress.subscribeProgram', subscribeProgramRoute],
  ['progress.toggleBookmark', toggleBookmarkRoute],
  ['progress.uncompletePage', uncompletePageRoute],
  ['progress.uncompleteStage', uncompleteStageRoute],
]
