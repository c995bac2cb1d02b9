import { nameFault, normaliseEmail, normaliseName, passwordFault } from '@foyer/domain/accounts'
import { invalidField } from '../../platform/errors.ts'

/** The address in the form in which it is kept; throws the field's refusal where it is none. */
export function readEmail(text: string): string {
  const read = normaliseEmail(text)
  if (!read.ok) throw invalidField('email', read.code)
  return read.email
}

/** The name in the form in which it is kept; throws the field's refusal. */
export function readName(text: string): string {
  const fault = nameFault(text)
  if (fault) throw invalidField('name', fault)
  return normaliseName(text)
}

/** Throws the field's refusal of a new password. A wrong repetition is told beside the repetition. */
export function checkNewPassword(password: string, confirmation?: string): void {
  const fault = passwordFault(password, confirmation)
  if (fault) throw invalidField(fault === 'passwords_differ' ? 'password_confirmation' : 'password', fault)
}
