import { z } from 'zod'
import { ACCESS_LIMITS } from '../access/limits.ts'
import { authProvider } from '../identity/shapes.ts'
import { mediaAsset } from '../pages/page-index.ts'
import { LOCALES } from '../rules/locales.ts'
import { hexColor, id, instant, requiredLine } from '../shapes.ts'
import { bootTab, navigationTab } from './navigation-shapes.ts'

/** The languages that a member app supports (spec section 9). */
export const appLocale = z.enum(LOCALES)

/** The starter kits for a new app; `blank` has only a start page. */
export const starterKit = z.enum(['strength', 'yoga', 'nutrition', 'blank'])

export const appLook = z.enum(['rounded', 'default', 'square'])
export const cardStyle = z.enum(['raised', 'flat'])
/** `auto` follows the member's device. */
export const colorMode = z.enum(['light', 'dark', 'auto'])
export const fontId = z.enum(['bricolage-grotesque', 'figtree', 'archivo', 'inter', 'geist'])

const brandColor = z.object({ hex: hexColor, rgb: z.string() })

/** The appearance of an app (spec section 3, "Theme"). */
export const appTheme = z.object({
  app_look: appLook,
  card_style: cardStyle,
  default_color_mode: colorMode,
  heading_font: fontId,
  body_font: fontId,
  primary_color: hexColor,
  brand_color: z.object({
    primary: brandColor,
    secondary: brandColor,
    secondary_2: brandColor,
    secondary_3: brandColor,
    dark: brandColor,
    light: brandColor,
  }),
})

/** Who may open the app as a whole (spec section 3, "App access"). */
export const appAccess = z.strictObject({
  is_private: z.boolean(),
  is_subscriber_only: z.boolean(),
  require_sign_in: z.boolean(),
  allow_anonymous_browsing: z.boolean(),
  app_products: z.array(id).max(ACCESS_LIMITS.products),
  purchase_overlay: id.nullable(),
  prompt_purchase_post_sign_up: z.boolean(),
  sso_apple_enabled: z.boolean(),
  sso_google_enabled: z.boolean(),
})

/** A language of the app and how far it is (spec section 3, "Localisation"). */
export const appLocaleState = z.strictObject({
  locale: appLocale,
  status: z.enum(['default', 'published', 'draft']),
})

/** Which members and admins may write to each other (model, "Messaging settings"). */
export const messagingSettings = z.strictObject({
  is_chat_available: z.boolean(),
  member_to_member: z.boolean(),
  member_to_admin: z.boolean(),
  /** People in a conversation see who is writing. */
  shows_typing: z.boolean().default(false),
})

/** An overlay that opens by itself; the days are in the app's time zone, empty: no limit. */
export const bootAnnouncement = z.object({
  overlay_id: id,
  /** `always` is each time the app is opened. */
  frequency: z.enum(['once', 'daily', 'always']),
  audience: z.enum(['everyone', 'members', 'guests', 'non_buyers']),
  starts_on: z.string(),
  ends_on: z.string(),
})

/** The account at Rewardful that pays for referrals of orders; empty: none. */
export const rewardfulSlug = z
  .string()
  .trim()
  .max(60)
  .regex(/^[\w-]*$/)

/** The app's own address, and whether a phone elsewhere can open it. */
export const appAddress = z.object({
  url: z.string(),
  is_reachable: z.boolean(),
  /** Why not: the base address is this computer only, or an IP address, which has no subdomains. */
  obstacle: z.enum(['loopback', 'ip_address']).nullable(),
})

/** Why an app cannot have a slug. */
export const slugProblem = z.enum(['slug_taken', 'slug_reserved', 'slug_invalid'])

/** One app in the list of an account's apps. */
export const appSummary = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  theme: appTheme,
  logo: mediaAsset.nullable(),
  is_sandbox: z.boolean(),
  is_published: z.boolean(),
  /** Since when the app is switched off; null: it is on. */
  switched_off_at: instant.nullable(),
  address: appAddress,
  created_at: instant,
})

