import { z } from 'zod'
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

/** A secret of 256 bits that came by mail or in an address. */
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

/** A named value of a member that texts may show, such as `member.first_name` (spec section 3). */
export const memberAttributes = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Whether other members find a member, and see who they are. */
export const profileVisibility = z.enum(['public', 'private'])

/** The signed-in user (spec section 3, "User"). `subscriber_id` is null until a private app admits them. */
export const user = z.object({
  id,
  email: z.string(),
  /** Empty for someone who came by a sign-in link and has not finished setting up. */
  name: z.string(),
  timezone: z.string(),
  subscriber_id: id.nullable(),
  subscriber_uuid: id.nullable(),
  is_admin: z.boolean(),
  is_account_admin: z.boolean(),
  is_app_messaging_profile: z.boolean(),
  active_product_ids: z.array(id),
  /** The real-time channel of this user alone; it also carries `access_changed`. */
  global_events_channel: z.string(),
  avatar_urls: avatarUrls,
  can_receive_messages_from_members: z.boolean(),
  profile_visibility: profileVisibility,
  /** The language the member has chosen; null: as the app says. */
  language: z.string().nullable(),
  /** Has no password; with `auth_provider` passwordless the person is asked to finish setting up. */
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

/** What the rooms add to a sign-in, each under its field (spec section 3, "Login response"). */
export const loginParts = z.object({
  /** Ids of the completed stages by the page id of their program. */
  program_subscriptions: z.record(id, z.array(id)),
  /** Ids of event occurrences. */
  event_subscriptions: z.array(id),
  /** Page ids of packs. */
  pack_subscriptions: z.array(id),
  page_completions: z.object({ by_uuid: z.array(id), by_content_type: z.record(z.string(), z.array(id)) }),
  /** Pages that no waiting shuts again, though their completion may have been taken back. */
  ever_completed_page_ids: z.array(id),
  /** The current run of each progress root. */
  page_subscriptions: z.array(z.object({ page_id: id, started_at: instant })),
  bookmarked_pages: z.array(id),
  past_due_subscriptions: z.array(z.object({ id, product_id: id })),
  subscriber_properties: z.array(subscriberProperty),
  blocked_user_ids: z.array(id),
  exercise_swaps: z.array(z.object({ exercise_id: id, alternate_id: id })),
  /** Rises whenever a gate of the app changes: what was decided before may be decided otherwise now. */
  access_epoch: z.number().int(),
  /** Stands for the single pages that the member was given, and is another text as soon as those are others. */
  page_rights: z.string(),
})

/** There where someone of the team looks at the app as the user: until when, and where in the studio they came from. */
export const viewing = z.object({ ends_at: instant, studio_url: z.string() })

/**
 * What every successful sign-in answers (spec section 3, "Login response"). `authentication_token` is kept in
 * memory only and sent as `X-User-Token`, beside the user's e-mail as `X-User-Email`.
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

/** What every successful sign-in at the studio answers; the token goes into `X-User-Token`. */
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
  /** Works on the app; nobody administers them here. */
  is_team: z.boolean(),
  /** `pending`: signed up in a private app, not yet let in. `deleting`: closed, and deleted for good at `deletes_at`. */
  status: z.enum(['member', 'pending', 'suspended', 'deleting']),
  deletes_at: instant.nullable(),
  /** They closed it themselves, and keep it if they sign in before that. */
  closed_by_member: z.boolean(),
  joined_at: instant,
  last_seen_at: instant,
})

/** What the rooms add to each row of the owner's list, each under its field. */
export const memberRowParts = z.object({
  /** What they hold by purchase: a running subscription before anything else, then the newest; null without any. */
  plan: z
    .object({
      product_id: id,
      title: z.string(),
      /** The subscription's state as commerce names it; `paid` without one. */
      status: z.string(),
      trial_ends_at: instant.nullable(),
    })
    .nullable(),
  /** The course they began last and have not left, and how much of it is done, in per cent. */
  course: z.object({ page_id: id, title: z.string(), progress: z.number().int().min(0).max(100) }).nullable(),
  /** How many pages they completed in each of the last eight spans of seven days, the newest last. */
  weeks: z.array(z.number().int()).length(8),
  /** What they paid and was not given back, by currency. */
  spent: z.array(money),
})

/** A row of the owner's list with what the rooms add. */
export const listedMember = z.object({ ...memberRow.shape, ...memberRowParts.shape })

/** A place where a member is signed in. */
export const memberSession = z.object({
  id,
  /** Such as `Chrome on Android`. */
  browser: z.string(),
  /** The network they came from, never the full address. */
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
  amount: z.number().int(),
  currency: z.string(),
  /** The order's or subscription's state, as commerce names it. */
  status: z.string(),
  bought_at: instant,
  renews_at: instant.nullable(),
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

/** What the rooms add to one member's page in the studio, each under its field. */
export const memberDetailParts = z.object({
  purchases: z.array(memberPurchase),
  entitlements: z.array(memberEntitlement),
  /** Newest first, at most 100. */
  started: z.array(memberRun),
  /** Newest first, at most 100; what was taken back is absent. */
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

/** A mail of the mailbox that development keeps, as a list shows it. */
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
