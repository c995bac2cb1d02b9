import { getPageTree as call } from '@foyer/contract/pages/get-page-tree'
import { listLeaves } from '@foyer/domain/progress'
import { implement } from '#platform/http/implement.ts'
import { decidePagesAccess } from '#features/access/index.ts'
import { createProgressTree, listChildren, loadLiveSite } from '../../tree/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { completedPagesNeed } from '../../needs.ts'

const NONE: ReadonlySet<string> = new Set()

export const getPageTreeRoute = implement(
  call,
  pagesPolicy.discoverPage,
  async ({ input, viewer, ctx, authorize }) => {
    const site = await loadLiveSite(ctx)
    const stages = listChildren(site, input.root)
    const leaves = new Map(stages.map((stage) => [stage, listLeaves(createProgressTree(site, stage))]))
    const decided = await decidePagesAccess(ctx, viewer, [
      input.root,
      ...stages,
      ...[...leaves.values()].flat(),
    ])
    const isKnown = (id: string): boolean => site.pages.has(id) && decided.get(id)?.is_hidden === false
    authorize({ is_known: isKnown(input.root) })
    const is_locked = decided.get(input.root)?.decision.granted !== true
    /** The shell of a locked page names only those descendants that its viewer may open. */
    const isVisible = (id: string): boolean =>
      isKnown(id) && (!is_locked || decided.get(id)?.decision.granted === true)

    const done = viewer?.subscriber_id
      ? await ctx.services.need(completedPagesNeed).completedPages(ctx, viewer.subscriber_id, input.root)
      : NONE
    return {
      sections: stages.filter(isKnown).flatMap((stage) => {
        const pages = (leaves.get(stage) ?? []).filter((id) => id !== stage && isVisible(id))
        if (pages.length === 0 && !isVisible(stage)) return []
        const section = {
          page_id: stage,
          title: site.pages.get(stage)?.title ?? '',
          is_completed: pages.length > 0 ? pages.every((id) => done.has(id)) : done.has(stage),
          pages: pages.map((page_id) => ({
            page_id,
            title: site.pages.get(page_id)?.title ?? '',
            path: site.pages.get(page_id)?.path ?? '',
            is_completed: done.has(page_id),
          })),
        }
        return [section]
      }),
    }
  },
)
