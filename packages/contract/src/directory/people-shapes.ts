import { z } from 'zod'
import { id, instant } from '../shapes.ts'
import { avatarUrls } from '../identity/shapes.ts'

/** What one member may know of another: never an address. */
export const personCard = z.object({
  user_id: id,
  subscriber_id: id,
  name: z.string(),
  avatar_urls: avatarUrls,
  /** A team member, or the profile that the app itself writes as. */
  is_staff: z.boolean(),
  can_message: z.boolean(),
})

/** Why a member may not write to another. A block by the viewer is named, a block by the other member never. */
export const noMessageReason = z.enum(['chat_unavailable', 'is_self', 'is_blocked_by_me', 'not_accepting'])

/** One person as their profile shows them. */
export const personProfile = z.object({
  ...personCard.shape,
  member_since: instant,
  /** Null where they may be written to. */
  no_message_reason: noMessageReason.nullable(),
  is_blocked_by_me: z.boolean(),
  abilities: z.object({ block: z.boolean() }),
})

/** A member that the viewer has blocked; `avatar_urls` is null for people who have left or are suspended. */
export const blockedPerson = z.object({
  user_id: id,
  name: z.string(),
  avatar_urls: avatarUrls,
  blocked_at: instant,
})

/** What follows a page of people: its token, or null after the last one. */
export const peoplePage = z.object({ has_more: z.boolean(), next_page: z.string().nullable() })

/** The token of a further page, from a previous response. */
export const pageToken = z.string().max(1000)

export type PersonCard = z.infer<typeof personCard>
export type PersonProfile = z.infer<typeof personProfile>
export type NoMessageReason = z.infer<typeof noMessageReason>
export type BlockedPerson = z.infer<typeof blockedPerson>
