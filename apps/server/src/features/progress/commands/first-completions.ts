import { completedAbove, type TreePage } from '@foyer/domain/progress'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Completed } from '../../access/index.ts'
import { isProgressRoot, type Course, type LiveSite } from '../course.ts'
import type { Judged } from '../judge.ts'
import type { Run } from '../repository/standing.ts'
import { isCompleted, loadStanding } from '../standing.ts'

/** A completion that was written: the pages asked for, the new ones among them, and the runs that it went into. */
export type Written = {
  judged: Judged
  page_ids: readonly string[]
  completed: Completed
  runs: readonly Pick<Run, 'id' | 'root_id'>[]
}

type DoneByRun = ReadonlyMap<string | null, ReadonlySet<string>>

/** The new pages, and those above them of which every page is completed now. */
export async function withCompletedAbove(tx: AppTx, written: Written, done: DoneByRun): Promise<Completed> {
  const { judged, page_ids, completed } = written
  const course = judged.courses.at(-1)
  if (!course) return completed
  const done_in_run = doneInRun(course, written, done)
  const isDone = done_in_run
    ? (page_id: string) => done_in_run.has(page_id)
    : await readIsDone(tx, { subscriber_id: completed.subscriber_id, course, site: judged.site })
  return { ...completed, page_ids: [...completed.page_ids, ...completedAbove(course.tree, page_ids, isDone)] }
}

/** What is done in the only run of a course; undefined where other roots lie in it, or it is not run. */
function doneInRun(
  { tree, holds_roots }: Course,
  { runs }: Written,
  done: DoneByRun,
): ReadonlySet<string> | undefined {
  const run = holds_roots ? undefined : runs.find(({ root_id }) => root_id === tree.page_id)
  return run && (done.get(run.id) ?? new Set())
}

/** Reads how a member stands in a course: in the runs of its roots, and by what was done outside of runs. */
async function readIsDone(
  tx: AppTx,
  { subscriber_id, course, site }: { subscriber_id: string; course: Course; site: LiveSite },
): Promise<(page_id: string) => boolean> {
  const page_ids = pagesOf(course.tree)
  const root_ids = page_ids.filter((id) => isProgressRoot(site, id))
  const standing = await loadStanding(tx, subscriber_id, { root_ids, page_ids })
  return (page_id) => isCompleted(site, standing, page_id)
}

function pagesOf({ page_id, children }: TreePage): string[] {
  return [page_id, ...children.flatMap(pagesOf)]
}
