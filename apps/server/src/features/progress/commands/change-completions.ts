import { progressPercent } from '@foyer/domain/progress'
import type { Ctx } from '#platform/context.ts'
import { recordFirstCompletions } from '../../access/index.ts'
import { progressRootsOf, type Course } from '../course.ts'
import type { Judged } from '../judge.ts'
import { withCompletedAbove } from './first-completions.ts'
import {
  insertCompletions,
  lockCompletions,
  undoCompletions,
  type Changed,
} from '../repository/completions.ts'
import { doneByRun } from '../standing.ts'

/** How the nearest running course stands after a change; null where the member runs none, or may not know of it. */
export type RootProgress = { page_id: string; progress: number } | null

/** Pages on which the member may act. */
export type PagesOfMember = { subscriber_id: string; judged: Judged; page_ids: readonly string[] }

/** So many ids fit into one event. */
const IDS_IN_EVENT = 300

/**
 * Completes pages, and with them what lies above and has no open page left. Only what is new is recorded and announced.
 * The caller has authorised the member.
 */
export function completePages(
  ctx: Ctx,
  { subscriber_id, judged, page_ids }: PagesOfMember,
): Promise<RootProgress> {
  const completed_at = ctx.now()
  const places = placesOf(judged, page_ids)
  return ctx.write(async (tx, emit) => {
    await lockCompletions(tx, subscriber_id)
    const outcome = await insertCompletions(tx, { subscriber_id, page_ids, places, at: completed_at })
    const done = doneByRun([...outcome.done, ...outcome.changed])

    const new_ids = changedPages(outcome)
    const completed = { subscriber_id, page_ids: new_ids, completed_at }
    const written = { judged, page_ids, completed, runs: outcome.runs }
    await recordFirstCompletions(tx, [await withCompletedAbove(tx, written, done)])
    for (const chunk of chunksOf(new_ids))
      await emit('progress.pages_completed', {
        subscriber_id,
        page_ids: chunk,
        completed_at: completed_at.toISOString(),
      })
    return rootProgress(judged, outcome, done)
  })
}

/** Takes completions back. They stay in the journal, and the pages are never dripped shut again. */
export function uncompletePages(
  ctx: Ctx,
  { subscriber_id, judged, page_ids }: PagesOfMember,
): Promise<RootProgress> {
  const places = placesOf(judged, page_ids)
  return ctx.write(async (tx, emit) => {
    const outcome = await undoCompletions(tx, { subscriber_id, page_ids, places, at: ctx.now() })
    const done = doneByRun(outcome.done)
    for (const { page_id, run_id } of outcome.changed) done.get(run_id)?.delete(page_id)

    for (const chunk of chunksOf(changedPages(outcome)))
      await emit('progress.pages_uncompleted', { subscriber_id, page_ids: chunk })
    return rootProgress(judged, outcome, done)
  })
}

/** The progress roots at or above each page. */
function placesOf({ site }: Judged, page_ids: readonly string[]) {
  return page_ids.flatMap((page_id) =>
    progressRootsOf(site, page_id).map((root_id) => ({ page_id, root_id })),
  )
}

function changedPages({ changed }: Changed): string[] {
  return [...new Set(changed.map(({ page_id }) => page_id))]
}

function rootProgress(
  { courses }: Judged,
  { runs }: Changed,
  done: ReadonlyMap<string | null, ReadonlySet<string>>,
): RootProgress {
  const runIn = ({ tree }: Course) => runs.find((run) => run.root_id === tree.page_id)
  const course = courses.find(runIn)
  const run = course && runIn(course)
  if (!course || !run || course.is_hidden) return null
  return {
    page_id: course.tree.page_id,
    progress: progressPercent(course.sequence, done.get(run.id) ?? new Set()),
  }
}

function chunksOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / IDS_IN_EVENT)
  return Array.from({ length: count }, (_, n) => ids.slice(n * IDS_IN_EVENT, (n + 1) * IDS_IN_EVENT))
}
