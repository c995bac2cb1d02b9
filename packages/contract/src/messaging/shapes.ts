import { z } from 'zod'
import { avatarUrls } from '../identity/shapes.ts'
import { id, instant, requiredText } from '../shapes.ts'

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

export const message = z.object({
  message_thread_id: id,
  message_ts: messageTs,
  /** Escaped text; mentions are `<@Name>`. Empty for a message that is only an attachment. */
  message: z.string(),
  message_type: z.enum(['message', 'image', 'video', 'attachment', 'notification']),
  attachment_data: z.object({ url: z.string(), title: z.string().nullable() }).nullable(),
  image_urls: z.array(z.string()),
  video_url: z.string().nullable(),
  reply_thread_id: id.nullable(),
  reaction_count: z.number().int(),
  is_liked: z.boolean(),
  is_root: z.boolean(),
  pinned_at: instant.nullable(),
  user: author.nullable(),
  abilities: z.object({ delete: z.boolean(), like: z.boolean(), reply: z.boolean() }),
})

export const thread = z.object({
  id,
  title: z.string(),
  channel_id: z.string(),
  is_private: z.boolean(),
  is_feed: z.boolean(),
  is_unread: z.boolean(),
  has_been_renamed: z.boolean(),
  message_count: z.number().int(),
  total_count_participants: z.number().int(),
  latest_message_ts: messageTs.nullable(),
  latest_message: message.nullable(),
  last_message_read_ts: messageTs.nullable(),
  page_id: id.nullable(),
  page_path: z.string().nullable(),
  /** The sequence of the thread's event log: where a socket resumes. */
  seq: z.number().int(),
  abilities: z.object({ send: z.boolean(), pin: z.boolean() }),
})

/** What `POST /threads/{id}/messages` takes in `data`, each action with a policy of its own. */
export const messageAction = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('publish'),
    message: requiredText(4000),
    /**
     * The sender's own id of the message, echoed in the event so that it is not shown twice. Sending it again
     * returns the existing message; in another thread it is refused.
     */
    client_id: z.string().min(1).max(64).optional(),
  }),
  z.strictObject({ action: z.literal('delete'), message_ts: messageTs }),
  z.strictObject({ action: z.literal('like'), message_ts: messageTs }),
  z.strictObject({ action: z.literal('unlike'), message_ts: messageTs }),
])

/** A message as everybody sees it: whether it is liked, and what may be done with it, each works out for themselves. */
export const sharedMessage = message.omit({ is_liked: true, abilities: true })

/** One entry of a thread's event log, as sockets carry it. `seq` rises by one from entry to entry. */
export const threadEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message'),
    seq: z.number().int(),
    data: z.object({ message: sharedMessage, client_id: z.string().nullable() }),
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
      is_liked: z.boolean(),
      reaction_count: z.number().int(),
    }),
  }),
])

export type Author = z.infer<typeof author>
export type Message = z.infer<typeof message>
export type SharedMessage = z.infer<typeof sharedMessage>
export type Thread = z.infer<typeof thread>
export type MessageAction = z.infer<typeof messageAction>
export type ThreadEvent = z.infer<typeof threadEvent>
