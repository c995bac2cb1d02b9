import { updateMedia as call } from '@foyer/contract/media/update-media'
import { implement } from '#platform/http/implement.ts'
import { changeMedia } from '../commands/change-media.ts'
import { mediaPolicy } from '../policy.ts'
import { presentMedia } from '../presenter.ts'
import { findVariants } from '../repository.ts'

export const updateMediaRoute = implement(
  call,
  mediaPolicy.changeLibrary,
  async ({ input: { id, ...change }, ctx, authorize, fail }) => {
    authorize()
    const row = await changeMedia(ctx, id, change)
    if (!row) throw fail('not_found')
    return presentMedia(ctx.services, row, await findVariants(ctx.db, [id]))
  },
)
