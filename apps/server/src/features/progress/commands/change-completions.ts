import { progressPercent } from '@foyer/domain/progress'
import type { Ctx } from '#platform/context.ts'
import { recordFirstCompletions } from '../../access/index.ts'
import { listProgressRoots, type Course } from '../course.ts'
import type { ProgressAccess } from '../progress-access.ts'
import { addCompletedAncestors } from './completed-ancestors.ts'
import {
  insertCompletions,
  lockCompletions,
  undoCompletions,
  type CompletionOutcome,
} from '../repository/completions.ts'
import { groupByRun } from '../progress-state.ts'
import { scheduledItemsNeed } from '../needs.ts'

/** The progress of the nearest running course after a change; null if the member runs none, or may not know of it. */
export type RootProgress = { page_id: string; progress: number } | null

/** Pages on which the member may act. */
export type CompletionInput = {
  member: { subscriber_id: string; timezone: string }
  decided: ProgressAccess
  page_ids: readonly string[]
  /** The scheduled item from which the page was opened. */
  item_id?: string | null | undefined
}

/** So many ids fit into one event. */
const MAX_IDS_PER_EVENT = 300

/**
 * Completes pages, and ancestors without incomplete pages. Records and announces only new completions. The caller
 * has authorised the member.
 */
export function completePages(
  ctx: Ctx,
  { member, decided, page_ids, item_id = null }: CompletionInput,
): Promise<RootProgress> {
  const { subscriber_id, timezone: zone } = member
  const source = item_id === null ? null : { item_id, page_id: decided.page_id }
  const schedule = ctx.services.need(scheduledItemsNeed)
  const completed_at = ctx.now()
  const root_pairs = listRootPairs(decided, page_ids)
  return ctx.write(async (tx, emit) => {
    await lockCompletions(tx, subscriber_id)
    const outcome = await insertCompletions(tx, { subscriber_id, page_ids, root_pairs, at: completed_at })
    const done = groupByRun([...outcome.done, ...outcome.changed])

    const new_ids = listChangedPages(outcome)
    const completed = { subscriber_id, page_ids: new_ids, completed_at }
    const written = { decided, page_ids, completed, runs: outcome.runs }
    const with_ancestors = await addCompletedAncestors(tx, written, done)
    await recordFirstCompletions(tx, [with_ancestors])
    await schedule.completeScheduled(
      tx,
      { subscriber_id, zone },
      { source, page_ids: with_ancestors.page_ids, at: completed_at },
    )
    for (const chunk of splitIntoChunks(new_ids))
      await emit('progress.pages_completed', {
        subscriber_id,
        page_ids: chunk,
        completed_at: completed_at.toISOString(),
      })
    return computeRootProgress(decided, outcome, done)
  })
}

/**
 * Undoes completions. They stay in the journal, and drip never locks the pages again. From a scheduled item, the page
 * stays completed if another item of it is.
 */
export function uncompletePages(
  ctx: Ctx,
  { member: { subscriber_id }, decided, page_ids, item_id = null }: CompletionInput,
): Promise<RootProgress> {
  const source = item_id === null ? null : { item_id, page_id: decided.page_id }
  const schedule = ctx.services.need(scheduledItemsNeed)
  const root_pairs = listRootPairs(decided, page_ids)
  return ctx.write(async (tx, emit) => {
    const is_item_only = source !== null && (await schedule.hasOtherCompleted(tx, subscriber_id, source))
    const undone_ids = is_item_only ? [] : page_ids
    const outcome = await undoCompletions(tx, {
      subscriber_id,
      page_ids: undone_ids,
      root_pairs,
      at: ctx.now(),
    })
    const done = groupByRun(outcome.done)
    for (const { page_id, run_id } of outcome.changed) done.get(run_id)?.delete(page_id)

    const changed_ids = listChangedPages(outcome)
    await schedule.uncompleteScheduled(tx, subscriber_id, { source, page_ids: changed_ids })

    for (const chunk of splitIntoChunks(changed_ids))
      await emit('progress.pages_uncompleted', { subscriber_id, page_ids: chunk })
    return computeRootProgress(decided, outcome, done)
  })
}

/** The progress roots at or above each page. */
function listRootPairs({ site }: ProgressAccess, page_ids: readonly string[]) {
  return page_ids.flatMap((page_id) =>
    listProgressRoots(site, page_id).map((root_id) => ({ page_id, root_id })),
  )
}

function listChangedPages({ changed }: CompletionOutcome): string[] {
  return [...new Set(changed.map(({ page_id }) => page_id))]
}

function computeRootProgress(
  { courses }: ProgressAccess,
  { runs }: CompletionOutcome,
  done: ReadonlyMap<string | null, ReadonlySet<string>>,
): RootProgress {
  const findRun = ({ tree }: Course) => runs.find((run) => run.root_id === tree.page_id)
  const course = courses.find(findRun)
  const run = course && findRun(course)
  if (!course || !run || course.is_hidden) return null
  return {
    page_id: course.tree.page_id,
    progress: progressPercent(course.sequence, done.get(run.id) ?? new Set()),
  }
}

function splitIntoChunks(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / MAX_IDS_PER_EVENT)
  return Array.from({ length: count }, (_, n) =>
    ids.slice(n * MAX_IDS_PER_EVENT, (n + 1) * MAX_IDS_PER_EVENT),
  )
}
