import { validateName, normalizeEmail, normalizeName, validatePassword } from '@foyer/domain/identity'
import { CallError, invalidField } from '../../platform/errors.ts'

/** The address in the form in which it is kept; throws the field's refusal where it is none. */
export function readEmail(text: string): string {
  const result = normalizeEmail(text)
  if (!result.ok) throw invalidField('email', result.code)
  return result.email
}

/** The name in the form in which it is kept; throws the field's refusal. */
export function readName(text: string): string {
  const fault = validateName(text)
  if (fault) throw invalidField('name', fault)
  return normalizeName(text)
}

/** Throws the field's refusal of a new password. A wrong repetition is told beside the repetition. */
export function checkNewPassword(password: string, confirmation?: string): void {
  const fault = validatePassword(password, confirmation)
  if (fault) throw invalidField(fault === 'passwords_differ' ? 'password_confirmation' : 'password', fault)
}

/** Runs every check and throws their refusals as one, so that a form hears of all its faults at once. */
export function checkAll(...checks: readonly (() => unknown)[]): void {
  const errors = checks.flatMap((check) => {
    try {
      check()
      return []
    } catch (error) {
      if (error instanceof CallError && error.code === 'invalid') return error.errors
      throw error
    }
  })
  if (errors.length > 0) throw new CallError('invalid', {}, { errors })
}
