import { z } from 'zod'
import { richText } from '../pages/shapes.ts'
import { id, instant, money, timeZone } from '../shapes.ts'

/** The ways in which a person signs in to an app (spec section 3, "Auth provider types"). */
export const authProvider = z.enum(['default', 'passwordless', 'google', 'apple'])

/** An address as typed. The server normalises it and refuses what is none: field code `email_invalid` or `email_too_long`. */
export const emailInput = z.string().min(1).max(320)

/**
 * A name as typed. Field codes: `name_too_short` (it must be longer than 2 characters, spec section 5),
 * `name_too_long`, `name_has_line_break`.
 */
export const nameInput = z.string().max(500)

/**
 * A new password. Field codes: `password_too_short` (it must be longer than 6 characters, spec section 5),
 * `password_too_long`, `password_too_common`, `passwords_differ`.
 */
export const newPasswordInput = z.string().max(1024)

/** A password to be compared with the stored one. */
export const passwordInput = z.string().min(1).max(1024)

/** A 256-bit secret from a mail or an address. */
export const linkToken = z.string().min(1).max(200)

/** The zone of a person's device, an IANA name. */
export const timeZoneInput = timeZone

/** Pictures of a person by size; null where there is none and the initials are drawn. */
export const avatarUrls = z.object({ small: z.string(), medium: z.string(), large: z.string() }).nullable()

/** The subscription that opens a subscriber-only app (model, "People"). */
export const appSubscription = z.object({
  id,
  product_id: id,
  status: z.enum(['trialing', 'active', 'past_due', 'paused', 'canceled', 'ended']),
  current_period_end: instant.nullable(),
})

/** The values of a member by slug, such as `member.goal` and what an import brought (spec section 3). */
export const memberAttributes = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), richText]),
)

/** Whether other members find a member, and see who they are. */
export const profileVisibility = z.enum(['public', 'private'])

/** The signed-in user (spec section 3, "User"). `subscriber_id` is null until a private app admits them. */
export const user = z.object({
  id,
  email: z.string(),
  /** Empty for a user who signed in by link and has not completed the profile. */
  name: z.string(),
  timezone: z.string(),
  subscriber_id: id.nullable(),
  subscriber_uuid: id.nullable(),
  is_admin: z.boolean(),
  is_account_admin: z.boolean(),
  is_app_messaging_profile: z.boolean(),
  active_product_ids: z.array(id),
  /** The user's own real-time channel: also `access_changed`, `member_blocked`, `thread_changed`, `member_muted` and `member_warned`. */
  global_events_channel: z.string(),
  avatar_urls: avatarUrls,
  can_receive_messages_from_members: z.boolean(),
  profile_visibility: profileVisibility,
  /** The language that the member has chosen; null: the app's default. */
  language: z.string().nullable(),
  /** The user has no password; with `auth_provider` passwordless the profile has to be completed. */
  passwordless: z.boolean(),
  auth_provider: authProvider,
  is_email_verified: z.boolean(),
  attributes: memberAttributes,
  app_subscription: appSubscription.nullable(),
})

/** A value that a member has given for a property of the app (spec section 3). */
export const subscriberProperty = z.object({
  slug: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
})

/** The fields that features add to a sign-in response (spec section 3, "Login response"). */
export const loginParts = z.object({
  /** Ids of the completed stages by the page id of their program. */
  program_subscriptions: z.record(id, z.array(id)),
  /** Ids of event occurrences. */
  event_subscriptions: z.array(id),
  /** Page ids of packs. */
  pack_subscriptions: z.array(id),
  page_completions: z.object({ by_uuid: z.array(id), by_content_type: z.record(z.string(), z.array(id)) }),
  /** Pages that drip never locks again, even if their completion was undone. */
  ever_completed_page_ids: z.array(id),
  /** The current run of each progress root. */
  page_subscriptions: z.array(z.object({ page_id: id, started_at: instant })),
  bookmarked_pages: z.array(id),
  /** The country of the member's billing details; null where they gave none. */
  billing_country: z.string().nullable(),
  past_due_subscriptions: z.array(z.object({ id, product_id: id })),
  subscriber_properties: z.array(subscriberProperty),
  blocked_user_ids: z.array(id),
  exercise_swaps: z.array(z.object({ exercise_id: id, alternate_id: id })),
  /** Rises whenever a gate of the app changes: what was decided before may be decided otherwise now. */
  access_epoch: z.number().int(),
  /** An opaque value for the single pages granted to the member; it changes when they do. */
  page_rights: z.string(),
})

