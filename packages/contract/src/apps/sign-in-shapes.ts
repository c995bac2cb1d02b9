import { z } from 'zod'
import { ssoProvider } from '../identity/provider-shapes.ts'
import { id, instant, optionalText } from '../shapes.ts'

/** The maximum length of the owner's text above the sign-up form. */
export const SIGN_UP_TEXT_MAX = 300

/** The ways to sign in that an app offers; one that needs no provider always remains. */
export const signInSwitches = z.strictObject({
  default: z.boolean(),
  passwordless: z.boolean(),
  google: z.boolean(),
  apple: z.boolean(),
})

/** How people sign in and up, as the owner sets it. */
export const signInSettingsInput = z.strictObject({
  methods: signInSwitches,
  is_sign_up_open: z.boolean(),
  /** New people need an address at one of these; empty: any address. Field code `domain_invalid`. */
  allowed_email_domains: z.array(z.string().max(255)).max(100),
  /** Plain text above the sign-up form; empty where nothing. */
  sign_up_text: optionalText(SIGN_UP_TEXT_MAX),
})

/** An app's keys at a provider. The secret is written and never read. */
export const ssoKeys = z.object({
  provider: ssoProvider,
  /** Empty without keys. */
  client_id: z.string(),
  team_id: z.string(),
  key_id: z.string(),
  is_set: z.boolean(),
  /** The secret was sealed with another key of the server than it has now: it has to be entered again. */
  is_readable: z.boolean(),
  changed_at: instant.nullable(),
  /** The redirect URL to enter in the provider's console. */
  redirect_url: z.string(),
})

/** One change of how people sign in, with how they did from then on. */
export const signInChange = z.object({
  id,
  kind: z.enum(['settings', 'google_keys', 'google_keys_removed', 'apple_keys', 'apple_keys_removed']),
  settings: signInSettingsInput,
  changed_at: instant,
  changed_by: z.object({ id, name: z.string() }),
})

/** How people sign in to an app, with its last 20 changes, newest first. */
export const signInSettings = z.object({
  ...signInSettingsInput.shape,
  /** Identifies the settings that were read, so that unseen changes are not overwritten. */
  revision: z.string(),
  google: ssoKeys,
  apple: ssoKeys,
  changes: z.array(signInChange),
})

export type SignInSettingsInput = z.infer<typeof signInSettingsInput>
export type SsoKeys = z.infer<typeof ssoKeys>
export type SignInSettings = z.infer<typeof signInSettings>
export type SignInChange = z.infer<typeof signInChange>
