import type {
  Conversation,
  ConversationDetail,
  ConversationNote,
} from '@foyer/contract/messaging/inbox-shapes'
import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { findPeopleByUser } from '../../directory/index.ts'
import { listParticipantIds } from '../repository/thread-people.ts'
import { createSideKey } from './create-side-key.ts'
import type { FoundConversation } from './find-conversation.ts'
import type { InboxSide } from './find-side.ts'
import { listAssignable } from './list-assignable.ts'
import { inboxPolicy } from './policy.ts'
import { presentConversations, presentPerson } from './present-conversation.ts'
import { readConversation } from './repository/conversations.ts'
import { listNotes, type NoteRow, type NotesKey } from './repository/notes.ts'

/** Reads a conversation as the list shows it. */
export async function loadConversation(
  ctx: Ctx,
  team: TeamViewer,
  { side, thread_id }: Pick<FoundConversation, 'side' | 'thread_id'>,
): Promise<{ conversation: Conversation; last_message_read_ts: string | null }> {
  const row = await readConversation(ctx.db, createSideKey(side), thread_id)
  const assignable = side.scope === 'team' ? await listAssignable(ctx, team) : []
  const [conversation] = await presentConversations(ctx, side, row ? [row] : [], assignable)
  if (!row || !conversation) throw notFound()
  return { conversation, last_message_read_ts: row.last_message_read_ts }
}

/** Reads a conversation as it is opened. */
export async function loadDetail(
  ctx: Ctx,
  team: TeamViewer,
  { side, access, thread_id }: FoundConversation,
): Promise<ConversationDetail> {
  const [{ conversation, last_message_read_ts }, ids, notes] = await Promise.all([
    loadConversation(ctx, team, { side, thread_id }),
    listParticipantIds(ctx.db, thread_id),
    listNotes(ctx.db, createNotesKey(side, thread_id)),
  ])
  const hidden = new Set(side.hidden)
  const people = await findPeopleByUser(
    ctx.db,
    ids.filter((id) => !hidden.has(id)),
  )
  const assigning = { scope: side.scope, conversation: access, assignee_may_read: true }
  return {
    ...conversation,
    scope: side.scope,
    people: ids.flatMap((id) => people.filter(({ user_id }) => user_id === id).map(presentPerson)),
    notes: notes.map((note) => presentNote(team, note)),
    last_message_read_ts,
    no_send_reason: access.no_send_reason,
    abilities: { send: access.is_writable, assign: inboxPolicy.assign(team, assigning).allowed },
  }
}

/** The notes of a side beside a thread. */
export function createNotesKey({ scope, viewer }: InboxSide, thread_id: string): NotesKey {
  return { thread_id, user_id: viewer.user_id, is_team: scope === 'team' }
}

/** A note, which its author may delete. */
export function presentNote(team: TeamViewer, row: NoteRow): ConversationNote {
  return {
    id: row.id,
    text: row.text,
    author: { team_member_id: row.team_member_id, name: row.team_member_name },
    created_at: row.created_at,
    abilities: { delete: row.team_member_id === team.team_member_id },
  }
}
