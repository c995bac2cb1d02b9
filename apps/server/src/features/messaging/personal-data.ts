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
  // The files of one's messages, which are in the archive and deleted with the account.
  {
    table: 'message_uploads',
    by: 'user_id',
    columns: ['id', 'thread_id', 'message_ts', 'kind', 'name', 'content_type', 'bytes', 'meta', 'created_at'],
    key: ['id'],
    file: 'message_files',
    at_erasure: 'delete',
  },
  {
    table: 'thread_settings',
    by: 'user_id',
    columns: ['thread_id', 'notifications_enabled', 'muted_until'],
    key: ['thread_id'],
    file: 'thread_settings',
    at_erasure: 'delete',
  },
  {
    table: 'message_reports',
    by: 'user_id',
    columns: ['thread_id', 'message_ts', 'reason', 'note', 'created_at'],
    key: ['thread_id', 'message_ts'],
    file: 'message_reports',
    at_erasure: { clear: ['note'] },
  },
  // What the team decided about messages, which stay as well; their copies are emptied 30 days after the decision.
  {
    table: 'moderation_cases',
    by: 'author_id',
    columns: [],
    key: ['id'],
    file: null,
    at_erasure: 'keep',
  },
  {
    table: 'moderation_actions',
    by: 'author_id',
    columns: [],
    key: ['id'],
    file: null,
    at_erasure: { clear: ['text'] },
  },
  {
    table: 'message_mutes',
    by: 'user_id',
    columns: ['muted_until'],
    key: ['user_id'],
    file: 'message_mutes',
    at_erasure: 'delete',
  },
]