/** Present where a team member views the app as the user: when it ends, and the studio address to return to. */
export const viewing = z.object({ ends_at: instant, studio_url: z.string() })

/**
 * The response of every successful sign-in (spec section 3, "Login response"). Store `authentication_token` in
 * memory only; send it as `X-User-Token`, with the user's e-mail as `X-User-Email`.
 */
export const loginResponse = z.object({
  user,
  authentication_token: z.string(),
  ...loginParts.shape,
  viewing: viewing.optional(),
})

/** A team member as the studio shows them. */
export const teamMember = z.object({
  id,
  email: z.string(),
  name: z.string(),
  role: z.enum(['owner', 'account_admin', 'admin']),
})

/** The owner's organisation. */
export const account = z.object({ id, name: z.string() })

/** The response of every successful sign-in to the studio; the token is sent as `X-User-Token`. */
export const studioLoginResponse = z.object({
  team_member: teamMember,
  account,
  authentication_token: z.string(),
})

/** One row of the owner's list of members. Its `id` is the user's. */
export const memberRow = z.object({
  id,
  subscriber_id: id.nullable(),
  name: z.string(),
  email: z.string(),
  avatar_urls: avatarUrls,
  language: z.string().nullable(),
  timezone: z.string(),
  is_admin: z.boolean(),
  is_account_admin: z.boolean(),
  /** A team member of the app, who cannot be administered as a member. */
  is_team: z.boolean(),
  /** `pending`: signed up in a private app, not yet approved. `deleting`: closed, erased at `deletes_at`. */
  status: z.enum(['member', 'pending', 'suspended', 'deleting']),
  deletes_at: instant.nullable(),
  /** The member closed the account; signing in before `deletes_at` restores it. */
  closed_by_member: z.boolean(),
  joined_at: instant,
  /** When the member was added by an import; equals `joined_at` where the file had no date. */
  imported_at: instant.nullable(),
  /** Null: never, as for imported members who have not signed in. */
  last_seen_at: instant.nullable(),
})

/** The fields that features add to each row of the owner's member list. */
export const memberRowParts = z.object({
  /** The member's main product: a running subscription first, then the newest purchase, then what was granted. */
  plan: z
    .object({
      product_id: id,
      title: z.string(),
      /** The subscription's state as commerce names it; `paid` without one, `granted` where nothing was bought. */
      status: z.string(),
      trial_ends_at: instant.nullable(),
    })
    .nullable(),
  /** The course that the member started last and has not left, with its progress in per cent. */
  course: z.object({ page_id: id, title: z.string(), progress: z.number().int().min(0).max(100) }).nullable(),
  /** How many pages they completed in each of the last eight spans of seven days, the newest last. */
  weeks: z.array(z.number().int()).length(8),
  /** Payments minus refunds, by currency. */
  spent: z.array(money),
})

/** A row of the owner's member list with the fields of all features. */
export const listedMember = z.object({ ...memberRow.shape, ...memberRowParts.shape })

/** A place where a member is signed in. */
export const memberSession = z.object({
  id,
  /** Such as `Chrome on Android`. */
  browser: z.string(),
  /** The network of the sign-in, never the full IP address. */
  network: z.string(),
  created_at: instant,
  last_used_at: instant,
})

