import type { z } from 'zod'
import type { change } from '@foyer/contract/pages/draft-shapes'
import { chainOf } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import { countAudience, loadAccessFacts, loadAudience } from '../access/index.ts'
import type { Change } from './changes.ts'
import { publicShell } from './gates.ts'

/** Says of each change how many members may see its page today; null where anyone may. */
export async function withAudience<Item extends Change>(
  ctx: Ctx,
  items: readonly Item[],
): Promise<(Item & Pick<z.infer<typeof change>, 'audience'>)[]> {
  const now = ctx.now()
  const ids = items
    .filter((item) => item.kind !== 'theme' && item.kind !== 'navigation')
    .map((item) => item.page_id)
  const { nodes } = await loadAccessFacts(ctx.db, null, ids, now)
  const audience = await loadAudience(ctx.db, [...nodes.values()], ctx.app.access.app_products, now)
  return items.map((item) => {
    if (!nodes.has(item.page_id) || publicShell(ctx.app, { nodes }, item.page_id, now).kind === 'open') {
      return { ...item, audience: null }
    }
    return { ...item, audience: countAudience(ctx.app, audience, chainOf(item.page_id, nodes), now) }
  })
}
