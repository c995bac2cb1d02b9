import type { PersonalRows } from '#platform/personal-data.ts'

/** The personal data of this feature. Messages stay in their conversation, without an author. */
export const messagingPersonalData: readonly PersonalRows[] = [
  {
    table: 'messages',
    by: 'user_id',
    columns: [
      'thread_id',
      'message_ts',
      'message_type',
      'text',
      'attachment_url',
      'details',
      'created_at',
      'edited_at',
      'deleted_at',
    ],
    key: ['message_ts', 'thread_id'],
    file: 'messages',
    at_erasure: 'keep',
  },
  {
    table: 'message_likes',
    by: 'user_id',
    columns: ['thread_id', 'message_ts'],
    key: ['thread_id', 'message_ts'],
    file: 'likes',
    at_erasure: 'keep',
  },
  {
    table: 'thread_reads',
    by: 'user_id',
    columns: [],
    key: ['thread_id'],
    file: null,
    at_erasure: 'delete',
  },
  // Contains the authors of a thread, like its messages.
  {
    table: 'thread_authors',
    by: 'user_id',
    columns: [],
    key: ['thread_id'],
    file: null,
    at_erasure: 'keep',
  },
  // The log of the messages.
  {
    table: 'thread_events',
    by: 'user_id',
    columns: [],
    key: ['thread_id', 'seq'],
    file: null,
    at_erasure: 'keep',
  },
  {
    table: 'message_reactions',
    by: 'user_id',
    columns: ['thread_id', 'message_ts', 'emoji', 'created_at'],
    key: ['thread_id', 'message_ts', 'emoji'],
    file: 'reactions',
    at_erasure: 'keep',
  },
  // Others still see that a person without a name takes part.
  {
    table: 'thread_participants',
    by: 'user_id',
    columns: ['thread_id', 'joined_at'],
    key: ['thread_id'],
    file: 'threads',
    at_erasure: 'keep',
  },
  {
    table: 'thread_settings',
    by: 'user_id',
    columns: ['thread_id', 'notifications_enabled', 'muted_until'],
    key: ['thread_id'],
    file: 'thread_settings',
    at_erasure: 'delete',
  },
]
