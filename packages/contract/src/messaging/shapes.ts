import { z } from 'zod'
import { avatarUrls } from '../identity/shapes.ts'
import { toEmoji } from '../rules/emoji.ts'
import { id, instant, optionalText, requiredText } from '../shapes.ts'

const LARGEST_TS = 2n ** 63n - 1n

/** Microseconds since 1970 as a decimal text, given by the server, strictly rising within a thread. */
export const messageTs = z
  .string()
  .regex(/^(0|[1-9]\d{0,18})$/)
  .refine((text) => /^\d{1,19}$/.test(text) && BigInt(text) <= LARGEST_TS)

/** A person as messages show them. */
export const author = z.object({
  user_id: id,
  name: z.string(),
  avatar_urls: avatarUrls,
  is_admin: z.boolean(),
})

/** A picture of a message. Addresses end after a while; `thumb_url` fits into 480 px. */
const messageImage = z.object({
  id,
  url: z.string(),
  thumb_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})

/** A page behind a link, as the server read it. */
const linkPreview = z.object({
  title: z.string(),
  description: z.string(),
  site_name: z.string(),
  image_url: z.string().nullable(),
})

/** What a message of type attachment carries: a link, a file, or a voice note. */
export const attachmentKind = z.enum(['link', 'file', 'audio'])

const attachmentData = z.object({
  kind: attachmentKind,
  url: z.string(),
  title: z.string().nullable(),
  content_type: z.string().nullable(),
  bytes: z.number().int().nullable(),
  /** Of a voice note: its length, and up to 64 levels from 0 to 100 to draw it. */
  duration_ms: z.number().int().nullable(),
  peaks: z.array(z.number().int()),
  preview: linkPreview.nullable(),
})

/** A member or team member who is mentioned; `name` is as the text has it. */
const mention = z.object({ user_id: id, name: z.string() })

/** The message that another one quotes; without words once it is deleted or hidden. */
const quote = z.object({
  message_ts: messageTs,
  message_type: z.enum(['message', 'image', 'video', 'attachment', 'notification']),
  excerpt: z.string(),
  user: author.nullable(),
  is_gone: z.boolean(),
})

/** What the app itself reports in a thread. Clients word it; `title` is the new title of a rename. */
const threadNotification = z.object({
  event: z.enum(['created', 'renamed', 'added', 'removed', 'left']),
  actor: author.nullable(),
  people: z.array(author),
  title: z.string().nullable(),
})

const reaction = z.object({ emoji: z.string(), count: z.number().int(), is_mine: z.boolean() })

export const message = z.object({
  message_thread_id: id,
  message_ts: messageTs,
  /** Escaped text; mentions are `<@Name>`. Empty for a message without words. */
  message: z.string(),
  message_type: z.enum(['message', 'image', 'video', 'attachment', 'notification']),
  /** `hidden`: by the team; its words and files are left out. */
  status: z.enum(['sent', 'hidden']),
  attachment_data: attachmentData.nullable(),
  image_ids: z.array(id),
  image_urls: z.array(z.string()),
  images: z.array(messageImage),
  video_url: z.string().nullable(),
  mentions: z.array(mention),
  quote: quote.nullable(),
  notification: threadNotification.nullable(),
  /** The thread of its replies; null before the first reply. */
  reply_thread_id: id.nullable(),
  reply_count: z.number().int(),
  /** Likes. Other reactions are in `reactions`. */
  reaction_count: z.number().int(),
  reactions: z.array(reaction),
  is_liked: z.boolean(),
  /** It is no reply. */
  is_root: z.boolean(),
  edited_at: instant.nullable(),
  pinned_at: instant.nullable(),
  user: author.nullable(),
  abilities: z.object({
    delete: z.boolean(),
    like: z.boolean(),
    reply: z.boolean(),
    edit: z.boolean(),
    pin: z.boolean(),
    report: z.boolean(),
  }),
})

/** Whose a thread is: of a page, of two people, of a group, a channel of the app, or the replies to a message. */
export const threadType = z.enum(['page', 'direct', 'group', 'feed', 'reply'])

/** A person of a thread, and whether the viewer may write to them. */
export const threadPerson = author.extend({ subscriber_id: id.nullable(), can_message: z.boolean() })

/** A person in a thread. What others have liked and muted is private: empty and null for everybody but oneself. */
export const participant = z.object({
  user: threadPerson,
  /** The latest hundred messages of the thread that the viewer likes. */
  liked_messages: z.array(messageTs),
  has_contributed: z.boolean(),
  notifications_enabled: z.boolean().nullable(),
})

/** Why nobody, or not this viewer, may write in a thread. */
export const noSendReason = z.enum([
  'read_only',
  'team_only',
  'not_accepting',
  'alone',
  'chat_unavailable',
  'archived',
  /** By the team, for a time. */
  'muted',
])

