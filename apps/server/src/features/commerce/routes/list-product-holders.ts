import { listProductHolders as call } from '@foyer/contract/commerce/list-product-holders'
import type { AvatarUrls } from '@foyer/contract/identity/shapes'
import { implement } from '#platform/http/implement.ts'
import { isId } from '#platform/ids.ts'
import { commercePolicy } from '../policy.ts'
import { countHolders, listHolders } from '../repository/product-holders.ts'
import { findProducts } from '../repository/products.ts'

export const listProductHoldersRoute = implement(
  call,
  commercePolicy.manageProduct,
  async ({ input, ctx, authorize }) => {
    const { id: product_id, cursor, limit } = input
    const [product] = await findProducts(ctx.db, [product_id])
    authorize({ exists: product !== undefined })
    const now = ctx.now()
    const part = {
      product_id,
      below: cursor !== undefined && isId(cursor) ? cursor : null,
      limit: limit + 1,
      now,
    }
    const [found, total_count] = await Promise.all([
      listHolders(ctx.db, part, { with_test: ctx.app.is_sandbox }),
      countHolders(ctx.db, product_id, now),
    ])
    const shown = found.slice(0, limit)
    return {
      items: shown.map(({ since, until, paid, currency, avatar_urls, ...row }) => ({
        ...row,
        avatar_urls: avatar_urls as AvatarUrls,
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
        paid: paid !== null && currency !== null ? { amount: paid, currency } : null,
      })),
      next_cursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
      total_count,
    }
  },
)
