import { deleteAttribute as call } from '@foyer/contract/attributes/delete-attribute'
import { implement } from '#platform/http/implement.ts'
import { bumpAppVersion } from '../../apps/index.ts'
import { deleteAttributeValues } from '../../identity/index.ts'
import { attributesPolicy } from '../policy.ts'
import { deleteAttribute, findAttribute } from '../repository.ts'

export const deleteAttributeRoute = implement(
  call,
  attributesPolicy.use,
  async ({ input, ctx, authorize, fail }) => {
    const row = await findAttribute(ctx.db, input.id)
    authorize({ exists: row !== undefined })
    if (!row) throw fail('not_found')
    await ctx.write(async (tx) => {
      await deleteAttribute(tx, row.id)
      await deleteAttributeValues(tx, row.slug)
      await bumpAppVersion(tx, ctx.app.id)
    })
    return {}
  },
)
