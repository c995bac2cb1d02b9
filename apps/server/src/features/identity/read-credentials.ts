import { validateName, normalizeEmail, normalizeName, validatePassword } from '@foyer/domain/identity'
import { CallError, invalidField } from '../../platform/errors.ts'

/** Returns the normalized address. Throws a field error when it is invalid. */
export function readEmail(text: string): string {
  const result = normalizeEmail(text)
  if (!result.ok) throw invalidField('email', result.code)
  return result.email
}

/** Returns the normalized name. Throws a field error. */
export function readName(text: string): string {
  const fault = validateName(text)
  if (fault) throw invalidField('name', fault)
  return normalizeName(text)
}

/** Validates a new password. Throws a field error; a mismatch is reported at the confirmation field. */
export function checkNewPassword(password: string, confirmation?: string): void {
  const fault = validatePassword(password, confirmation)
  if (fault) throw invalidField(fault === 'passwords_differ' ? 'password_confirmation' : 'password', fault)
}

/** Runs every check and throws their errors together, so that a form shows all of them at once. */
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
