/** Why a device created no passkey: cancelled by the user, already registered, unsuitable device, or failed. */
export type PasskeyFailure = 'cancelled' | 'already_here' | 'unsuitable' | 'failed'

const CANCELLED_ERRORS = ['AbortError', 'NotAllowedError']
const UNSUITABLE_ERRORS = ['ConstraintError', 'NotSupportedError']

/**
 * Classifies an error of the Web Authentication API. Browsers use one name for refusal, timeout and a missing
 * passkey, so that pages learn nothing; all three are `cancelled`.
 */
export function classifyPasskeyError(error: unknown): PasskeyFailure {
  const name = error instanceof Error ? error.name : ''
  if (CANCELLED_ERRORS.includes(name)) return 'cancelled'
  if (name === 'InvalidStateError') return 'already_here'
  return UNSUITABLE_ERRORS.includes(name) ? 'unsuitable' : 'failed'
}
