import { progressPercent } from '@foyer/domain/progress'
import type { Ctx } from '#platform/context.ts'
import type { AppTx, Database } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import type { GroupWrite } from '#platform/group-write.ts'
import { recordFirstCompletions, type Completed } from '../../access/index.ts'
import { progressRootsOf, type Course } from '../course.ts'
import type { Judged } from '../judge.ts'
import { rememberDone, rememberedDone, type RememberedDone } from '../remembered-done.ts'
import {
  insertCompletions,
  undoCompletions,
  type Changed,
  type NewCompletions,
  type Place,
} from '../repository/completions.ts'
import {
  appendKnown,
  completeOnes,
  isPlain,
  OtherThanKnown,
  type KnownDone,
} from '../repository/plain-completions.ts'
import { doneByRun } from '../standing.ts'

/** How the nearest running course stands after a change; null where the member runs none. */
export type RootProgress = { page_id: string; progress: number } | null

type Wish = { subscriber_id: string; judged: Judged; page_ids: readonly string[] }

/** A wish to complete pages on which the member may act, at a moment. */
export type Completion = Wish & { at: Date }

/** So many ids fit into one event. */
const IDS_IN_EVENT = 300

/** Completions of many members at the same moment, in one commit. */
export const completeTogether: GroupWrite<Completion, RootProgress> = {
  name: 'complete_pages',
  write: async ({ tx, emit, services, last }, wishes) => {
    const { progress, completed } = await writeCompletions(tx, services.database, wishes)
    last(() => recordFirstCompletions(tx, completed))
    await tellCompleted(emit, completed)
    return progress
  },
}

/**
 * The same for members of whom this server remembers what they have done: how far a completion brings them is known
 * before it is written, and everything travels as one trip. Where one of them stands otherwise, all are written the
 * long way.
 */
export const completeOnward: GroupWrite<Completion, RootProgress> = {
  name: 'complete_onward',
  write: completeTogether.write,
  usual: {
    write: async ({ tx, emit, services, last }, wishes) => {
      const { known, progress, completed } = onward(services.database, tx, wishes)
      last(() => appendKnown(tx, known))
      last(() => recordFirstCompletions(tx, completed))
      await tellCompleted(emit, completed)
      return progress
    },
    isOther: (error) => error instanceof OtherThanKnown,
  },
}

/** The way in which a completion is likely to be written with the fewest steps. */
export function wayToComplete({ services, app }: Ctx, wish: Wish): GroupWrite<Completion, RootProgress> {
  return remembered(services.database, app.id, wish) ? completeOnward : completeTogether
}

/** Completes pages within a request's own transaction. */
export async function completePages(ctx: Ctx, wish: Wish): Promise<void> {
  await ctx.write(async (tx, emit) => {
    const { completed } = await writeCompletions(tx, ctx.services.database, [{ ...wish, at: ctx.now() }])
    await recordFirstCompletions(tx, completed)
    await tellCompleted(emit, completed)
  })
}

/** Writes what is not completed yet, and says how far that brings each member and what is new. */
async function writeCompletions(
  tx: AppTx,
  database: Database,
  wishes: readonly Completion[],
): Promise<{ progress: RootProgress[]; completed: Completed[] }> {
  const about = wishes.map(({ subscriber_id, judged, page_ids, at }, n) => {
    return { n, subscriber_id, page_ids, places: placesOf(judged, page_ids), at }
  })
  const outcomes = await (about.every(isPlain) ? completeOnes : insertCompletions)(tx, about)
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
  return { progress, completed: newlyCompleted(about, outcomes) }
}

/** What a member of whom this server remembers it has done in the course of a page, and the page that is new to it. */
function remembered(
  database: Database,
  app_id: string,
  { subscriber_id, judged, page_ids }: Wish,
): { page_id: string; course: Course; before: RememberedDone } | null {
  const places = placesOf(judged, page_ids)
  const [place] = places
  if (!place || !isPlain({ page_ids, places })) return null
  const course = judged.courses.find(({ tree }) => tree.page_id === place.root_id)
  const before = rememberedDone(database, app_id, { subscriber_id, root_id: place.root_id })
  if (!course || !before || before.done.includes(place.page_id)) return null
  return { page_id: place.page_id, course, before }
}

/** What is written and answered if all members stand as this server remembers it. */
function onward(
  database: Database,
  tx: AppTx,
  wishes: readonly Completion[],
): { known: KnownDone[]; progress: RootProgress[]; completed: Completed[] } {
  const done = new Map<string, Set<string>>()
  const parts = wishes.map((wish) => {
    const found = remembered(database, tx.app_id, wish)
    if (!found) throw new OtherThanKnown()
    const { page_id, course, before } = found
    const after = done.get(before.run_id) ?? new Set(before.done === '' ? [] : before.done.split(' '))
    done.set(before.run_id, after.add(page_id))
    const { subscriber_id, at } = wish
    const root_id = course.tree.page_id
    return {
      known: { subscriber_id, page_id, root_id, at, ...before },
      progress: { page_id: root_id, progress: progressPercent(course.sequence, after) },
      completed: { subscriber_id, page_ids: [page_id], completed_at: at },
    }
  })
  const known = parts.map((part) => part.known)
  rememberDone(
    tx,
    database,
    known.map((before) => ({ ...before, done: textOf(done.get(before.run_id)) })),
  )
  return {
    known,
    progress: parts.map((part) => part.progress),
    completed: parts.map((part) => part.completed),
  }
}

function knownOf(
  subscriber_id: string,
  runs: Changed['runs'],
  done: ReadonlyMap<string | null, Set<string>>,
) {
  return runs.map(({ id, root_id }) => {
    return { subscriber_id, root_id, run_id: id, done: textOf(done.get(id)) }
  })
}

function textOf(done: ReadonlySet<string> = new Set()): string {
  return [...done].toSorted().join(' ')
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

async function tellCompleted(emit: Emit, completed: readonly Completed[]): Promise<void> {
  for (const { subscriber_id, page_ids, completed_at } of completed) {
    for (const chunk of chunksOf(page_ids)) {
      await emit('progress.pages_completed', {
        ...{ subscriber_id, page_ids: chunk, completed_at: completed_at.toISOString() },
      })
    }
  }
}

function placesOf({ site }: Judged, page_ids: readonly string[]) {
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
  return { page_id: run.root_id, progress: progressPercent(course.sequence, completed) }
}

function chunksOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / IDS_IN_EVENT)
  return Array.from({ length: count }, (_, n) => ids.slice(n * IDS_IN_EVENT, (n + 1) * IDS_IN_EVENT))
}
