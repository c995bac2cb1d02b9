import { archiveProduct as call } from '@foyer/contract/commerce/archive-product'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { archiveProductRow } from '../repository/products.ts'

export const archiveProductRoute = implement(
  call,
  commercePolicy.manageProduct,
  async ({ input, ctx, authorize }) => {
    const exists = await ctx.write((tx) => archiveProductRow(tx, input.id, ctx.now()))
    authorize({ exists })
    return { is_archived: true as const }
  },
)
