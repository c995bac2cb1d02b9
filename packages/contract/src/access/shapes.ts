import { z } from 'zod'
import { day, id, instant } from '../shapes.ts'
import { ACCESS_LIMITS } from './limits.ts'

/** Why a page is locked (spec section 4, "Page access result"). */
export const denialReason = z.enum([
  'IS_PRIVATE',
  'AUTHENTICATION_REQUIRED',
  'PURCHASE_REQUIRED',
  'START_REQUIRED',
  'IS_SCHEDULED',
  'VIEWABLE_CHILDREN',
])

/** The viewer may read the page, and may be allowed to act on it. */
export const accessGranted = z.object({
  granted: z.literal(true),
  reason: z.literal('ALLOW_BROWSING').nullable(),
  may_act: z.boolean(),
  /** With ALLOW_BROWSING: the products of which one lets them act, where the page is sold; and the overlay to show. */
  product_ids: z.array(id),
  overlay_id: id.nullable(),
})

/** The server's decision about the viewer's access to a page. */
export const accessResult = z.discriminatedUnion('granted', [
  accessGranted,
  z.object({
    granted: z.literal(false),
    reason: denialReason,
    /** With VIEWABLE_CHILDREN: why the page itself stays locked. */
    denied_by: denialReason.nullable(),
    product_ids: z.array(id),
    overlay_id: id.nullable(),
    /** When it opens, by the server's clock; null where no date can be given. */
    available_after: instant.nullable(),
    /** The same as a day in the app's zone, for texts such as its weekday. */
    available_day: day.nullable(),
    /** With START_REQUIRED: the page to start. */
    start_page_id: id.nullable(),
  }),
])

const ownCause = z.enum(['purchase', 'subscription', 'gift', 'manual', 'import', 'in_app_purchase'])

/** Access that the viewer once had and no longer has. */
export const endedAccess = z.object({ title: z.string(), cause: ownCause, ended_at: instant })

/** The viewer's own access to a page; absent for guests. */
const own = {
  /** Why the page is accessible to this viewer and not to everyone: owned access, or being an admin. */
  because: z.array(
    z.object({
      /** The product or private page; null for an admin. */
      title: z.string().nullable(),
      cause: z.enum([...ownCause.options, 'admin']),
      /** Null: without an end, or as long as a plan runs. */
      until: instant.nullable(),
    }),
  ),
  /** Ended access that would have opened the page, the most recently ended first. */
  ended: z.array(endedAccess),
}

const [opened, shut] = accessResult.options

/** What the server decided, with what is behind it of the viewer's own. */
export const ownAccessResult = z.discriminatedUnion('granted', [opened.extend(own), shut.extend(own)])

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
    'ended',
  ]),
  /** `replaced`: a later grant of the same cause follows it. A revocation has the status of what it revoked. */
  status: z.enum(['held', 'upcoming', 'replaced', 'ended', 'taken_back']),
  /** The state of the plan that gives this access, while it does. */
  plan: z.enum(['trialing', 'active', 'past_due', 'paused', 'canceled']).nullable(),
  /** Until when a plan or store purchase was paid; the grace period follows. */
  paid_until: instant.nullable(),
  starts_at: instant,
  ends_at: instant.nullable(),
  note: z.string(),
  created_at: instant,
})

/** Members who gain and who lose by new settings, and the names of some of them. */
export const accessAudienceChange = z.object({
  gains: z.number().int(),
  loses: z.number().int(),
  gaining: z.array(z.string()),
  losing: z.array(z.string()),
})

/** One rule of the access decision, in order of evaluation. */
export const explainedRule = z.object({
  rule: z.string(),
  outcome: z.enum(['passed', 'failed', 'not_reached']),
  /** Why the rule passed although its condition was not met. */
  waived_by: z.enum(['is_admin', 'allow_browsing', 'completed']).nullable(),
  is_deciding: z.boolean(),
  /** The page that the setting belongs to; null for a rule of the app. */
  page_id: id.nullable(),
  page_title: z.string().nullable(),
  /** Which products it was passed by; where it was not passed by any, those that would do. */
  product_ids: z.array(id),
  date: instant.nullable(),
})

/** Why a person can or cannot see a page at an instant. */
export const pageAccessExplanation = z.object({
  granted: z.boolean(),
  /** They may start, complete and schedule it too; else they only read. */
  may_act: z.boolean(),
  /** Null with a denial: the page was not published. */
  reason: denialReason.nullable(),
  available_after: instant.nullable(),
  rules: z.array(explainedRule),
  /** A past instant is evaluated with the settings in force then; the page tree and admin roles are those of today. */
  is_past: z.boolean(),
  /** Pages (null: the app) whose settings at that instant are unknown, so that today's settings are used. */
  not_known: z.array(z.object({ page_id: id.nullable(), page_title: z.string().nullable() })),
})

export type AccessGranted = z.infer<typeof accessGranted>
export type AccessResult = z.infer<typeof accessResult>
export type AccessNodeInput = z.infer<typeof accessNode>
