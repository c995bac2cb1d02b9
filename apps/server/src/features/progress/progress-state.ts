import { progressPercent, type SequenceStep } from '@foyer/domain/progress'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { listProgressRoots, type LiveSite } from './course.ts'
import { selectProgressState, type Done, type ProgressScope, type Run } from './repository/progress-state.ts'

/** How far a member is: their running runs by root, and what is done in each run and outside of runs. */
export type ProgressState = {
  runs: ReadonlyMap<string, Run>
  /** By run id; what was done outside of runs is under null. */
  done: ReadonlyMap<string | null, ReadonlySet<string>>
}

const NO_PAGES: ReadonlySet<string> = new Set()

/** Loads the progress of a subscriber, or only the part for some roots and pages. */
export async function loadProgressState(
  db: AppDb | AppTx,
  subscriber_id: string,
  scope: ProgressScope,
): Promise<ProgressState> {
  const { runs, done } = await selectProgressState(db, subscriber_id, scope)
  return { runs: new Map(runs.map((run) => [run.root_id, run])), done: groupByRun(done) }
}

/** Loads the progress needed for the state of one page. */
export function loadPageState(
  db: AppDb | AppTx,
  subscriber_id: string,
  { site, page_ids }: { site: LiveSite; page_ids: readonly string[] },
): Promise<ProgressState> {
  const root_ids = [...new Set(page_ids.flatMap((page_id) => listProgressRoots(site, page_id)))]
  return loadProgressState(db, subscriber_id, { root_ids, page_ids })
}

/** Groups what is done by run. */
export function groupByRun(done: readonly Done[]): Map<string | null, Set<string>> {
  const grouped = new Map<string | null, Set<string>>()
  for (const { page_id, run_id } of done) {
    const pages = grouped.get(run_id)
    if (pages) pages.add(page_id)
    else grouped.set(run_id, new Set([page_id]))
  }
  return grouped
}

/** Finds the run of a page's state: of the nearest active root among itself and its ancestors; null outside of runs. */
export function findPageRun(
  site: LiveSite,
  { runs }: Pick<ProgressState, 'runs'>,
  page_id: string,
): Run | null {
  const root_id = listProgressRoots(site, page_id).find((id) => runs.has(id))
  return root_id === undefined ? null : (runs.get(root_id) ?? null)
}

/** Whether a page is completed now: in its run, or where it has none outside of runs. */
export function isCompleted(site: LiveSite, progress_state: ProgressState, page_id: string): boolean {
  return listCompletedIn(progress_state, findPageRun(site, progress_state, page_id)?.id ?? null).has(page_id)
}

/** The pages done in a run. */
export function listCompletedIn(
  { done }: Pick<ProgressState, 'done'>,
  run_id: string | null,
): ReadonlySet<string> {
  return done.get(run_id) ?? NO_PAGES
}

/** A sequence with what is done of it, as the wire carries it. */
export function presentSequence(sequence: readonly SequenceStep[], completed: ReadonlySet<string>) {
  return {
    progress: progressPercent(sequence, completed),
    sequence: sequence.map(({ page_id }) => ({ page_id, is_completed: completed.has(page_id) })),
  }
}
