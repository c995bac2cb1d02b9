import { uploadReplyFile as call } from '@foyer/contract/messaging/upload-reply-file'
import { implement } from '#platform/http/implement.ts'
import { storeUpload } from '../commands/store-upload.ts'
import { findConversation } from '../inbox/find-conversation.ts'
import { inboxPolicy } from '../inbox/policy.ts'
import { prepareUpload } from '../uploads/prepare-upload.ts'
import { createUploadPresenter } from '../uploads/present-upload.ts'

export const uploadReplyFileRoute = implement(
  call,
  inboxPolicy.readConversation,
  async ({ input, file, viewer, ctx, authorize, fail }) => {
    const { scope, kind, duration_ms, peaks } = input
    const conversation = await findConversation(ctx, viewer, input)
    authorize({ scope, conversation })
    if (!conversation) throw fail('not_found')
    const { thread_id, side, access } = conversation
    if (!access.is_writable) throw fail('thread_is_read_only')
    const prepared = await prepareUpload(ctx.services, file, kind, { duration_ms, peaks })
    const row = await storeUpload(ctx, { user_id: side.viewer.user_id, thread_id, kind, prepared })
    return createUploadPresenter(ctx.services, { is_for_team: true }).upload(row)
  },
)
