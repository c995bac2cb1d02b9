import type { Ctx } from '#platform/context.ts'
import type { AppTx, Database } from '#platform/database/app-db.ts'
import type { GroupWrite } from '#platform/group-write.ts'
import { recordFirstCompletions, type Completed } from '../../access/index.ts'
import type { Course } from '../course.ts'
import { idsIn, rememberDone, rememberedDone, type RememberedDone } from '../remembered-done.ts'
import { lockCompletions } from '../repository/completions.ts'
import { appendKnown, isPlain, OtherThanKnown, type KnownDone } from '../repository/plain-completions.ts'
import { withAbove } from './first-completions.ts'
import {
  completeTogether,
  placesOf,
  standingOf,
  tellCompleted,
  type Completion,
  type RootProgress,
  type Wish,
} from './change-completions.ts'

/**
 * Completions of members of whom this server remembers what they have done: how far one brings them is known
 * before it is written, and everything travels as one trip. Where one of them stands otherwise, all are written the
 * long way.
 */
export const completeOnward: GroupWrite<Completion, RootProgress> = {
  name: 'complete_onward',
  write: completeTogether.write,
  usual: {
    write: async ({ tx, emit, services, last }, wishes) => {
      const { known, progress, completed, first } = onward(services.database, tx, wishes)
      last(() => lockCompletions(tx, known))
      last(() => appendKnown(tx, known))
      last(() => recordFirstCompletions(tx, first))
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
  if (!course || course.holds_roots || !before || before.done.includes(place.page_id)) return null
  return { page_id: place.page_id, course, before }
}

/** What is written and answered if all members stand as this server remembers it. */
function onward(
  database: Database,
  tx: AppTx,
  wishes: readonly Completion[],
): { known: KnownDone[]; progress: RootProgress[]; completed: Completed[]; first: Completed[] } {
  const done = new Map<string, Set<string>>()
  const parts = wishes.map((wish) => {
    const found = remembered(database, tx.app_id, wish)
    if (!found) throw new OtherThanKnown()
    const { page_id, course, before } = found
    const after = done.get(before.run_id) ?? idsIn(before)
    done.set(before.run_id, after.add(page_id))
    const { subscriber_id, at } = wish
    const root_id = course.tree.page_id
    const page_ids = [page_id]
    const completed = { subscriber_id, page_ids, completed_at: at }
    return {
      known: { subscriber_id, page_id, root_id, at, ...before },
      progress: standingOf(course, after),
      completed,
      first: withAbove(completed, course, { page_ids, isDone: (id) => after.has(id) }),
    }
  })
  const known = parts.map((part) => part.known)
  rememberDone(
    tx,
    database,
    known.map((before) => ({ ...before, done: done.get(before.run_id) ?? idsIn(before) })),
  )
  return {
    known,
    progress: parts.map((part) => part.progress),
    completed: parts.map((part) => part.completed),
    first: parts.map((part) => part.first),
  }
}
