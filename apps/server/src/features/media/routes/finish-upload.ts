import { finishUpload as call } from '@foyer/contract/media/finish-upload'
import { implement } from '#platform/http/implement.ts'
import { finishUpload } from '../commands/finish-upload.ts'
import { presentFiles } from '../file-assets.ts'
import { findFiles } from '../files-repository.ts'
import { mediaPolicy } from '../policy.ts'
import { findOwnUpload } from '../uploads/repository.ts'
import { withUploadLock } from '../uploads/row-locker.ts'
import { validatePictures } from '../validate-pictures.ts'

export const finishUploadRoute = implement(
  call,
  mediaPolicy.changeLibrary,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { id, ...details } = input
    if (details.poster_id)
      await validatePictures(ctx.db, [{ path: 'poster_id', media_id: details.poster_id }])
    const now = ctx.services.clock.now()
    const upload = await findOwnUpload(ctx.db, id, viewer.team_member_id, now)
    if (upload) {
      const refused = await withUploadLock(ctx.services, ctx.app.id, id, () =>
        finishUpload(ctx, upload, details),
      )
      if (refused) throw fail(refused)
    }
    const [file] = await presentFiles(ctx, await findFiles(ctx.db, [id]))
    if (!file) throw fail('not_found')
    return file
  },
)