/** Everything that the studio's shell needs about the current app. Theme, languages and tabs are drafts. */
export const studioApp = appSummary.extend({
  time_zone: z.string(),
  default_locale: appLocale,
  locales: z.array(appLocaleState),
  access: appAccess,
  /** Rises with each change of them. */
  access_revision: z.number().int(),
  access_epoch: z.number().int(),
  messaging: messagingSettings,
  navigation: z.array(navigationTab),
  /** Identifies this draft of the navigation; a change sends it back. */
  navigation_revision: z.string(),
  shows_badge: z.boolean(),
  platform_rewardful_slug: rewardfulSlug,
  /** The app's clock: real time, moved forward where the app is in sandbox mode. */
  now: instant,
  clock_offset_ms: z.number().int(),
  release_id: id.nullable(),
  /** Theme, logo, languages or tabs differ from what members see. */
  has_unpublished_settings: z.boolean(),
  /** What the viewing team member may do. */
  abilities: z.object({
    update: z.boolean(),
    update_access: z.boolean(),
    delete: z.boolean(),
    move_clock: z.boolean(),
  }),
})

/** What blocks with content of other hosts need of the server. */
export const appEmbeds = z.object({
  /** Apps and the studio are at this host and below it; no frame may load them. */
  base_host: z.string(),
  /** The frame in which owner code runs. */
  code_url: z.string(),
  /** The tiles of maps as the operator set them; null: none. */
  map_tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
})

/** What the member app needs of its app before it shows anything. Theme, languages and tabs are as published. */
export const bootApp = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  time_zone: z.string(),
  default_locale: appLocale,
  /** The languages that members can choose: the default one and the published ones. */
  locales: z.array(appLocale),
  theme: appTheme,
  logo: mediaAsset.nullable(),
  /** The same as `auth/fetch` answers. */
  sign_in_methods: z.array(authProvider),
  /** Whether people may sign up, and the owner's text above the form; empty for none. */
  sign_up: z.object({ is_open: z.boolean(), text: z.string() }),
  /** The flags that a client draws by. A lock is never taken from them. */
  access: appAccess.omit({ sso_apple_enabled: true, sso_google_enabled: true }),
  messaging: messagingSettings,
  navigation: z.array(bootTab),
  /** Members see another navigation than guests: `getApp` returns the caller's own. */
  is_navigation_personal: z.boolean(),
  /** The overlays that open by themselves. Who may read one is decided when it is requested. */
  announcements: z.array(bootAnnouncement),
  shows_badge: z.boolean(),
  platform_rewardful_slug: rewardfulSlug,
  is_sandbox: z.boolean(),
  embeds: appEmbeds,
  release_id: id.nullable(),
})

/** One change of who may open the app. */
export const appAccessChange = z.object({
  id,
  access: appAccess,
  changed_at: instant,
  changed_by: z.object({ id, name: z.string() }).nullable(),
})

/** A step of the set-up guide. */
export const setupStepName = z.enum([
  'brand',
  'first_page',
  'first_product',
  'payments',
  'first_member',
  'publish',
])

export const setupStep = z.object({ name: setupStepName, is_done: z.boolean() })

/** The name of an app, as its members see it. */
export const appName = requiredLine(60)

export type AppLocale = z.infer<typeof appLocale>
export type AppLocaleState = z.infer<typeof appLocaleState>
export type StarterKitName = z.infer<typeof starterKit>
export type WireTheme = z.infer<typeof appTheme>
export type WireAppAccess = z.infer<typeof appAccess>
export type MessagingSettings = z.infer<typeof messagingSettings>
export type BootAnnouncement = z.infer<typeof bootAnnouncement>
export type AppAddress = z.infer<typeof appAddress>
export type AppSummary = z.infer<typeof appSummary>
export type StudioApp = z.infer<typeof studioApp>
export type BootApp = z.infer<typeof bootApp>
export type AppAccessChange = z.infer<typeof appAccessChange>
export type SetupStepName = z.infer<typeof setupStepName>
export type SetupStep = z.infer<typeof setupStep>
