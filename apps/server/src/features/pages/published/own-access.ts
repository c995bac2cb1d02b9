import type { z } from 'zod'
import type { ownAccessResult } from '@foyer/contract/access/shapes'
import type { Ctx } from '#platform/context.ts'
import { productTitlesNeed, type OwnReasons } from '../../access/index.ts'
import type { Site } from '../tree/index.ts'

type Own = Pick<z.infer<typeof ownAccessResult>, 'because' | 'ended'>
type Subject = { product_id: string | null; page_id: string | null }

/**
 * A viewer's own reasons as they read them: by the title of the product, or of the private page as it is published.
 * What has no title any more is left out.
 */
export async function presentOwn(
  ctx: Ctx,
  { pages }: Pick<Site, 'pages'>,
  { held, is_admin, ended }: OwnReasons,
): Promise<Own> {
  const product_ids = [...held, ...ended].flatMap(({ product_id }) => product_id ?? [])
  const titles =
    product_ids.length > 0 ? await ctx.services.need(productTitlesNeed).titlesOf(ctx.db, product_ids) : null
  const titleOf = ({ product_id, page_id }: Subject): string | undefined =>
    product_id === null ? pages.get(page_id ?? '')?.title : titles?.get(product_id)
  return {
    because: [
      ...held.flatMap((right) => {
        const title = titleOf(right)
        const runs_on = right.cause === 'subscription' || right.cause === 'in_app_purchase'
        const until = runs_on ? null : (right.ends_at?.toISOString() ?? null)
        return title === undefined ? [] : [{ title, cause: right.cause, until }]
      }),
      ...(is_admin ? [{ title: null, cause: 'admin' as const, until: null }] : []),
    ],
    ended: ended.flatMap(({ cause, ended_at, ...subject }) => {
      const title = titleOf(subject)
      return title === undefined ? [] : [{ title, cause, ended_at: ended_at.toISOString() }]
    }),
  }
}
