import type { AppTx } from '../../platform/database/app-db.ts'
import {
  endRunStart,
  insertFirstCompletions,
  insertRunStart,
  type CompletedPages,
  type RunStart,
} from './repository/progress-facts.ts'

/** Keeps the start of a run, which drip counts from, in the transaction that makes the run. */
export function recordRunStart(tx: AppTx, start: RunStart): Promise<void> {
  return insertRunStart(tx, start)
}

/** Ends what `recordRunStart` began: nothing counts from it any more. */
export function recordRunEnd(
  tx: AppTx,
  { run_id, ended_at }: { run_id: string; ended_at: Date },
): Promise<void> {
  return endRunStart(tx, run_id, ended_at)
}

/** Keeps that pages were completed, so that drip never shuts them again. Repeating it changes nothing. */
export function recordFirstCompletions(tx: AppTx, completed: readonly CompletedPages[]): Promise<void> {
  return insertFirstCompletions(tx, completed)
}
