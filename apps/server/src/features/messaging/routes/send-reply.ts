import { sendReply as call } from '@foyer/contract/messaging/send-reply'
import { implement } from '#platform/http/implement.ts'
import { findConversation } from '../inbox/find-conversation.ts'
import { inboxPolicy } from '../inbox/policy.ts'
import { presentConversationMessages } from '../inbox/present-messages.ts'
import { insertSenders } from '../inbox/repository/senders.ts'
import { publishMessage } from '../publish-message.ts'

export const sendReplyRoute = implement(
  call,
  inboxPolicy.readConversation,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { scope, data } = input
    const conversation = await findConversation(ctx, viewer, input)
    authorize({ scope, conversation })
    if (!conversation) throw fail('not_found')
    const { thread_id, side, access } = conversation
    if (access.no_send_reason === 'chat_unavailable') throw fail('messaging_unavailable')
    if (!access.is_writable) throw fail('thread_is_read_only')
    const { messages, seq } = await publishMessage(ctx, side.viewer, {
      ...{ access, thread_id, data },
      alsoWrite: async (tx, sent) => {
        if (scope === 'mine') return
        const message_tss = sent.messages.map(({ message_ts }) => message_ts)
        await insertSenders(tx, { thread_id, message_tss, sender: viewer })
      },
    })
    return { messages: await presentConversationMessages(ctx, conversation, messages), seq }
  },
)
