import { completedAbove, type TreePage } from '@foyer/domain/progress'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Completed } from '../../access/index.ts'
import { isProgressRoot, type Course, type LiveSite } from '../course.ts'
import type { Judged } from '../judge.ts'
import type { Run } from '../repository/standing.ts'
import { isCompleted, loadStandings, type Standing } from '../standing.ts'

/** A completion that was written: what was wished, what is new of it, and the runs that it went into. */
export type Written = {
  judged: Judged
  page_ids: readonly string[]
  completed: Completed
  runs: readonly Pick<Run, 'id' | 'root_id'>[]
}

/**
 * Everything that is completed for ever with some completions: the new pages, and those above of which every page is
 * completed now. Where a course is run as one, its run says so; else it is read how the members stand.
 */
export async function firstCompletions(
  tx: AppTx,
  written: readonly Written[],
  done: ReadonlyMap<string | null, ReadonlySet<string>>,
): Promise<Completed[]> {
  const parts = written.map((part) => {
    const course = part.judged.courses.at(-1)
    return { ...part, course, done_in_run: course && doneInRun(course, part, done) }
  })
  const mixed = parts.flatMap(({ course, done_in_run, completed: { subscriber_id }, judged: { site } }) =>
    course && !done_in_run ? [{ subscriber_id, course, site }] : [],
  )
  const standings = await standingsIn(tx, mixed)
  return parts.map(({ judged: { site }, page_ids, completed, course, done_in_run }) => {
    if (!course) return completed
    const standing = standings.get(completed.subscriber_id)
    const isDone = (page_id: string): boolean =>
      done_in_run?.has(page_id) ?? (standing !== undefined && isCompleted(site, standing, page_id))
    return withAbove(completed, course, { page_ids, isDone })
  })
}

type InCourse = { subscriber_id: string; course: Course; site: LiveSite }

/** How members stand in their courses: in the runs of their roots, and by what was done outside of runs. */
async function standingsIn(tx: AppTx, members: readonly InCourse[]): Promise<ReadonlyMap<string, Standing>> {
  if (members.length === 0) return new Map<string, Standing>()
  const page_ids = [...new Set(members.flatMap(({ course }) => pagesOf(course.tree)))]
  const root_ids = new Set(
    members.flatMap(({ course, site }) => pagesOf(course.tree).filter((id) => isProgressRoot(site, id))),
  )
  const subscriber_ids = [...new Set(members.map(({ subscriber_id }) => subscriber_id))]
  return loadStandings(tx, subscriber_ids, { root_ids: [...root_ids], page_ids })
}

function pagesOf({ page_id, children }: TreePage): string[] {
  return [page_id, ...children.flatMap(pagesOf)]
}

/** Completed pages with those above them that are completed with them. */
export function withAbove(
  completed: Completed,
  { tree }: Course,
  { page_ids, isDone }: { page_ids: readonly string[]; isDone: (page_id: string) => boolean },
): Completed {
  return { ...completed, page_ids: [...completed.page_ids, ...completedAbove(tree, page_ids, isDone)] }
}

/** Whether one run alone says what is completed in a course: no other root lies in it. */
function doneInRun(
  { tree, holds_roots }: Course,
  { runs }: Written,
  done: ReadonlyMap<string | null, ReadonlySet<string>>,
): ReadonlySet<string> | undefined {
  const run = holds_roots ? undefined : runs.find(({ root_id }) => root_id === tree.page_id)
  return run && done.get(run.id)
}
