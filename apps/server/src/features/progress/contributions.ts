import { memberDetailContributions } from '../members/index.ts'
import { progressPercent } from '@foyer/domain/progress'
import type { LoginParts, MemberDetailParts } from '@foyer/contract/identity/shapes'
import type { Ctx } from '../../platform/context.ts'
import { contribute } from '../../platform/needs.ts'
import { loginContributions, type Membership } from '../identity/index.ts'
import { findPageTitles } from '../pages/index.ts'
import { isProgram } from './course.ts'
import { readPackSubscriptions } from './packs.ts'
import { presentSubscription } from './program.ts'
import { listBookmarks } from './repository/bookmarks.ts'
import { listCompletions, listRuns } from './repository/history.ts'
import { loadMemberProgress } from './member-progress.ts'
import { listCompletedIn, isCompleted, type ProgressState } from './progress-state.ts'

/** More bookmarks than any member has. */
const MAX_BOOKMARKS = 2000
const MAX_HISTORY = 100

/** What progress adds to a sign-in and to a member's page. */
export const progressContributions = [
  contribute(
    loginContributions,
    { field: 'program_subscriptions', read: readPrograms },
    { field: 'pack_subscriptions', read: readPacks },
    { field: 'page_completions', read: readCompletions },
    { field: 'page_subscriptions', read: readSubscriptions },
    { field: 'bookmarked_pages', read: readBookmarks },
  ),
  contribute(
    memberDetailContributions,
    { field: 'started', read: readStarted },
    { field: 'completed', read: readCompleted },
  ),
]

async function readPrograms(
  ctx: Ctx,
  { subscriber_id }: Membership,
): Promise<LoginParts['program_subscriptions']> {
  const { site, progress_state, courses } = await loadMemberProgress(ctx, subscriber_id)
  const programs = courses.filter((course) => !course.is_hidden && isProgram(site, course.tree.page_id))
  const subscriptions = programs.flatMap((course) => presentSubscription(course, progress_state) ?? [])
  return Object.fromEntries(subscriptions.map((one) => [one.program_id, one.completed_stage_ids]))
}

async function readPacks(ctx: Ctx, { subscriber_id }: Membership): Promise<string[]> {
  return (await readPackSubscriptions(ctx, subscriber_id)).map(({ pack_id }) => pack_id)
}

async function readCompletions(
  ctx: Ctx,
  { subscriber_id }: Membership,
): Promise<LoginParts['page_completions']> {
  const { site, progress_state } = await loadMemberProgress(ctx, subscriber_id)
  const by_uuid = [...listAllCompleted(progress_state)].filter((page_id) =>
    isCompleted(site, progress_state, page_id),
  )
  const typed = by_uuid.flatMap((page_id) => site.pages.get(page_id) ?? [])
  const groups = Map.groupBy(typed, (page) => page.content_type)
  const by_content_type = Object.fromEntries(
    [...groups].map(([type, pages]) => [type, pages.map((page) => page.page_id)]),
  )
  return { by_uuid, by_content_type }
}

async function readSubscriptions(
  ctx: Ctx,
  { subscriber_id }: Membership,
): Promise<LoginParts['page_subscriptions']> {
  const { progress_state, courses } = await loadMemberProgress(ctx, subscriber_id)
  const hidden = new Set(courses.filter(({ is_hidden }) => is_hidden).map(({ tree }) => tree.page_id))
  return [...progress_state.runs.values()]
    .filter(({ root_id }) => !hidden.has(root_id))
    .map(({ root_id, started_at }) => ({ page_id: root_id, started_at }))
}

async function readBookmarks(ctx: Ctx, { subscriber_id }: Membership): Promise<string[]> {
  const bookmarks = await listBookmarks(ctx.db, subscriber_id, MAX_BOOKMARKS)
  return bookmarks.map(({ page_id }) => page_id)
}

async function readStarted(ctx: Ctx, { subscriber_id }: Membership): Promise<MemberDetailParts['started']> {
  const [runs, { progress_state, courses }] = await Promise.all([
    listRuns(ctx.db, subscriber_id, MAX_HISTORY),
    loadMemberProgress(ctx, subscriber_id),
  ])
  const titles = await findTitles(
    ctx,
    runs.map((run) => run.root_id),
  )
  return runs.map(({ id, root_id, started_at, ended_at }) => {
    const course = courses.find(({ tree }) => tree.page_id === root_id)
    return {
      page_id: root_id,
      title: titles.get(root_id) ?? '',
      started_at: started_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
      progress:
        ended_at || !course ? null : progressPercent(course.sequence, listCompletedIn(progress_state, id)),
    }
  })
}

async function readCompleted(
  ctx: Ctx,
  { subscriber_id }: Membership,
): Promise<MemberDetailParts['completed']> {
  const rows = await listCompletions(ctx.db, subscriber_id, MAX_HISTORY)
  const titles = await findTitles(
    ctx,
    rows.map((row) => row.page_id),
  )
  return rows.map(({ page_id, completed_at }) => ({
    page_id,
    title: titles.get(page_id) ?? '',
    completed_at: completed_at.toISOString(),
  }))
}

async function findTitles(ctx: Ctx, page_ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return page_ids.length === 0 ? new Map() : findPageTitles(ctx.db, [...new Set(page_ids)])
}

function listAllCompleted({ done }: ProgressState): Set<string> {
  return new Set([...done.values()].flatMap((pages) => [...pages]))
}
