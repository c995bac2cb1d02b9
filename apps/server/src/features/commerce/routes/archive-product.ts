import { archiveProduct as call } from '@foyer/contract/commerce/archive-product'
import { implement } from '#platform/http/implement.ts'
import { bumpAppVersion } from '../../apps/index.ts'
import { commercePolicy } from '../policy.ts'
import { archiveProductRow } from '../repository/products.ts'

export const archiveProductRoute = implement(
  call,
  commercePolicy.manageProduct,
  async ({ input, ctx, authorize }) => {
    const exists = await ctx.write(async (tx) => {
      const is_archived = await archiveProductRow(tx, input.id, ctx.now())
      // Published pages hide buttons to products off sale.
      if (is_archived) await bumpAppVersion(tx, tx.app_id)
      return is_archived
    })
    authorize({ exists })
    return { is_archived: true as const }
  },
)
