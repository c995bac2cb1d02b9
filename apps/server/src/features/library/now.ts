import type { OutputFor } from '@foyer/contract/client'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { coverAssets } from '../media/index.ts'
import { liveSite, mediaBond } from '../pages/index.ts'
import { readCurrentRun, type CurrentRun } from '../progress/index.ts'
import { readToday } from '../schedule/index.ts'

type Now = OutputFor<'library.getNow'>
/** So many pages of the run are named after what is to be done now. */
const MOST_NEXT = 3

type Page = NonNullable<ReturnType<Awaited<ReturnType<typeof liveSite>>['pages']['get']>>

/** What a member has to do now and what they are in the middle of, by today's rules and the days of their zone. */
export async function readNow(ctx: Ctx, viewer: MemberViewer): Promise<Now> {
  const [site, { day, page_id: planned }, run] = await Promise.all([
    liveSite(ctx),
    readToday(ctx, viewer),
    readCurrentRun(ctx, viewer),
  ])
  const coming = run?.next_page_ids ?? []
  const todo = site.pages.get(planned ?? coming[0] ?? '')
  const root = run && site.pages.get(run.page_id)
  const next = coming
    .filter((page_id) => page_id !== todo?.page_id)
    .slice(0, MOST_NEXT)
    .flatMap((page_id) => site.pages.get(page_id) ?? [])
  const assetOf = await coverAssets(
    ctx,
    [...(root ? [root] : []), ...next].map(({ cover }) => cover),
  )
  const row = (page: Page) => ({
    ...named(page),
    cover: page.cover,
    cover_asset: assetOf(page.cover, mediaBond('shell', page.page_id, viewer)),
  })
  return {
    day,
    todo: todo ? { ...named(todo), is_planned: planned !== null } : null,
    run: root ? { ...row(root), ...farOf(run) } : null,
    next: next.map(row),
  }
}

function named({ page_id, path, title, content_type, facts }: Page) {
  return { page_id, path, title, content_type, facts }
}

function farOf({ total, done, stages }: CurrentRun) {
  return { total, done, stages }
}
