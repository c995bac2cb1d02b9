import { updateMedia as call } from '@foyer/contract/media/update-media'
import { implement } from '#platform/http/implement.ts'
import { mediaPolicy } from '../policy.ts'
import { presentMedia } from '../presenter.ts'
import { findVariants, updateMedia } from '../repository.ts'

export const updateMediaRoute = implement(
  call,
  mediaPolicy.changeLibrary,
  async ({ input: { id, name, alt }, ctx, authorize, fail }) => {
    authorize()
    const row = await ctx.write((tx) => updateMedia(tx, id, { name, alt }))
    if (!row) throw fail('not_found')
    return presentMedia(ctx.services, row, await findVariants(ctx.db, [id]))
  },
)
