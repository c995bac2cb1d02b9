import type { z } from 'zod'
import type { ownAccessResult } from '@foyer/contract/access/shapes'
import type { Ctx } from '#platform/context.ts'
import { productTitlesNeed, type ViewerReasons } from '../../access/index.ts'
import type { Site } from '../tree/index.ts'

type PresentedReasons = Pick<z.infer<typeof ownAccessResult>, 'because' | 'ended'>
type Subject = { product_id: string | null; page_id: string | null }

/**
 * A viewer's own reasons as they read them: by the title of the product, or of the private page as it is published.
 * What has no title any more is left out.
 */
export async function presentViewerReasons(
  ctx: Ctx,
  { pages }: Pick<Site, 'pages'>,
  { active, is_admin, ended }: ViewerReasons,
): Promise<PresentedReasons> {
  const product_ids = [...active, ...ended].flatMap(({ product_id }) => product_id ?? [])
  const titles =
    product_ids.length > 0 ? await ctx.services.need(productTitlesNeed).findTitles(ctx.db, product_ids) : null
  const findTitle = ({ product_id, page_id }: Subject): string | undefined =>
    product_id === null ? pages.get(page_id ?? '')?.title : titles?.get(product_id)
  return {
    because: [
      ...active.flatMap((right) => {
        const title = findTitle(right)
        const is_recurring = right.cause === 'subscription' || right.cause === 'in_app_purchase'
        const until = is_recurring ? null : (right.ends_at?.toISOString() ?? null)
        return title === undefined ? [] : [{ title, cause: right.cause, until }]
      }),
      ...(is_admin ? [{ title: null, cause: 'admin' as const, until: null }] : []),
    ],
    ended: ended.flatMap(({ cause, ended_at, ...subject }) => {
      const title = findTitle(subject)
      return title === undefined ? [] : [{ title, cause, ended_at: ended_at.toISOString() }]
    }),
  }
}
