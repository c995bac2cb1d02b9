import type { SignUpRefusal } from './sign-up-refusal.ts'

/** The facts that decide what a verified identity may do. */
export type ProviderFacts = {
  /** The user linked to the identity; null for none. */
  owner: { is_suspended: boolean } | null
  email: string | null
  is_email_verified: boolean
  /** Whether a user of the app has the address. */
  is_address_taken: boolean
  /** Why the app would not take a new person with the address. */
  sign_up_refusal: SignUpRefusal | null
}

/** The result for a verified identity. */
export type ProviderOutcome =
  | 'enter'
  | 'ticket_invalid'
  | 'email_not_verified'
  | 'link_needed'
  | 'sign_up_needed'
  | SignUpRefusal

/**
 * Decides the outcome for a verified identity. Only a linked identity opens an account, never a matching address,
 * whose owner must link it first. A suspended user's ticket counts as used.
 */
export function decideProviderOutcome(facts: ProviderFacts): ProviderOutcome {
  if (facts.owner) return facts.owner.is_suspended ? 'ticket_invalid' : 'enter'
  if (facts.email === null || !facts.is_email_verified) return 'email_not_verified'
  if (facts.is_address_taken) return 'link_needed'
  return facts.sign_up_refusal ?? 'sign_up_needed'
}
