import { deletePattern as call } from '@foyer/contract/pages/delete-pattern'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { deletePattern, findPattern } from '../../queries/patterns.ts'

export const deletePatternRoute = implement(
  call,
  pagesPolicy.usePattern,
  async ({ input, ctx, authorize }) => {
    authorize({ exists: (await findPattern(ctx.db, input.id)) !== null })
    await ctx.write((tx) => deletePattern(tx, input.id))
    return {}
  },
)
