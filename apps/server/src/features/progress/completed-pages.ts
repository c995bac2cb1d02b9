import { getAccessChain } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import { loadMemberProgress } from './member-progress.ts'
import { isCompleted } from './progress-state.ts'

/** The pages at or below a page that a member has completed now: in their run, or where there is none outside of runs. */
export async function listCompletedPages(
  ctx: Ctx,
  subscriber_id: string,
  root_id: string,
): Promise<ReadonlySet<string>> {
  const { site, progress_state } = await loadMemberProgress(ctx, subscriber_id)
  const done = new Set([...progress_state.done.values()].flatMap((pages) => [...pages]))
  const descendant_ids = [...done].filter((id) =>
    getAccessChain(id, site.nodes).some((node) => node.page_id === root_id),
  )
  return new Set(descendant_ids.filter((page_id) => isCompleted(site, progress_state, page_id)))
}
