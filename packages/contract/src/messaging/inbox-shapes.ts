import { z } from 'zod'
import { memberRowParts } from '../identity/shapes.ts'
import { id, instant, requiredLine, requiredText } from '../shapes.ts'
import { attachmentKind, author, message, messageTs, noSendReason, sharedMessage } from './shapes.ts'

/**
 * Which side's conversations: `team`: those with the app's messaging profile, for team members with the inbox
 * permission; `mine`: those of the team member's own user, for that person alone.
 */
export const inboxScope = z.enum(['team', 'mine'])

/** A conversation as one side has it: the thread of a coach and the messaging profile is in both scopes. */
export const conversationKey = { id, scope: inboxScope.default('team') }

/** `waiting`: open, and the other side spoke last. A later message of the other side reopens what is done. */
export const conversationView = z.enum(['open', 'waiting', 'done'])

/** A member of the team, as the inbox names them. */
export const inboxTeamMember = z.object({ team_member_id: id, name: z.string() })

/** A person in a conversation; `user_id` is the id of the calls about members. Closed accounts are absent. */
export const conversationPerson = author.extend({ subscriber_id: id.nullable() })

/** The member of a direct conversation with what they pay for and follow. */
export const conversationMember = conversationPerson.extend({
  plan: memberRowParts.shape.plan,
  course: memberRowParts.shape.course,
})

/** The latest message that the conversation shows, in one line. */
export const conversationLine = z.object({
  message_ts: messageTs,
  message_type: message.shape.message_type,
  attachment_kind: attachmentKind.nullable(),
  /** Unescaped text of one line; empty without words. */
  excerpt: z.string(),
  /** Null for what the app reports, and for a hidden message of somebody who is gone. */
  author_name: z.string().nullable(),
  /** It was written by the inbox's own side. */
  is_own: z.boolean(),
  is_hidden: z.boolean(),
})

/** A conversation in the list. `id` is the thread's. */
export const conversation = z.object({
  id,
  type: z.enum(['direct', 'group']),
  /** The member's name, or what the group is called. */
  title: z.string(),
  /** Of a direct conversation. */
  member: conversationMember.nullable(),
  /** Up to four others of a group, for its picture. */
  faces: z.array(author),
  participant_count: z.number().int(),
  /** Null in a conversation that has just been started. */
  latest: conversationLine.nullable(),
  is_unread: z.boolean(),
  /** Counted up to 100. */
  unread_count: z.number().int(),
  /** When the other side wrote what is not answered yet; null: nobody waits. Also null once it is done. */
  waiting_since: instant.nullable(),
  is_done: z.boolean(),
  /** Of the team scope. */
  assignee: inboxTeamMember.nullable(),
  note_count: z.number().int(),
})

/** A note of the team beside a conversation; no member ever receives it. */
export const conversationNote = z.object({
  id,
  text: z.string(),
  author: inboxTeamMember,
  created_at: instant,
  abilities: z.object({ delete: z.boolean() }),
})

/** A conversation as it is opened, with everybody in it and the notes of the team, oldest first. */
export const conversationDetail = conversation.extend({
  scope: inboxScope,
  people: z.array(conversationPerson),
  notes: z.array(conversationNote),
  last_message_read_ts: messageTs.nullable(),
  /** Why nobody can be answered now; null where sending is possible. */
  no_send_reason: noSendReason.nullable(),
  abilities: z.object({ send: z.boolean(), assign: z.boolean() }),
})

/** A message in the inbox. `sent_by`: who of the team wrote it in the inbox; members do not learn it. */
export const conversationMessage = sharedMessage.extend({
  is_own: z.boolean(),
  sent_by: inboxTeamMember.nullable(),
})

/** A text that the team inserts into its answers. */
export const savedReply = z.object({ id, title: z.string(), text: z.string() })

/** What the team enters of a saved reply. */
export const savedReplyInput = { title: requiredLine(80), text: requiredText(4000) }

/** How many conversations of one side there are, each counted up to 100. */
export const inboxCounts = z.object({
  open: z.number().int(),
  waiting: z.number().int(),
  unread: z.number().int(),
})

export type InboxScope = z.infer<typeof inboxScope>
export type ConversationView = z.infer<typeof conversationView>
export type InboxTeamMember = z.infer<typeof inboxTeamMember>
export type ConversationPerson = z.infer<typeof conversationPerson>
export type ConversationMember = z.infer<typeof conversationMember>
export type ConversationLine = z.infer<typeof conversationLine>
export type Conversation = z.infer<typeof conversation>
export type ConversationNote = z.infer<typeof conversationNote>
export type ConversationDetail = z.infer<typeof conversationDetail>
export type ConversationMessage = z.infer<typeof conversationMessage>
export type SavedReply = z.infer<typeof savedReply>
export type InboxCounts = z.infer<typeof inboxCounts>
