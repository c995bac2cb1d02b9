import type { AppTx } from '../../platform/database/app-db.ts'
import {
  endRunStart,
  insertFirstCompletions,
  insertRunStart,
  resumeRunStart,
  type CompletedPages,
  type RunStart,
} from './repository/progress-facts.ts'

/** Stores the start of a run, which drip counts from, in the transaction that creates the run. */
export function recordRunStart(tx: AppTx, start: RunStart): Promise<void> {
  return insertRunStart(tx, start)
}

/** Stores the end of a run recorded by `recordRunStart`; drip no longer counts from it. */
export function recordRunEnd(
  tx: AppTx,
  { run_id, ended_at }: { run_id: string; ended_at: Date },
): Promise<void> {
  return endRunStart(tx, run_id, ended_at)
}

/** Stores that a run recorded as ended continues; drip counts from its start again. */
export function recordRunResumption(tx: AppTx, run_id: string): Promise<void> {
  return resumeRunStart(tx, run_id)
}

/** Stores first completions, so that drip never locks those pages again. Idempotent. */
export function recordFirstCompletions(tx: AppTx, completed: readonly CompletedPages[]): Promise<void> {
  return insertFirstCompletions(tx, completed)
}
