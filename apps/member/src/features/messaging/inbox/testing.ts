import type { Author, Message, Participant, Thread } from '@foyer/contract/messaging/shapes'

/** Somebody who writes, for tests. */
export function anAuthor(change: Partial<Author> = {}): Author {
  return { user_id: 'ann', name: 'Ann Lee', avatar_urls: null, is_admin: false, ...change }
}

/** Somebody in a thread, for tests. */
export function aParticipant(change: Partial<Participant['user']> = {}): Participant {
  return {
    user: { ...anAuthor(), subscriber_id: 's', can_message: true, ...change },
    liked_messages: [],
    has_contributed: true,
    notifications_enabled: null,
  }
}

/** A message of somebody else, for tests. */
export function aMessage(change: Partial<Message> = {}): Message {
  return {
    message_thread_id: 't',
    message_ts: '1000',
    message: 'Hello',
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
    user: anAuthor(),
    abilities: { delete: false, like: true, reply: true, edit: false, pin: false, report: true },
    ...change,
  }
}

/** A direct thread with one message, for tests. */
export function aThread(change: Partial<Thread> = {}): Thread {
  return {
    id: 't',
    type: 'direct',
    title: 'Ann Lee',
    channel_id: 'thread:t',
    is_private: true,
    is_read_by_team: false,
    is_feed: false,
    is_unread: false,
    unread_count: 0,
    has_been_renamed: false,
    message_count: 1,
    remaining_messages: 0,
    total_count_participants: 2,
    participants: [aParticipant(), aParticipant({ user_id: 'me', name: 'Me' })],
    participant: aParticipant({ user_id: 'me', name: 'Me' }),
    latest_message_ts: '1000',
    latest_message: aMessage(),
    last_message_read_ts: null,
    parent_message: null,
    parent_thread_id: null,
    notifications_enabled: true,
    muted_until: null,
    created_at: '2026-01-01T00:00:00.000Z',
    page_id: null,
    page_path: null,
    seq: 1,
    no_send_reason: null,
    no_send_until: null,
    abilities: { send: true, pin: false, rename: true, add: true, remove: true, leave: true },
    ...change,
  }
}
