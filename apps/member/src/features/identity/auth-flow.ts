/** What the sign-in panel is asking for. */
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
  | 'setup'

/** A secret that came by mail, and what it is for. It is kept in memory and taken out of the address at once. */
export type MailedSecret = {
  purpose: 'passwordless' | 'reset' | 'verify_email' | 'change_email' | 'invitation'
  token: string
}

/** What the browser brought back from a provider: a ticket that serves once, or why there is none. */
export type ProviderReturn = { ticket: string } | { error: ProviderFailure }

/** Why a provider brought nothing back. */
export type ProviderFailure = 'cancelled' | 'expired' | 'failed' | 'unavailable'

/** Everything typed so far; it outlives the steps, so that going back loses nothing. */
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

/** Steps that have nothing to ask of somebody who is signed in. */
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
      return { purpose, token }
    default:
      return null
  }
}

/** What a provider brought back in the panel's query; null where it did not come from one. */
export function parseProviderReturn({ purpose, ticket, error }: Query): ProviderReturn | null {
  if (purpose !== 'provider') return null
  if (ticket !== undefined && ticket !== '') return { ticket }
  return { error: PROVIDER_FAILURES.find((failure) => failure === error) ?? 'failed' }
}

/** Whether the query holds what must not stay in the address. */
export function mustLeaveAddress(query: Query): boolean {
  return parseMailedSecret(query) !== null || parseProviderReturn(query) !== null
}

/** Where the panel begins: at what it was opened with, at the step that a reload left, or at the address. */
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
  return purpose === 'reset' ? 'reset' : 'proof'
}

/** The query that brings a reload back to a step; never a secret, never a password. */
export function toQuery(step: AuthStep, email: string): Record<string, string> {
  return RESTORABLE_STEPS.includes(step) ? { step, email } : {}
}

/** What to do with someone who is signed in already: ask for the name that is missing, let go, or leave the step. */
export function nextStepForMember(step: AuthStep, name: string): 'setup' | 'close' | null {
  if (!GUEST_STEPS.includes(step)) return null
  return name === '' ? 'setup' : 'close'
}

const SIGN_UP_STEPS: readonly AuthStep[] = ['sign_up', 'provider_sign_up', 'invited']

/** Whether somebody who gets in by a step has just joined: by one that makes a member, or still without a name. */
export function isNewMember(step: AuthStep, name: string): boolean {
  return name === '' || SIGN_UP_STEPS.includes(step)
}

/** The step after the address: a password where the app takes one, else a mailed link. */
export function nextStepAfterEmail(methods: readonly string[]): 'login' | 'code' {
  return methods.includes('default') || !methods.includes('passwordless') ? 'login' : 'code'
}

/** The step after a ticket was refused; null where the refusal is the end of it. */
export function nextStepAfterTicket(code: string): 'provider_sign_up' | 'link_needed' | null {
  if (code === 'sign_up_needed') return 'provider_sign_up'
  return code === 'link_needed' ? 'link_needed' : null
}
