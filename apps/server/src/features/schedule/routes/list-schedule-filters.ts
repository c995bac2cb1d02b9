import { listScheduleFilters as call } from '@foyer/contract/schedule/list-schedule-filters'
import type { ScheduleFilter } from '@foyer/contract/schedule/shapes'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { decidePagesAccess, isListable } from '../../access/index.ts'
import { loadLiveSite } from '../../pages/index.ts'
import { listItemKinds } from '../repository/item-counts.ts'

export const listScheduleFiltersRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const { context_ids, item_types, scopes } = await listItemKinds(ctx.db, viewer.subscriber_id)
  const { pages } = await loadLiveSite(ctx)
  const decisions = await decidePagesAccess(ctx, viewer, context_ids)
  const contexts = context_ids.flatMap((id): ScheduleFilter[] => {
    const [page, decided] = [pages.get(id), decisions.get(id)]
    if (!page || !decided || !isListable(decided)) return []
    return [{ value: `context:${id}`, kind: 'context', title: page.title }]
  })
  const types = item_types.map((type) => ({
    value: `item_type:${type}`,
    kind: 'item_type' as const,
    title: null,
  }))
  const by_scope = scopes.map((scope) => ({
    value: `scope:${scope}`,
    kind: 'scope' as const,
    title: null,
  }))
  return { items: [...contexts, ...types, ...by_scope] }
})
