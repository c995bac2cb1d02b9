import type { KeptRows } from '../kept-data.ts'

/** What this room keeps about people. Users and subscribers themselves are emptied by the erasure. */
export const accountsKept: readonly KeptRows[] = [
  {
    table: 'users',
    by: 'id',
    columns: [
      'id',
      'email',
      'name',
      'timezone',
      'auth_provider',
      'passwordless',
      'avatar_urls',
      'email_verified_at',
      'created_at',
      'last_seen_at',
    ],
    key: ['id'],
    file: 'user',
    at_erasure: 'keep',
  },
  {
    table: 'subscribers',
    by: 'user_id',
    columns: [
      'id',
      'uuid',
      'language',
      'can_receive_messages_from_members',
      'profile_visibility',
      'attributes',
      'created_at',
    ],
    key: ['id'],
    file: 'subscriber',
    at_erasure: 'keep',
  },
  {
    table: 'sessions',
    by: 'user_id',
    columns: ['browser', 'network', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'],
    key: ['id'],
    file: 'devices',
    at_erasure: 'delete',
  },
  {
    table: 'one_time_tokens',
    by: 'user_id',
    columns: [],
    key: ['id'],
    file: null,
    at_erasure: 'delete',
  },
  {
    table: 'data_exports',
    by: 'user_id',
    columns: ['state', 'requested_at', 'ready_at'],
    key: ['id'],
    file: 'archives',
    at_erasure: 'delete',
  },
  // Made from the name and the address, whenever these change.
  {
    table: 'user_words',
    by: 'user_id',
    columns: [],
    key: ['word'],
    file: null,
    at_erasure: 'keep',
  },
]
