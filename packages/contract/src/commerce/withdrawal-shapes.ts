import { z } from 'zod'
import { id, instant } from '../shapes.ts'

/** Withdrawal ends a contract as if it had not been made; cancellation ends its renewals. */
export const withdrawalKind = z.enum(['withdrawal', 'cancellation'])

/** Where a withdrawal or cancellation stands; `open` waits for the team, `resolved` was finished by it. */
export const withdrawalState = z.enum(['received', 'open', 'done', 'refused', 'resolved'])

/** Why it waits, was refused, or how it was carried out. */
export const withdrawalReason = z.enum([
  'unmatched',
  'not_refundable',
  'refund_failed',
  'too_late',
  'waived',
  'already_refunded',
  'nothing_to_cancel',
  'already_canceled',
  'refunded',
  'ended',
  'canceled',
])

/** A withdrawal or cancellation that somebody sent without sign-in; name, address and reference are as typed. */
export const withdrawal = z.object({
  id,
  kind: withdrawalKind,
  state: withdrawalState,
  reason: withdrawalReason.nullable(),
  name: z.string(),
  email: z.string(),
  /** The number of an order or invoice. */
  reference: z.string(),
  /** The order that it is about; null where none was found. */
  order_id: id.nullable(),
  received_at: instant,
  finished_at: instant.nullable(),
  /** Who of the team resolved it. */
  actor_name: z.string().nullable(),
})

/** Whether buyers may withdraw: as in the seller's country, or as the owner chose. */
export const withdrawalChoice = z.enum(['country', 'on', 'off'])

/** An order of a member that they may withdraw from or cancel, or that they canceled. */
export const contract = z.object({
  order_id: id,
  number: z.number().int(),
  titles: z.array(z.string()),
  ordered_at: instant,
  /** Null where the member cannot withdraw from it. */
  withdrawable_until: instant.nullable(),
  /** Whether its subscription renews; null without one that runs. */
  renewal: z.enum(['renews', 'canceled']).nullable(),
  /** When a canceled subscription ends. */
  ends_at: instant.nullable(),
})
