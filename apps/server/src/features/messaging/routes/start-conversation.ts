import { startConversation as call } from '@foyer/contract/messaging/start-conversation'
import { implement } from '#platform/http/implement.ts'
import { findPeopleByUser } from '../../directory/index.ts'
import { findOfSide } from '../inbox/find-conversation.ts'
import { findSide } from '../inbox/find-side.ts'
import { loadDetail } from '../inbox/load-conversation.ts'
import { inboxPolicy } from '../inbox/policy.ts'
import { ensureOwnSide, startConversation } from '../inbox/start-conversation.ts'

export const startConversationRoute = implement(
  call,
  inboxPolicy.startConversation,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { scope, member_id } = input
    const [person] = await findPeopleByUser(ctx.db, [member_id])
    authorize({ scope, person: person ?? null })
    if (!person) throw fail('not_found')
    if (!ctx.app.messaging.is_chat_available) throw fail('messaging_unavailable')
    const side = scope === 'team' ? await findSide(ctx, viewer, scope) : await ensureOwnSide(ctx, viewer)
    if (!side) throw fail(scope === 'team' ? 'no_messaging_profile' : 'cannot_message_member')
    const conversation = await findOfSide(ctx, side, await startConversation(ctx, side, person))
    if (!conversation) throw fail('cannot_message_member')
    return loadDetail(ctx, viewer, conversation)
  },
)
