import { findCompletedAncestors, type TreePage } from '@foyer/domain/progress'
import type { AppTx } from '#platform/database/app-db.ts'
import type { CompletedPages } from '../../access/index.ts'
import { isProgressRoot, type Course, type LiveSite } from '../course.ts'
import type { ProgressAccess } from '../progress-access.ts'
import type { Run } from '../repository/progress-state.ts'
import { isCompleted, loadProgressState } from '../progress-state.ts'

/** A stored completion: the requested pages, the new ones among them, and the runs it belongs to. */
export type WrittenCompletion = {
  decided: ProgressAccess
  page_ids: readonly string[]
  completed: CompletedPages
  runs: readonly Pick<Run, 'id' | 'root_id'>[]
}

type CompletedByRun = ReadonlyMap<string | null, ReadonlySet<string>>

/** The new pages, and those above them of which every page is completed now. */
export async function addCompletedAncestors(
  tx: AppTx,
  completion: WrittenCompletion,
  done: CompletedByRun,
): Promise<CompletedPages> {
  const { decided, page_ids, completed } = completion
  const course = decided.courses.at(-1)
  if (!course) return completed
  const completed_in_run = completedInRun(course, completion, done)
  const isCompletedPage = completed_in_run
    ? (page_id: string) => completed_in_run.has(page_id)
    : await loadIsCompleted(tx, { subscriber_id: completed.subscriber_id, course, site: decided.site })
  return {
    ...completed,
    page_ids: [...completed.page_ids, ...findCompletedAncestors(course.tree, page_ids, isCompletedPage)],
  }
}

/** Returns the completions of a course's only run; undefined if it contains other roots or is not running. */
function completedInRun(
  { tree, has_nested_roots: holds_roots }: Course,
  { runs }: WrittenCompletion,
  done: CompletedByRun,
): ReadonlySet<string> | undefined {
  const run = holds_roots ? undefined : runs.find(({ root_id }) => root_id === tree.page_id)
  return run && (done.get(run.id) ?? new Set())
}

/** Loads a member's completions of a course: in the runs of its roots, and outside of runs. */
async function loadIsCompleted(
  tx: AppTx,
  { subscriber_id, course, site }: { subscriber_id: string; course: Course; site: LiveSite },
): Promise<(page_id: string) => boolean> {
  const page_ids = listPageIds(course.tree)
  const root_ids = page_ids.filter((id) => isProgressRoot(site, id))
  const progress_state = await loadProgressState(tx, subscriber_id, { root_ids, page_ids })
  return (page_id) => isCompleted(site, progress_state, page_id)
}

function listPageIds({ page_id, children }: TreePage): string[] {
  return [page_id, ...children.flatMap(listPageIds)]
}
