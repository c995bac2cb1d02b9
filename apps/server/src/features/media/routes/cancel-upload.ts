import { cancelUpload as call } from '@foyer/contract/media/cancel-upload'
import { implement } from '#platform/http/implement.ts'
import { removeUpload } from '../commands/finish-upload.ts'
import { mediaPolicy } from '../policy.ts'
import { findOwnUpload } from '../uploads/repository.ts'

export const cancelUploadRoute = implement(
  call,
  mediaPolicy.changeLibrary,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const now = ctx.services.clock.now()
    if (!(await findOwnUpload(ctx.db, input.id, viewer.team_member_id, now))) throw fail('not_found')
    await removeUpload(ctx, input.id)
    return {}
  },
)
