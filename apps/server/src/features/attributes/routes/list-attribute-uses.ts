import { listAttributeUses as call } from '@foyer/contract/attributes/list-attribute-uses'
import { implement } from '#platform/http/implement.ts'
import { countAttributeValues } from '../../identity/index.ts'
import { attributeUsesNeed } from '../needs.ts'
import { attributesPolicy } from '../policy.ts'
import { findAttribute } from '../repository.ts'

const MAX_USES = 200

export const listAttributeUsesRoute = implement(
  call,
  attributesPolicy.use,
  async ({ input, ctx, authorize, fail }) => {
    const row = await findAttribute(ctx.db, input.id)
    authorize({ exists: row !== undefined })
    if (!row) throw fail('not_found')
    const uses = await ctx.services.need(attributeUsesNeed).list(ctx, row.slug, MAX_USES + 1)
    return {
      items: uses.slice(0, MAX_USES),
      is_complete: uses.length <= MAX_USES,
      member_count: await countAttributeValues(ctx.db, row.slug),
    }
  },
)
