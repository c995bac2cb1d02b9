import { progressPercent } from '@foyer/domain/progress'
import type { Ctx } from '#platform/context.ts'
import type { AppTx, Database } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import type { GroupWrite } from '#platform/group-write.ts'
import { recordFirstCompletions, type Completed } from '../../access/index.ts'
import { progressRootsOf, type Course } from '../course.ts'
import type { Judged } from '../judge.ts'
import { firstCompletions } from './first-completions.ts'
import { rememberDone } from '../remembered-done.ts'
import {
  insertCompletions,
  lockCompletions,
  undoCompletions,
  type Changed,
  type NewCompletions,
  type Place,
} from '../repository/completions.ts'
import { completeOnes, isPlain } from '../repository/plain-completions.ts'
import { doneByRun } from '../standing.ts'

/** How the nearest running course stands after a change; null where the member runs none, or may not know of it. */
export type RootProgress = { page_id: string; progress: number } | null

/** A wish to complete pages on which the member may act. */
export type Wish = { subscriber_id: string; judged: Judged; page_ids: readonly string[] }

/** The same, at a moment. */
export type Completion = Wish & { at: Date }

/** So many ids fit into one event. */
const IDS_IN_EVENT = 300

/** Completions of many members at the same moment, in one commit. */
export const completeTogether: GroupWrite<Completion, RootProgress> = {
  name: 'complete_pages',
  write: async ({ tx, emit, services, last }, wishes) => {
    const { progress, completed, first } = await writeCompletions(tx, services.database, wishes)
    last(() => recordFirstCompletions(tx, first))
    await tellCompleted(emit, completed)
    return progress
  },
}

/** Completes pages within a request's own transaction. */
export async function completePages(ctx: Ctx, wish: Wish): Promise<void> {
  await ctx.write(async (tx, emit) => {
    const wishes = [{ ...wish, at: ctx.now() }]
    const { completed, first } = await writeCompletions(tx, ctx.services.database, wishes)
    await recordFirstCompletions(tx, first)
    await tellCompleted(emit, completed)
  })
}

/**
 * Writes what is not completed yet, and says how far that brings each member, what is new, and what is completed for
 * ever with it.
 */
async function writeCompletions(
  tx: AppTx,
  database: Database,
  wishes: readonly Completion[],
): Promise<{ progress: RootProgress[]; completed: Completed[]; first: Completed[] }> {
  const about = wishes.map(({ subscriber_id, judged, page_ids, at }, n) => {
    return { n, subscriber_id, page_ids, places: placesOf(judged, page_ids), at }
  })
  const write = about.every(isPlain) ? completeOnes : insertCompletions
  const [, outcomes] = await Promise.all([lockCompletions(tx, about), write(tx, about)])
  const done = doneByRun(outcomes.flatMap((outcome) => outcome.done))
  const progress = wishes.map(({ judged }, n) => {
    const outcome = outcomes[n]
    const wish = about[n]
    if (!outcome || !wish) throw new Error('A completion was not written.')
    return progressAfter(judged, wish, { runs: outcome.runs, done }, (pages, page_id) => pages.add(page_id))
  })
  const plain = about.filter(isPlain)
  rememberDone(
    tx,
    database,
    plain.flatMap(({ n, subscriber_id }) => knownOf(subscriber_id, outcomes[n]?.runs ?? [], done)),
  )
  const completed = newlyCompleted(about, outcomes)
  const written = wishes.flatMap(({ judged, page_ids }, n) => {
    const [new_ones, outcome] = [completed[n], outcomes[n]]
    return new_ones && outcome ? [{ judged, page_ids, completed: new_ones, runs: outcome.runs }] : []
  })
  return { progress, completed, first: await firstCompletions(tx, written, done) }
}

function knownOf(
  subscriber_id: string,
  runs: Changed['runs'],
  done: ReadonlyMap<string | null, ReadonlySet<string>>,
) {
  return runs.map(({ id, root_id }) => {
    return { subscriber_id, root_id, run_id: id, done: done.get(id) ?? new Set<string>() }
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
    const standing = { runs: outcome.runs, done: doneByRun(outcome.done) }
    const progress = progressAfter(judged, about, standing, (done, page_id) => done.delete(page_id))
    if (isPlain(about))
      rememberDone(tx, ctx.services.database, knownOf(subscriber_id, standing.runs, standing.done))
    return progress
  })
}

/** What is completed already, or twice in one group, is not told again. */
function newlyCompleted(about: readonly NewCompletions[], outcomes: readonly Changed[]): Completed[] {
  const told = new Set<string>()
  return about.map(({ subscriber_id, at }, n) => {
    const page_ids = changedPages(outcomes[n]).filter((page_id) => !told.has(`${subscriber_id} ${page_id}`))
    for (const page_id of page_ids) told.add(`${subscriber_id} ${page_id}`)
    return { subscriber_id, page_ids, completed_at: at }
  })
}

/** Announces what is new, each member's by itself. */
export async function tellCompleted(emit: Emit, completed: readonly Completed[]): Promise<void> {
  for (const { subscriber_id, page_ids, completed_at } of completed) {
    for (const chunk of chunksOf(page_ids)) {
      await emit('progress.pages_completed', {
        ...{ subscriber_id, page_ids: chunk, completed_at: completed_at.toISOString() },
      })
    }
  }
}

/** The progress roots at or above each page. */
export function placesOf({ site }: Judged, page_ids: readonly string[]) {
  return page_ids.flatMap((page_id) =>
    progressRootsOf(site, page_id).map((root_id) => ({ page_id, root_id })),
  )
}

function changedPages(outcome: Changed | undefined): string[] {
  return [...new Set(outcome?.changed.map(({ page_id }) => page_id))]
}

/** The statement saw the runs as they stood before it, and not what a parallel one did meanwhile to the same pages. */
function progressAfter(
  { courses }: Judged,
  { places }: { places: readonly Place[] },
  { runs, done }: { runs: Changed['runs']; done: Map<string | null, Set<string>> },
  apply: (done: Set<string>, page_id: string) => void,
): RootProgress {
  const course = courses.find(({ tree }) => runs.some((run) => run.root_id === tree.page_id))
  const run = runs.find(({ root_id }) => root_id === course?.tree.page_id)
  if (!course || !run) return null
  const completed = done.get(run.id) ?? new Set<string>()
  done.set(run.id, completed)
  for (const { page_id, root_id } of places) if (root_id === run.root_id) apply(completed, page_id)
  return standingOf(course, completed)
}

/** How a course stands, as the member may know of it. */
export function standingOf({ tree, sequence, is_hidden }: Course, done: ReadonlySet<string>): RootProgress {
  return is_hidden ? null : { page_id: tree.page_id, progress: progressPercent(sequence, done) }
}

function chunksOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / IDS_IN_EVENT)
  return Array.from({ length: count }, (_, n) => ids.slice(n * IDS_IN_EVENT, (n + 1) * IDS_IN_EVENT))
}
