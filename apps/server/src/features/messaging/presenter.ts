import { avatarUrls } from '@foyer/contract/identity/shapes'
import type { Author, Message, SharedMessage, ThreadEvent } from '@foyer/contract/messaging/shapes'
import { escapeBrackets } from '@foyer/domain/messaging'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { findPeopleByUser } from '../directory/index.ts'
import { canDelete } from './policy.ts'
import type { LogRow } from './repository/log.ts'
import type { MessageRow } from './repository/messages.ts'

/** Who wrote some messages, by user id. */
export type Authors = ReadonlyMap<string, Author>

/** Reads the people of some rows, each once. */
export async function loadAuthors(db: AppDb | AppTx, rows: readonly { user_id: string }[]): Promise<Authors> {
  const people = await findPeopleByUser(db, [...new Set(rows.map((row) => row.user_id))])
  return new Map(people.map((person) => [person.user_id, presentAuthor(person)]))
}

/** A person as messages show them: nothing that leads to their address. */
export function presentAuthor({
  user_id,
  name,
  avatar_urls,
  is_admin,
}: Pick<Viewer, 'user_id' | 'name' | 'avatar_urls' | 'is_admin'>): Author {
  return { user_id, name, avatar_urls: avatarUrls.parse(avatar_urls), is_admin }
}

/** A message as everybody sees it. */
export function presentShared(row: MessageRow, authors: Authors): SharedMessage {
  return {
    message_thread_id: row.thread_id,
    message_ts: row.message_ts,
    message: escapeBrackets(row.text),
    message_type: row.message_type,
    attachment_data: row.attachment_url === null ? null : { url: row.attachment_url, title: null },
    image_urls: [],
    video_url: null,
    reply_thread_id: null,
    reaction_count: row.reaction_count,
    is_root: true,
    pinned_at: null,
    user: authors.get(row.user_id) ?? null,
  }
}

/** The viewer of messages, and whether they may write in the thread. */
export type MessageViewer = { viewer: Viewer | null; is_writable: boolean }

/** A message as this viewer sees it, with what they may do with it. */
export function presentMessage(
  row: MessageRow & { is_liked: boolean },
  authors: Authors,
  { viewer, is_writable }: MessageViewer,
): Message {
  return {
    ...presentShared(row, authors),
    is_liked: row.is_liked,
    abilities: { delete: canDelete(viewer, row.user_id), like: is_writable, reply: false },
  }
}

/** Presents a log entry for sockets; a message deleted since is presented as deleted. */
export function presentLogEntry(row: LogRow, authors: Authors): ThreadEvent {
  const { seq, type, message_ts, user_id, client_id } = row
  if (type === 'reaction') {
    const { is_liked, reaction_count } = row
    return {
      type,
      seq,
      data: { message_ts, user_id, is_liked: is_liked ?? false, reaction_count: reaction_count ?? 0 },
    }
  }
  if (type === 'delete' || row.message === null) return { type: 'delete', seq, data: { message_ts, user_id } }
  return { type, seq, data: { message: presentShared(row.message, authors), client_id } }
}
