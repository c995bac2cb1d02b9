import type { OutputFor } from '@foyer/contract/client'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { coverAssets } from '../media/index.ts'
import { liveSite } from '../pages/index.ts'
import { readCurrentRun, type CurrentRun } from '../progress/index.ts'
import { readToday } from '../schedule/index.ts'

type Now = OutputFor<'library.getNow'>
type Page = NonNullable<ReturnType<Awaited<ReturnType<typeof liveSite>>['pages']['get']>>

/** What a member has to do now and what they are in the middle of, by today's rules and the days of their zone. */
export async function readNow(ctx: Ctx, viewer: MemberViewer): Promise<Now> {
  const [site, { day, page_id: planned }, run] = await Promise.all([
    liveSite(ctx),
    readToday(ctx, viewer),
    readCurrentRun(ctx, viewer),
  ])
  const todo = site.pages.get(planned ?? run?.next_page_id ?? '')
  const root = run && site.pages.get(run.page_id)
  const assetOf = await coverAssets(ctx, root ? [root.cover] : [])
  return {
    day,
    todo: todo ? { ...named(todo), is_planned: planned !== null } : null,
    run: root ? { ...named(root), ...farOf(run), cover: root.cover, cover_asset: assetOf(root.cover) } : null,
  }
}

function named({ page_id, path, title, content_type, facts }: Page) {
  return { page_id, path, title, content_type, facts }
}

function farOf({ total, done, stages }: CurrentRun) {
  return { total, done, stages }
}
