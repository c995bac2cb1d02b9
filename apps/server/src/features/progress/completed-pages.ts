import { chainOf } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import { loadMemberProgress } from './running-courses.ts'
import { isCompleted } from './standing.ts'

/** The pages at or below a page that a member has completed now: in their run, or where there is none outside of runs. */
export async function completedPages(
  ctx: Ctx,
  subscriber_id: string,
  root_id: string,
): Promise<ReadonlySet<string>> {
  const { site, standing } = await loadMemberProgress(ctx, subscriber_id)
  const done = new Set([...standing.done.values()].flatMap((pages) => [...pages]))
  const below = [...done].filter((id) => chainOf(id, site.nodes).some((node) => node.page_id === root_id))
  return new Set(below.filter((page_id) => isCompleted(site, standing, page_id)))
}
