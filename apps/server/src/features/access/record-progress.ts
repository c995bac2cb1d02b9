import type { AppTx } from '../../platform/database/app-db.ts'
import {
  closeStart,
  insertFirstCompletions,
  insertStart,
  type Completed,
  type RunStart,
} from './repository/progress-facts.ts'

/** Keeps the start of a run, which drip counts from, in the transaction that makes the run. */
export function recordStart(tx: AppTx, start: RunStart): Promise<void> {
  return insertStart(tx, start)
}

/** Ends what `recordStart` began: nothing counts from it any more. */
export function endStart(tx: AppTx, { run_id, ended_at }: { run_id: string; ended_at: Date }): Promise<void> {
  return closeStart(tx, run_id, ended_at)
}

/** Keeps that pages were completed, so that drip never shuts them again. Repeating it changes nothing. */
export function recordFirstCompletions(tx: AppTx, completed: readonly Completed[]): Promise<void> {
  return insertFirstCompletions(tx, completed)
}
