import type { ConversationMessage, ConversationNote } from '@foyer/contract/messaging/inbox-shapes'
import { toMessageTs } from '@foyer/domain/messaging'

/** A message of the member of a conversation, for tests. */
export function aConversationMessage(
  at: string,
  change: Partial<ConversationMessage> = {},
): ConversationMessage {
  const is_own = change.is_own ?? false
  return {
    message_thread_id: 'thread',
    message_ts: toMessageTs(at),
    message: 'Is the box step meant to hurt my hip?',
    message_type: 'message',
    status: 'sent',
    attachment_data: null,
    image_ids: [],
    image_urls: [],
    images: [],
    video_url: null,
    mentions: [],
    quote: null,
    notification: null,
    reply_thread_id: null,
    reply_count: 0,
    reaction_count: 0,
    reactions: [],
    is_root: true,
    edited_at: null,
    pinned_at: null,
    user: {
      user_id: is_own ? 'mara' : 'wei',
      name: is_own ? 'Mara Okafor' : 'Wei Zhang',
      avatar_urls: null,
      is_admin: is_own,
    },
    is_own,
    sent_by: null,
    ...change,
  }
}

/** A note of the team, for tests. */
export function aConversationNote(created_at: string): ConversationNote {
  return {
    id: `note ${created_at}`,
    text: 'Box is 50 cm in the video.',
    author: { team_member_id: 'leo', name: 'Leo Brandt' },
    created_at,
    abilities: { delete: true },
  }
}