export const thread = z.object({
  id,
  type: threadType,
  title: z.string(),
  channel_id: z.string(),
  /** Only participants read it. */
  is_private: z.boolean(),
  /** The app's messaging profile takes part, so that the team with the inbox permission reads it. */
  is_read_by_team: z.boolean(),
  is_feed: z.boolean(),
  is_unread: z.boolean(),
  /** Messages of others behind the marker, counted up to 100. */
  unread_count: z.number().int(),
  has_been_renamed: z.boolean(),
  message_count: z.number().int(),
  /** Messages beside `latest_message`. */
  remaining_messages: z.number().int(),
  total_count_participants: z.number().int(),
  /** Up to eight, those who wrote last first; a thread of a page lists those who have written in it. */
  participants: z.array(participant),
  /** The viewer; null for guests and for those who only read. */
  participant: participant.nullable(),
  latest_message_ts: messageTs.nullable(),
  latest_message: message.nullable(),
  last_message_read_ts: messageTs.nullable(),
  /** Of replies: the message above them. */
  parent_message: message.nullable(),
  parent_thread_id: id.nullable(),
  notifications_enabled: z.boolean(),
  muted_until: instant.nullable(),
  created_at: instant.nullable(),
  page_id: id.nullable(),
  page_path: z.string().nullable(),
  /** The sequence of the thread's event log: where a socket resumes. */
  seq: z.number().int(),
  no_send_reason: noSendReason.nullable(),
  /** When the viewer may write again, where the team has muted them. */
  no_send_until: instant.nullable(),
  abilities: z.object({
    send: z.boolean(),
    pin: z.boolean(),
    rename: z.boolean(),
    add: z.boolean(),
    remove: z.boolean(),
    leave: z.boolean(),
  }),
})

/** The sender's own id of a message, echoed in the event so that it is not shown twice. */
const clientId = z.string().min(1).max(64)
const mentionIds = z.array(id).max(50)
/** Uploads of the sender (`messaging.uploadFile`) that are not yet part of a message. */
const imageIds = z.array(id).max(10)
const emoji = z
  .string()
  .max(64)
  .refine((text) => toEmoji(text) !== null, { error: 'invalid_format' })
  .transform((text) => toEmoji(text) ?? text)

/** What a member sends: words, pictures, or one video, file or voice note, each optional but not all absent. */
export const newMessage = z.strictObject({
  message: optionalText(4000).default(''),
  /** Sending it again returns the existing messages; in another thread it is refused. */
  client_id: clientId.optional(),
  image_ids: imageIds.default([]),
  file_id: id.nullable().default(null),
  quote_ts: messageTs.nullable().default(null),
  mention_ids: mentionIds.default([]),
})

/** What `POST /threads/{id}/messages` takes in `data`, each action with a policy of its own. */
export const messageAction = z.discriminatedUnion('action', [
  newMessage.extend({ action: z.literal('publish') }),
  z.strictObject({
    action: z.literal('edit'),
    message_ts: messageTs,
    message: requiredText(4000),
    mention_ids: mentionIds.default([]),
  }),
  z.strictObject({ action: z.literal('delete'), message_ts: messageTs }),
  z.strictObject({ action: z.literal('like'), message_ts: messageTs }),
  z.strictObject({ action: z.literal('unlike'), message_ts: messageTs }),
  z.strictObject({ action: z.literal('react'), message_ts: messageTs, emoji }),
  z.strictObject({ action: z.literal('unreact'), message_ts: messageTs, emoji }),
])

/** A message as everybody sees it: what is one's own in it, and what may be done with it, each works out for themselves. */
export const sharedMessage = message
  .omit({ is_liked: true, abilities: true, reactions: true })
  .extend({ reactions: z.array(reaction.omit({ is_mine: true })) })

/** What an edit, a pin, a reply, a preview or hiding changes in a message. Reactions have events of their own. */
const messageUpdate = sharedMessage.omit({ reaction_count: true, reactions: true })

/** One entry of a thread's event log, as sockets carry it. `seq` rises by one from entry to entry. */
export const threadEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message'),
    seq: z.number().int(),
    data: z.object({ message: sharedMessage, client_id: z.string().nullable() }),
  }),
  z.object({
    type: z.literal('update'),
    seq: z.number().int(),
    data: z.object({ message: messageUpdate }),
  }),
  z.object({
    type: z.literal('delete'),
    seq: z.number().int(),
    /** `user_id`: who wrote it. */
    data: z.object({ message_ts: messageTs, user_id: id }),
  }),
  z.object({
    type: z.literal('reaction'),
    seq: z.number().int(),
    data: z.object({
      message_ts: messageTs,
      user_id: id,
      /** Null: a like. */
      emoji: z.string().nullable(),
      is_liked: z.boolean(),
      reaction_count: z.number().int(),
    }),
  }),
  z.object({
    type: z.enum(['participant_added', 'participant_removed']),
    seq: z.number().int(),
    data: z.object({ user_id: id }),
  }),
  /** Its title or settings changed: read the thread again. */
  z.object({ type: z.literal('thread_updated'), seq: z.number().int(), data: z.object({ user_id: id }) }),
])

/** What the channel `typing:{thread_id}` says: somebody is writing. It is stored nowhere. */
export const typingEvent = z.object({
  type: z.literal('typing'),
  seq: z.literal(0),
  data: z.object({ user_id: id, name: z.string() }),
})

export type TypingEvent = z.infer<typeof typingEvent>
export type Author = z.infer<typeof author>
export type Message = z.infer<typeof message>
export type MessageImage = z.infer<typeof messageImage>
export type AttachmentData = z.infer<typeof attachmentData>
export type LinkPreview = z.infer<typeof linkPreview>
export type Mention = z.infer<typeof mention>
export type Quote = z.infer<typeof quote>
export type ThreadNotification = z.infer<typeof threadNotification>
export type Reaction = z.infer<typeof reaction>
export type SharedMessage = z.infer<typeof sharedMessage>
export type MessageUpdate = z.infer<typeof messageUpdate>
export type Thread = z.infer<typeof thread>
export type ThreadType = z.infer<typeof threadType>
export type NoSendReason = z.infer<typeof noSendReason>
export type ThreadPerson = z.infer<typeof threadPerson>
export type Participant = z.infer<typeof participant>
export type NewMessage = z.infer<typeof newMessage>
export type MessageAction = z.infer<typeof messageAction>
export type ThreadEvent = z.infer<typeof threadEvent>
