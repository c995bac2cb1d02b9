import { createUpload as call } from '@foyer/contract/media/create-upload'
import { implement } from '#platform/http/implement.ts'
import { newId } from '#platform/ids.ts'
import { formatLimit } from '../limits.ts'
import { mediaPolicy } from '../policy.ts'
import { insertUpload } from '../uploads/repository.ts'
import { UPLOADS_PATH } from '../uploads/tus-handler.ts'
import { uploadStore } from '../uploads/upload-store.ts'

const LIFETIME_MS = 86_400_000

export const createUploadRoute = implement(
  call,
  mediaPolicy.changeLibrary,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { file_name, bytes, kind } = input
    const { media_limit_bytes } = ctx.services.config
    if (bytes === 0) throw fail('file_empty')
    if (bytes > media_limit_bytes) {
      const code = kind === 'video' ? 'video_too_large' : 'file_too_large'
      throw fail(code, { size: formatLimit(media_limit_bytes) })
    }
    const id = newId()
    const created_at = ctx.services.clock.now()
    const expires_at = new Date(created_at.getTime() + LIFETIME_MS)
    await uploadStore(ctx.services).create(id, bytes)
    const { team_member_id } = viewer
    await ctx.write((tx) =>
      insertUpload(tx, { id, team_member_id, kind, file_name, bytes, expires_at, created_at }),
    )
    return {
      id,
      url: `${UPLOADS_PATH}/${id}`,
      bytes,
      bytes_received: 0,
      expires_at: expires_at.toISOString(),
    }
  },
)
