import { getPageTree as call } from '@foyer/contract/pages/get-page-tree'
import { leavesOf } from '@foyer/domain/progress'
import { implement } from '#platform/http/implement.ts'
import { decidePagesAccess } from '#features/access/index.ts'
import { progressTree, childrenOf, liveSite } from '../../tree/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { completedPagesNeed } from '../../needs.ts'

const NONE: ReadonlySet<string> = new Set()

export const getPageTreeRoute = implement(
  call,
  pagesPolicy.knowPage,
  async ({ input, viewer, ctx, authorize }) => {
    const site = await liveSite(ctx)
    const stages = childrenOf(site, input.root)
    const leaves = new Map(stages.map((stage) => [stage, leavesOf(progressTree(site, stage))]))
    const decided = await decidePagesAccess(ctx, viewer, [
      input.root,
      ...stages,
      ...[...leaves.values()].flat(),
    ])
    const isKnown = (id: string): boolean => site.pages.has(id) && decided.get(id)?.is_hidden === false
    authorize({ is_known: isKnown(input.root) })
    const is_shut = decided.get(input.root)?.decision.granted !== true
    /** The shell of a shut page names nothing that stands below it but what its viewer may open all the same. */
    const isTold = (id: string): boolean =>
      isKnown(id) && (!is_shut || decided.get(id)?.decision.granted === true)

    const done = viewer?.subscriber_id
      ? await ctx.services.need(completedPagesNeed).completedPages(ctx, viewer.subscriber_id, input.root)
      : NONE
    return {
      sections: stages.filter(isKnown).flatMap((stage) => {
        const pages = (leaves.get(stage) ?? []).filter((id) => id !== stage && isTold(id))
        if (pages.length === 0 && !isTold(stage)) return []
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
