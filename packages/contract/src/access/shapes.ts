import { z } from 'zod'
import { day, id, instant } from '../shapes.ts'
import { ACCESS_LIMITS } from './limits.ts'

/** Why a page is shut (spec section 4, "Page access result"). */
export const denialReason = z.enum([
  'IS_PRIVATE',
  'AUTHENTICATION_REQUIRED',
  'PURCHASE_REQUIRED',
  'START_REQUIRED',
  'IS_SCHEDULED',
  'VIEWABLE_CHILDREN',
])

/** What the server decided about a page for whoever asked. */
export const accessResult = z.discriminatedUnion('granted', [
  z.object({
    granted: z.literal(true),
    reason: z.literal('ALLOW_BROWSING').nullable(),
    may_act: z.boolean(),
  }),
  z.object({
    granted: z.literal(false),
    reason: denialReason,
    /** With VIEWABLE_CHILDREN: why the page itself stays shut. */
    denied_by: denialReason.nullable(),
    product_ids: z.array(id),
    overlay_id: id.nullable(),
    /** When it opens, by the server's clock; null where no date can be given. */
    available_after: instant.nullable(),
    /** The same as a day of the app's own calendar, for words such as its weekday. */
    available_day: day.nullable(),
    /** With START_REQUIRED: the page to start. */
    start_page_id: id.nullable(),
  }),
])

/** A page's access settings: live, outside releases (spec section 3, "Page access node"). */
export const accessNode = z.strictObject({
  inherit: z.boolean(),
  is_progress_root: z.boolean(),
  is_private: z.boolean(),
  require_purchase: z.boolean(),
  allow_browsing: z.boolean(),
  require_authentication: z.boolean(),
  is_scheduled: z.boolean(),
  unlocks_at: instant.nullable(),
  unlock_duration_seconds: z.number().int().min(0).max(ACCESS_LIMITS.duration_seconds).nullable(),
  schedule_period: z.enum(['day', 'week', 'month']).nullable(),
  schedule_interval: z.number().int().min(1).max(ACCESS_LIMITS.interval.day).nullable(),
  products: z.array(id).max(ACCESS_LIMITS.products),
  purchase_overlay: id.nullable(),
})

/** One grant or revocation in the ledger, as the owner reads it. */
export const entitlementEntry = z.object({
  id,
  kind: z.enum(['grant', 'revocation']),
  product_id: id.nullable(),
  page_id: id.nullable(),
  label: z.string(),
  cause: z.enum([
    'purchase',
    'subscription',
    'gift',
    'manual',
    'import',
    'in_app_purchase',
    'refund',
    'dispute',
  ]),
  starts_at: instant,
  ends_at: instant.nullable(),
  note: z.string(),
  created_at: instant,
})

/** Members who gain and who lose by new settings, and the names of some of them. */
export const audienceChange = z.object({
  gains: z.number().int(),
  loses: z.number().int(),
  gaining: z.array(z.string()),
  losing: z.array(z.string()),
})

/** One rule of the decision in the order in which it was judged. */
export const explainedRule = z.object({
  rule: z.string(),
  outcome: z.enum(['passed', 'failed', 'not_reached']),
  is_deciding: z.boolean(),
  /** The page whose setting it is; null for a rule of the app. */
  page_id: id.nullable(),
  page_title: z.string().nullable(),
  product_ids: z.array(id),
  date: instant.nullable(),
})

/** Why somebody can or cannot see a page at a moment. */
export const pageAccessAnswer = z.object({
  granted: z.boolean(),
  reason: denialReason.nullable(),
  available_after: instant.nullable(),
  rules: z.array(explainedRule),
  /** A past moment is judged by the settings in force then; where pages stand and who is an admin is as of today. */
  is_past: z.boolean(),
  /** Of which pages, or of the app (null), the settings of that moment are not known: those of today stand in. */
  not_known: z.array(z.object({ page_id: id.nullable(), page_title: z.string().nullable() })),
})

export type AccessResult = z.infer<typeof accessResult>
export type AccessNodeInput = z.infer<typeof accessNode>
