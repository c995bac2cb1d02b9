import type { Message } from '@foyer/contract/messaging/shapes'

/** A message of a member, for tests. */
export function aMessage(changes: Partial<Message> = {}): Message {
  return {
    message_thread_id: 'thread',
    message_ts: '1763460000000000',
    message: 'Flat enough.',
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
    is_liked: false,
    is_root: true,
    edited_at: null,
    pinned_at: null,
    user: { user_id: 'maren', name: 'Maren', avatar_urls: null, is_admin: true },
    abilities: { delete: false, like: true, reply: false, edit: false, pin: false, report: false },
    ...changes,
  }
}
