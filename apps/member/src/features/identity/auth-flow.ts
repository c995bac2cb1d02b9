import type { User } from '@foyer/contract/identity/shapes'

/** The current step of the sign-in panel. */
export type AuthStep =
  | 'start'
  | 'login'
  | 'sign_up'
  | 'code'
  | 'forgot'
  | 'forgot_sent'
  | 'reset'
  | 'link'
  | 'proof'
  | 'provider'
  | 'provider_sign_up'
  | 'link_needed'
  | 'invited'
  | 'purchase'
  | 'setup'

/** A secret from a mailed link and its purpose. Stored in memory only and removed from the address at once. */
export type MailedSecret = {
  purpose: 'passwordless' | 'reset' | 'verify_email' | 'change_email' | 'invitation' | 'purchase'
  token: string
}

/** The result of a redirect to a provider: a single-use ticket or the reason of the failure. */
export type ProviderReturn = { ticket: string } | { error: ProviderFailure }

/** Why a provider returned no ticket. */
export type ProviderFailure = 'cancelled' | 'expired' | 'failed' | 'unavailable'

/** All input so far; shared by the steps, so that going back loses nothing. */
export type AuthDraft = {
  email: string
  name: string
  password: string
  password_confirmation: string
  code: string
}

type Query = Readonly<Record<string, string>>

/** Steps that a reload comes back to; each needs the address that it is about. */
const RESTORABLE_STEPS: readonly AuthStep[] = ['login', 'sign_up', 'code', 'forgot', 'forgot_sent']

/** Steps that a signed-in member does not need. */
const GUEST_STEPS: readonly AuthStep[] = ['start', ...RESTORABLE_STEPS, 'provider_sign_up', 'link_needed']

const PROVIDER_FAILURES: readonly ProviderFailure[] = ['cancelled', 'expired', 'failed', 'unavailable']

/** The secret in the panel's query; null where there is none that we know. */
export function parseMailedSecret({ purpose, token }: Query): MailedSecret | null {
  if (token === undefined || token === '') return null
  switch (purpose) {
    case 'passwordless':
    case 'reset':
    case 'verify_email':
    case 'change_email':
    case 'invitation':
    case 'purchase':
      return { purpose, token }
    default:
      return null
  }
}

/** The provider's result in the panel's query; null when it is not a return from a provider. */
export function parseProviderReturn({ purpose, ticket, error }: Query): ProviderReturn | null {
  if (purpose !== 'provider') return null
  if (ticket !== undefined && ticket !== '') return { ticket }
  return { error: PROVIDER_FAILURES.find((failure) => failure === error) ?? 'failed' }
}

/** Whether the query contains a secret that must be removed from the address. */
export function mustLeaveAddress(query: Query): boolean {
  return parseMailedSecret(query) !== null || parseProviderReturn(query) !== null
}

/** The initial step: from a mailed secret, a provider's return, or the step and email in the address after a reload. */
export function initialStep(query: Query): AuthStep {
  const secret = parseMailedSecret(query)
  if (secret) return stepForSecret(secret)
  if (parseProviderReturn(query)) return 'provider'
  const restored = RESTORABLE_STEPS.find((step) => step === query['step'])
  return restored !== undefined && (query['email'] ?? '') !== '' ? restored : 'start'
}

/** The step that a mailed link opens. */
export function stepForSecret({ purpose }: MailedSecret): AuthStep {
  if (purpose === 'passwordless') return 'link'
  if (purpose === 'invitation') return 'invited'
  if (purpose === 'purchase') return 'purchase'
  return purpose === 'reset' ? 'reset' : 'proof'
}

/** The query that restores a step after a reload; it never contains a secret or a password. */
export function toQuery(step: AuthStep, email: string): Record<string, string> {
  return RESTORABLE_STEPS.includes(step) ? { step, email } : {}
}

/** The next step of a member who is signed in already: finish set-up, close, or null to stay. */
export function nextStepForMember(
  step: AuthStep,
  user: SetupFacts,
  methods: readonly string[],
): 'setup' | 'close' | null {
  if (!GUEST_STEPS.includes(step)) return null
  return needsSetup(user, methods) ? 'setup' : 'close'
}

type SetupFacts = Pick<User, 'name' | 'passwordless' | 'auth_provider'>

/**
 * Whether a member is asked to finish set-up after any sign-in: without a name, or without a password where they
 * sign in by mail only and the app takes passwords (spec section 6).
 */
export function needsSetup(
  { name, passwordless, auth_provider }: SetupFacts,
  methods: readonly string[],
): boolean {
  return name === '' || (passwordless && auth_provider === 'passwordless' && methods.includes('default'))
}

const SIGN_UP_STEPS: readonly AuthStep[] = ['sign_up', 'provider_sign_up', 'invited']

/** Whether a sign-in at this step creates a new member, or one still without a name. */
export function isNewMember(step: AuthStep, name: string): boolean {
  return name === '' || SIGN_UP_STEPS.includes(step)
}

type EmailFacts = {
  /** The app's methods, which are the same for every address. */
  methods: readonly string[]
  /** Whether this address signed in on this device before; nothing else may tell who has an account. */
  is_known_here: boolean
  is_sign_up_open: boolean
}

/** The step after the address: a mailed link, a password, or sign-up for an address that is new to this device. */
export function nextStepAfterEmail({
  methods,
  is_known_here,
  is_sign_up_open,
}: EmailFacts): 'login' | 'sign_up' | 'code' {
  if (!methods.includes('default')) return methods.includes('passwordless') ? 'code' : 'login'
  return is_known_here || !is_sign_up_open ? 'login' : 'sign_up'
}

/** The step after a ticket was refused; null where the refusal is the end of it. */
export function nextStepAfterTicket(code: string): 'provider_sign_up' | 'link_needed' | null {
  if (code === 'sign_up_needed') return 'provider_sign_up'
  return code === 'link_needed' ? 'link_needed' : null
}
