import type { Ctx } from '../../platform/context.ts'
import { decidePagesAccess, isListable, type AccessCaller } from '../access/index.ts'
import { loadLiveSite } from '../pages/index.ts'
import { listItems, type ListedItem, type Range } from './repository/listed-items.ts'

type Member = NonNullable<AccessCaller> & { subscriber_id: string }

/** A member's items on some days; of those for all members, the ones whose page they may know of. */
export async function readItems(ctx: Ctx, member: Member, range: Range): Promise<ListedItem[]> {
  const rows = await listItems(ctx.db, member.subscriber_id, range)
  const page_ids = rows.flatMap(({ scope_type, item_id }) => (scope_type === 'app' ? [item_id] : []))
  if (page_ids.length === 0) return rows
  const { pages } = await loadLiveSite(ctx)
  const decisions = await decidePagesAccess(ctx, member, [...new Set(page_ids)])
  return rows.filter(({ scope_type, item_id }) => {
    const decided = decisions.get(item_id)
    return scope_type === 'member' || (decided !== undefined && pages.has(item_id) && isListable(decided))
  })
}
