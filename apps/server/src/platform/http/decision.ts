import { CallError, notFound } from '../errors.ts'

/** The decision of a policy about one object: allow, forbid (403, its existence is known) or hide (404). */
export type Decision = { readonly allowed: boolean; readonly refusal: 'forbidden' | 'not_found' | null }

export const allow: Decision = { allowed: true, refusal: null }
/** They may know that it exists, not do this to it: 403. */
export const deny: Decision = { allowed: false, refusal: 'forbidden' }
/** As if it did not exist: 404, the same bytes as for an unknown id. */
export const hide: Decision = { allowed: false, refusal: 'not_found' }

/** Throws the refusal of a decision. */
export function enforce(decision: Decision): void {
  if (decision.allowed) return
  throw decision.refusal === 'not_found' ? notFound() : new CallError('forbidden')
}
