import { renameAttribute as call } from '@foyer/contract/attributes/rename-attribute'
import { implement } from '#platform/http/implement.ts'
import { attributesPolicy } from '../policy.ts'
import { presentAttribute } from '../presenter.ts'
import { findAttribute, updateAttributeName } from '../repository.ts'

export const renameAttributeRoute = implement(
  call,
  attributesPolicy.use,
  async ({ input, ctx, authorize, fail }) => {
    const row = await findAttribute(ctx.db, input.id)
    authorize({ exists: row !== undefined })
    if (!row) throw fail('not_found')
    await ctx.write((tx) => updateAttributeName(tx, input.id, input.name))
    return presentAttribute({ ...row, name: input.name })
  },
)
