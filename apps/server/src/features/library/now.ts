import type { OutputFor } from '@foyer/contract/client'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { loadCoverAssets } from '../media/index.ts'
import { findLocalizedPages, formatMediaScope } from '../pages/index.ts'
import { readCurrentRun, type CurrentRun } from '../progress/index.ts'
import { findItemOfPage, readToday } from '../schedule/index.ts'

type Now = OutputFor<'library.getNow'>
/** So many pages of the run are named after what is to be done now. */
const MAX_NEXT_PAGES = 3

type Page = Awaited<ReturnType<typeof findLocalizedPages>>[number]

/** What a member has to do now and what they are in the middle of, by today's rules and the days of their zone. */
export async function readNow(ctx: Ctx, viewer: MemberViewer, lang: string | null): Promise<Now> {
  const [{ day, item }, run] = await Promise.all([readToday(ctx, viewer), readCurrentRun(ctx, viewer)])
  const next_pages = run?.next_page_ids ?? []
  const todo_id = item?.item_id ?? next_pages[0] ?? ''
  const page_ids = new Set([todo_id, ...(run ? [run.page_id] : []), ...next_pages])
  const pages = await findLocalizedPages(ctx, [...page_ids], lang)
  const by_id = new Map(pages.map((page) => [page.page_id, page]))
  const todo = by_id.get(todo_id)
  const is_planned = item !== null || run?.is_planned === true
  const scheduled_item_id = item?.id ?? (todo ? await findItemOfPage(ctx, viewer, todo.page_id) : null)
  const root = run && by_id.get(run.page_id)
  const next = next_pages
    .filter((page_id) => page_id !== todo?.page_id)
    .slice(0, MAX_NEXT_PAGES)
    .flatMap((page_id) => by_id.get(page_id) ?? [])
  const assetOf = await loadCoverAssets(
    ctx,
    [...(root ? [root] : []), ...next].map(({ cover }) => cover),
  )
  const row = (page: Page) => ({
    ...presentPage(page),
    cover: page.cover,
    cover_asset: assetOf(page.cover, formatMediaScope('shell', page.page_id, viewer)),
  })
  return {
    day,
    todo: todo ? { ...presentPage(todo), is_planned, scheduled_item_id } : null,
    run: root ? { ...row(root), ...presentRun(run) } : null,
    next: next.map(row),
  }
}

function presentPage({ page_id, path, title, content_type, facts }: Page) {
  return { page_id, path, title, content_type, facts }
}

function presentRun({ total, done, stages }: CurrentRun) {
  return { total, done, stages }
}
