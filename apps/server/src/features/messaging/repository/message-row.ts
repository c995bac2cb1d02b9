import type { Message } from '@foyer/contract/messaging/shapes'
import { sql } from 'kysely'
import type { MessageDetails } from '../message-details.ts'

/** A message as it is stored, its numbers and instants as the wire has them. */
export type MessageRow = {
  thread_id: string
  message_ts: string
  user_id: string
  message_type: Message['message_type']
  text: string
  attachment_url: string | null
  reaction_count: number
  details: MessageDetails | null
  edited_at: string | null
  pinned_at: string | null
  reply_thread_id: string | null
  hidden_at: string | null
}

/** The columns of a `MessageRow`, selected from `messages`. */
export const messageColumns = sql.raw(`
  thread_id, message_ts::text as message_ts, user_id, message_type, text, attachment_url, reaction_count, details,
  instant_text(edited_at) as edited_at, instant_text(pinned_at) as pinned_at, reply_thread_id,
  instant_text(hidden_at) as hidden_at`)

/** A `MessageRow` of `messages` as JSON. */
export const messageJson = sql.raw(`jsonb_build_object(
  'thread_id', thread_id, 'message_ts', message_ts::text, 'user_id', user_id, 'message_type', message_type,
  'text', text, 'attachment_url', attachment_url, 'reaction_count', reaction_count, 'details', details,
  'edited_at', instant_text(edited_at), 'pinned_at', instant_text(pinned_at), 'reply_thread_id', reply_thread_id,
  'hidden_at', instant_text(hidden_at))`)
