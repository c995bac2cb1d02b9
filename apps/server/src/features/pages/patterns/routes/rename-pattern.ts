import { renamePattern as call } from '@foyer/contract/pages/rename-pattern'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { findPattern, updateName } from '../../queries/patterns.ts'
import { presentPattern } from '../present-pattern.ts'

export const renamePatternRoute = implement(
  call,
  pagesPolicy.usePattern,
  async ({ input, ctx, authorize, fail }) => {
    const row = await findPattern(ctx.db, input.id)
    authorize({ exists: row !== null })
    if (!row) throw fail('not_found')
    await ctx.write((tx) => updateName(tx, input.id, input.name))
    return presentPattern({ ...row, name: input.name })
  },
)
