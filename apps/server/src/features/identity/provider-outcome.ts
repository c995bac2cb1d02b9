import type { SignUpRefusal } from './sign-up-refusal.ts'

/** Everything that settles what a proven identity may do. */
export type ProviderFacts = {
  /** The user whom the identity opens; null where nobody is linked to it. */
  owner: { is_suspended: boolean } | null
  email: string | null
  is_email_verified: boolean
  /** Whether somebody of the app has the address. */
  is_address_taken: boolean
  /** Why the app would not take a new person with the address. */
  sign_up_refusal: SignUpRefusal | null
}

/** What comes of a proven identity. */
export type ProviderOutcome =
  | 'enter'
  | 'ticket_invalid'
  | 'email_not_verified'
  | 'link_needed'
  | 'sign_up_needed'
  | SignUpRefusal

/**
 * Decides what a proven identity opens. An account opens to the identity that is linked to it and never to a matching
 * address: whose address somebody has proves that account first, by its own means. A suspended person's ticket is
 * answered like one that has served.
 */
export function decideProviderOutcome(facts: ProviderFacts): ProviderOutcome {
  if (facts.owner) return facts.owner.is_suspended ? 'ticket_invalid' : 'enter'
  if (facts.email === null || !facts.is_email_verified) return 'email_not_verified'
  if (facts.is_address_taken) return 'link_needed'
  return facts.sign_up_refusal ?? 'sign_up_needed'
}
