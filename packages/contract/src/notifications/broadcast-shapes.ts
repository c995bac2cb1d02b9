import { z } from 'zod'
import { id, instant, instantInput, optionalLine, optionalText, requiredLine } from '../shapes.ts'
import {
  MAX_BROADCAST_BUTTON,
  MAX_BROADCAST_CONDITIONS,
  MAX_BROADCAST_TEXT,
  MAX_BROADCAST_TITLE,
  MAX_MEMBER_TAG,
} from '../rules/broadcasts.ts'
import { avatarUrls } from '../identity/shapes.ts'
import { notificationChannel, notSentReason } from './inbox-shapes.ts'

/** Where a broadcast is: `sending` from the first member on, until everybody's hour has come. */
export const broadcastState = z.enum(['draft', 'scheduled', 'sending', 'sent', 'cancelled'])

/** Whom a broadcast is for; a member fits who fits all of the conditions, and without any everybody does. */
export const broadcastCondition = z.discriminatedUnion('kind', [
  /** Members who own the product now, by itself or as a part of another. */
  z.strictObject({ kind: z.literal('product'), product_id: id }),
  /** Members with this tag, written in any case. */
  z.strictObject({ kind: z.literal('tag'), tag: requiredLine(MAX_MEMBER_TAG) }),
])

/** A date and time without a zone, `YYYY-MM-DDTHH:MM`. */
const localTime = z.iso.datetime({ local: true, offset: false, precision: -1 })

/** When it is sent: at once, at an instant, or at a time on the clock of each member. */
export const broadcastWhen = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('now') }),
  z.strictObject({ kind: z.literal('at'), at: instant }),
  z.strictObject({ kind: z.literal('local'), local_at: localTime }),
])

const broadcastWhenInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('now') }),
  z.strictObject({ kind: z.literal('at'), at: instantInput }),
  z.strictObject({ kind: z.literal('local'), local_at: localTime }),
])

/** What the owner writes; a draft may lack anything. */
export const broadcastInput = {
  title: optionalLine(MAX_BROADCAST_TITLE).optional(),
  /** `{first_name}` in title and text stands for the first name of the member. */
  text: optionalText(MAX_BROADCAST_TEXT).optional(),
  /** The page that it opens; null: the start of the app. */
  page_id: id.nullable().optional(),
  /** The button of the mail; empty: one that names the app. */
  button_label: optionalLine(MAX_BROADCAST_BUTTON).optional(),
  channels: z.array(notificationChannel).max(3).optional(),
  audience: z.array(broadcastCondition).max(MAX_BROADCAST_CONDITIONS).optional(),
  when: broadcastWhenInput.optional(),
}

/** A broadcast as the studio shows it. */
export const broadcast = z.object({
  id,
  state: broadcastState,
  revision: z.number().int(),
  title: z.string(),
  text: z.string(),
  page_id: id.nullable(),
  /** Null where there is no such page any more. */
  page_title: z.string().nullable(),
  button_label: z.string(),
  channels: z.array(notificationChannel),
  audience: z.array(broadcastCondition),
  /** The products that the audience names. */
  products: z.array(z.object({ id, title: z.string() })),
  when: broadcastWhen,
  updated_at: instant,
  /** When the first members receive it, or received it. */
  starts_at: instant.nullable(),
  ended_at: instant.nullable(),
})

/** What a list says of a broadcast; null before it is sent. */
export const broadcastTotals = z.object({
  recipients: z.number().int(),
  opened: z.number().int(),
  clicked: z.number().int(),
})

export const listedBroadcast = broadcast.extend({ totals: broadcastTotals.nullable() })

/** How many members it reaches if it is sent now. */
export const broadcastReach = z.object({
  /** Members who fit the audience and may receive news. */
  members: z.number().int(),
  /** Those of them who receive it by at least one chosen channel. */
  reached: z.number().int(),
  by_channel: z.object({ in_app: z.number().int(), push: z.number().int(), mail: z.number().int() }),
  /** Who fits the audience and receives nothing: suspended, or without news. */
  excluded: z.object({ suspended: z.number().int(), news_off: z.number().int() }),
  /** Why members receive no mail. */
  without_mail: z.object({
    unverified: z.number().int(),
    switched_off: z.number().int(),
    suppressed: z.number().int(),
  }),
  /** Of a time on each member's clock: who receives it first and last, and for how many it is over already. */
  zones: z
    .object({
      first: z.object({ timezone: z.string(), at: instant }),
      last: z.object({ timezone: z.string(), at: instant }),
      passed: z.number().int(),
    })
    .nullable(),
})

/** What became of a broadcast on one channel. */
export const broadcastChannelFigures = z.object({
  channel: notificationChannel,
  sent: z.number().int(),
  /** Handed over, and due later, such as after quiet hours. */
  waiting: z.number().int(),
  not_sent: z.array(z.object({ reason: notSentReason, count: z.number().int() })),
  /** Read in the app, or a push that was clicked; null for mails, whose reading nobody measures. */
  opened: z.number().int().nullable(),
  clicked: z.number().int(),
})

/** What became of a broadcast. */
export const broadcastFigures = z.object({
  /** Fixed when it starts; they grow while they are added. */
  recipients: z.number().int(),
  /** Members whose time has not come. */
  to_come: z.number().int(),
  channels: z.array(broadcastChannelFigures),
  /** Members who read it in the app, clicked the push or followed a link. */
  opened: z.number().int(),
  /** Members who followed a link. */
  clicked: z.number().int(),
  /** Members who ended news by a link of this mail; null without mails. */
  unsubscribed: z.number().int().nullable(),
  /** The single records are deleted, so nothing changes any more. */
  is_final: z.boolean(),
})

/** A member who would receive a broadcast. */
export const broadcastRecipient = z.object({
  user_id: id,
  name: z.string(),
  avatar_urls: avatarUrls,
  timezone: z.string(),
})

export type BroadcastState = z.infer<typeof broadcastState>
export type BroadcastCondition = z.infer<typeof broadcastCondition>
export type BroadcastWhen = z.infer<typeof broadcastWhen>
export type Broadcast = z.infer<typeof broadcast>
export type ListedBroadcast = z.infer<typeof listedBroadcast>
export type BroadcastTotals = z.infer<typeof broadcastTotals>
export type BroadcastReach = z.infer<typeof broadcastReach>
export type BroadcastFigures = z.infer<typeof broadcastFigures>
export type BroadcastRecipient = z.infer<typeof broadcastRecipient>
