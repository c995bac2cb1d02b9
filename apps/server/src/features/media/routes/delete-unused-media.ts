import { deleteUnusedMedia as call } from '@foyer/contract/media/delete-unused-media'
import { implement } from '#platform/http/implement.ts'
import { deleteUnusedMedia } from '../commands/delete-media.ts'
import { mediaPolicy } from '../policy.ts'

export const deleteUnusedMediaRoute = implement(
  call,
  mediaPolicy.changeLibrary,
  async ({ input: { ids }, ctx, authorize }) => {
    authorize()
    return deleteUnusedMedia(ctx, ids)
  },
)
