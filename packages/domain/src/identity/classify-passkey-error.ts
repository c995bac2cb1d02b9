/** Why a device gave no passkey: its owner thought better of it, it has one already, it cannot, or it failed. */
export type PasskeyFailure = 'cancelled' | 'already_here' | 'unsuitable' | 'failed'

const CANCELLED_ERRORS = ['AbortError', 'NotAllowedError']
const UNSUITABLE_ERRORS = ['ConstraintError', 'NotSupportedError']

/**
 * What an error of the Web Authentication API means for whoever is asked. Browsers tell a refusal, a lapse of time and
 * a missing passkey by one name, so that pages learn nothing; all three are the person's own to know.
 */
export function classifyPasskeyError(error: unknown): PasskeyFailure {
  const name = error instanceof Error ? error.name : ''
  if (CANCELLED_ERRORS.includes(name)) return 'cancelled'
  if (name === 'InvalidStateError') return 'already_here'
  return UNSUITABLE_ERRORS.includes(name) ? 'unsuitable' : 'failed'
}
