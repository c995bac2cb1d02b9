import { progressPercent } from '@foyer/domain/progress'
import type { Ctx } from '../../../platform/context.ts'
import type { AppTx } from '../../../platform/database/app-db.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { recordFirstCompletions } from '../../access/index.ts'
import { progressRootsOf } from '../course.ts'
import type { Judged } from '../judge.ts'
import { insertCompletions, undoCompletions, type Changed, type Place } from '../repository/completions.ts'
import { doneByRun } from '../standing.ts'

/** How the nearest running course stands after a change; null where the member runs none. */
export type RootProgress = { page_id: string; progress: number } | null

type Wish = { subscriber_id: string; judged: Judged; page_ids: readonly string[] }

/** So many ids fit into one event. */
const IDS_IN_EVENT = 300

/** Completes pages on which the member may act. What is completed already changes nothing and is not told again. */
export function completePages(ctx: Ctx, { subscriber_id, judged, page_ids }: Wish): Promise<RootProgress> {
  const at = ctx.now()
  return ctx.write(async (tx, emit) => {
    const about = { subscriber_id, page_ids, places: placesOf(judged, page_ids), at }
    const outcome = await insertCompletions(tx, about)
    await tellCompleted(tx, emit, { subscriber_id, page_ids: changedPages(outcome), at })
    return progressAfter(judged, about, outcome, (done, page_id) => done.add(page_id))
  })
}

/** Takes completions back. They stay in the journal, and the pages are never dripped shut again. */
export function uncompletePages(ctx: Ctx, { subscriber_id, judged, page_ids }: Wish): Promise<RootProgress> {
  return ctx.write(async (tx, emit) => {
    const about = { subscriber_id, page_ids, places: placesOf(judged, page_ids), at: ctx.now() }
    const outcome = await undoCompletions(tx, about)
    for (const chunk of chunksOf(changedPages(outcome))) {
      await emit('progress.pages_uncompleted', { subscriber_id, page_ids: chunk })
    }
    return progressAfter(judged, about, outcome, (done, page_id) => done.delete(page_id))
  })
}

async function tellCompleted(
  tx: AppTx,
  emit: Emit,
  { subscriber_id, page_ids, at }: { subscriber_id: string; page_ids: readonly string[]; at: Date },
): Promise<void> {
  if (page_ids.length === 0) return
  await recordFirstCompletions(tx, { subscriber_id, page_ids, completed_at: at })
  for (const chunk of chunksOf(page_ids)) {
    const completed_at = at.toISOString()
    await emit('progress.pages_completed', { subscriber_id, page_ids: chunk, completed_at })
  }
}

function placesOf({ site }: Judged, page_ids: readonly string[]) {
  return page_ids.flatMap((page_id) =>
    progressRootsOf(site, page_id).map((root_id) => ({ page_id, root_id })),
  )
}

function changedPages({ changed }: Changed): string[] {
  return [...new Set(changed.map(({ page_id }) => page_id))]
}

/** The statement saw the runs as they stood before it, and not what a parallel one did meanwhile to the same pages. */
function progressAfter(
  { courses }: Judged,
  { places }: { places: readonly Place[] },
  { runs, done }: Changed,
  apply: (done: Set<string>, page_id: string) => void,
): RootProgress {
  const course = courses.find(({ tree }) => runs.some((run) => run.root_id === tree.page_id))
  const run = runs.find(({ root_id }) => root_id === course?.tree.page_id)
  if (!course || !run) return null
  const completed = doneByRun(done).get(run.id) ?? new Set<string>()
  for (const { page_id, root_id } of places) if (root_id === run.root_id) apply(completed, page_id)
  return { page_id: run.root_id, progress: progressPercent(course.sequence, completed) }
}

function chunksOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / IDS_IN_EVENT)
  return Array.from({ length: count }, (_, n) => ids.slice(n * IDS_IN_EVENT, (n + 1) * IDS_IN_EVENT))
}
