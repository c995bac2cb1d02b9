import { createThread as call } from '@foyer/contract/messaging/create-thread'
import type { Message } from '@foyer/contract/messaging/shapes'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { openConversation, openReplies } from '../commands/open-thread.ts'
import { loadThread } from '../load-thread.ts'
import { presentMessage } from '../presenter.ts'
import { publishMessage } from '../publish-message.ts'
import { requireMessaging } from '../require-messaging.ts'
import { decideThreadAccess } from '../thread-access.ts'

export const createThreadRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { parent_message_id, subscriber_ids, title } = input
    if (parent_message_id === null) await requireMessaging(ctx, viewer)
    const thread_id =
      parent_message_id === null
        ? await openConversation(ctx, viewer, { subscriber_ids, title })
        : await openReplies(ctx, viewer, parent_message_id)
    const access = await decideThreadAccess(ctx, viewer, thread_id)
    if (input.messages.length > 0 && !access.is_writable)
      throw fail(access.no_send_reason === 'not_accepting' ? 'not_accepting_messages' : 'thread_is_read_only')

    const messages: Message[] = []
    const message_viewer = { viewer, is_writable: access.is_writable, kind: access.kind }
    for (const data of input.messages) {
      const sent = await publishMessage(ctx, viewer, { access, thread_id, data })
      messages.push(
        ...sent.messages.map((row) =>
          presentMessage({ ...row, is_liked: false }, sent.context, message_viewer),
        ),
      )
    }
    return { thread: await loadThread(ctx, viewer, thread_id, access), messages }
  },
)
