import { z } from 'zod'
import { id } from '../shapes.ts'

/** The views of the owner's member list besides all members; membership is decided by the server's clock. */
export const memberView = z.enum([
  /** Completed a page within the last seven days. */
  'active',
  /** Members who have not been seen for two weeks. */
  'quiet',
  /** Joined within the last seven days. */
  'new',
  /** Owe the payment of a subscription. */
  'past_due',
])

/** The filters of the owner's member list; all of them have to match. */
export const memberFilter = {
  /** Each word is matched against the beginnings of words in name and address. */
  term: z.string().max(100).optional(),
  /** `member`: those who are in, the team left out. Without a status everyone is listed. */
  status: z.enum(['member', 'pending', 'suspended', 'deleting']).optional(),
  view: memberView.optional(),
  /** Whether the member has a course started and not left. */
  program: z.enum(['any', 'none']).optional(),
  /** Members who own this product, by itself or as a part of another. */
  product_id: id.optional(),
  /** The language they use the app in: their own choice, else the app's. */
  language: z.string().max(12).optional(),
  /** When they were last in the app: within so many days, or before. */
  seen: z.enum(['within_7_days', 'within_30_days', 'before_14_days', 'before_30_days']).optional(),
}

/** The orders of the owner's list. */
export const memberSort = z.enum(['name', 'newest', 'last_seen', 'longest_away'])

/** The optional columns. Name, address and state are part of every export. */
export const memberColumn = z.enum([
  'plan',
  'course',
  'progress',
  'weeks',
  'spent',
  'language',
  'joined',
  'last_seen',
])

/** How many there are, counted up to 1,000. */
export const cappedCount = z.object({
  total: z.number().int(),
  /** There are more than `total`. */
  is_total_capped: z.boolean(),
})

export type MemberView = z.infer<typeof memberView>
export type MemberSort = z.infer<typeof memberSort>
export type MemberColumn = z.infer<typeof memberColumn>
export type CappedCount = z.infer<typeof cappedCount>