/** How a member signs in. */
export const signInFacts = z.object({
  auth_provider: authProvider,
  passwordless: z.boolean(),
  email_verified_at: instant.nullable(),
  sessions: z.array(memberSession),
})

/** Something a member bought, as the owner reads it in a list. */
export const memberPurchase = z.object({
  id,
  product_id: id,
  title: z.string(),
  /** What was paid for it, renewals included, without what went back. */
  amount: z.number().int(),
  currency: z.string(),
  /** The order's or subscription's state, as commerce names it. */
  status: z.string(),
  bought_at: instant,
  renews_at: instant.nullable(),
  /** The end of a break that is planned or in effect. */
  paused_until: instant.nullable(),
  /** Why the member canceled, as they chose, and in their own words. */
  cancel_reason: z.string().nullable(),
  cancel_comment: z.string(),
})

/** Something a member may use, since when, until when, and because of what. */
export const memberEntitlement = z.object({
  id,
  kind: z.enum(['product', 'page']),
  /** The product's or page's id. */
  object_id: id,
  title: z.string(),
  starts_at: instant,
  ends_at: instant.nullable(),
  /** Such as `purchase` or `grant`. */
  cause: z.string(),
})

/** Something a member started; `progress` in per cent, null once they have left. */
export const memberRun = z.object({
  page_id: id,
  title: z.string(),
  started_at: instant,
  ended_at: instant.nullable(),
  progress: z.number().int().min(0).max(100).nullable(),
})

/** A page that a member completed. */
export const memberCompletion = z.object({ page_id: id, title: z.string(), completed_at: instant })

/** The fields that features add to a member's page in the studio. */
export const memberDetailParts = z.object({
  purchases: z.array(memberPurchase),
  entitlements: z.array(memberEntitlement),
  /** Newest first, at most 100. */
  started: z.array(memberRun),
  /** Newest first, at most 100; undone completions are absent. */
  completed: z.array(memberCompletion),
})

/** One member as the owner sees them. */
export const memberDetail = z.object({
  ...memberRow.shape,
  subscriber_uuid: id.nullable(),
  can_receive_messages_from_members: z.boolean(),
  profile_visibility: profileVisibility,
  attributes: memberAttributes,
  sign_in: signInFacts,
  ...memberDetailParts.shape,
})

/** A mail of the development mailbox, as the list shows it. */
export const mailboxEntry = z.object({
  id,
  to_address: z.string(),
  from_address: z.string(),
  subject: z.string(),
  created_at: instant,
})

/** A mail of the mailbox with its text. */
export const mailboxMessage = z.object({
  ...mailboxEntry.shape,
  text_body: z.string(),
  has_html: z.boolean(),
})

export type AuthProvider = z.infer<typeof authProvider>
export type AvatarUrls = z.infer<typeof avatarUrls>
export type AppSubscription = z.infer<typeof appSubscription>
export type SubscriberProperty = z.infer<typeof subscriberProperty>
export type MemberAttributes = z.infer<typeof memberAttributes>
export type User = z.infer<typeof user>
export type LoginParts = z.infer<typeof loginParts>
export type LoginResponse = z.infer<typeof loginResponse>
export type Viewing = z.infer<typeof viewing>
export type TeamMember = z.infer<typeof teamMember>
export type Account = z.infer<typeof account>
export type StudioLoginResponse = z.infer<typeof studioLoginResponse>
export type MemberRow = z.infer<typeof memberRow>
export type MemberRowParts = z.infer<typeof memberRowParts>
export type ListedMember = z.infer<typeof listedMember>
export type MemberSession = z.infer<typeof memberSession>
export type MemberPurchase = z.infer<typeof memberPurchase>
export type MemberEntitlement = z.infer<typeof memberEntitlement>
export type MemberDetailParts = z.infer<typeof memberDetailParts>
export type MemberDetail = z.infer<typeof memberDetail>
export type MailboxEntry = z.infer<typeof mailboxEntry>
export type MailboxMessage = z.infer<typeof mailboxMessage>
