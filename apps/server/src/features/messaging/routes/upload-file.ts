import { uploadFile as call } from '@foyer/contract/messaging/upload-file'
import { implement } from '#platform/http/implement.ts'
import { storeUpload } from '../commands/store-upload.ts'
import { messagingPolicy } from '../policy.ts'
import { decideThreadAccess } from '../thread-access.ts'
import { prepareUpload } from '../uploads/prepare-upload.ts'
import { createUploadPresenter } from '../uploads/present-upload.ts'

export const uploadFileRoute = implement(
  call,
  messagingPolicy.uploadFile,
  async ({ input, file, viewer, ctx, authorize, fail }) => {
    const { id: thread_id, kind, duration_ms, peaks } = input
    const access = await decideThreadAccess(ctx, viewer, thread_id)
    authorize(access)
    if (!access.is_writable) throw fail('thread_is_read_only')
    const prepared = await prepareUpload(ctx.services, file, kind, { duration_ms, peaks })
    const row = await storeUpload(ctx, { user_id: viewer.user_id, thread_id, kind, prepared })
    return createUploadPresenter(ctx.services).upload(row)
  },
)
