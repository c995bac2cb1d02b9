import { deleteMedia as call } from '@foyer/contract/media/delete-media'
import { implement } from '#platform/http/implement.ts'
import { deleteMedia } from '../commands/delete-media.ts'
import { mediaPolicy } from '../policy.ts'

export const deleteMediaRoute = implement(
  call,
  mediaPolicy.changeLibrary,
  async ({ input, ctx, authorize, fail }) => {
    authorize()
    const outcome = await deleteMedia(ctx, input.id)
    if (outcome === 'not_found') throw fail('not_found')
    if (outcome === 'in_use') throw fail('media_in_use')
    return {}
  },
)
