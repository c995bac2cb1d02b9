import { validateName, normalizeEmail, validatePassword } from '@foyer/domain/identity'
import type { Translate } from '@foyer/i18n'
import type { FieldErrors } from '../../platform/use-form.ts'

/** The typed values; fields that a screen does not have are empty. */
export type AuthValues = { readonly name: string; readonly email: string; readonly password: string }

/** The purpose of the screen: sign in, sign up, request a reset link, reset the password. */
export type AuthKind = 'sign_in' | 'sign_up' | 'forgot' | 'reset'

/** The fields of each, in the order in which they are filled in. */
export const AUTH_FIELDS: Readonly<Record<AuthKind, readonly (keyof AuthValues)[]>> = {
  sign_in: ['email', 'password'],
  sign_up: ['name', 'email', 'password'],
  forgot: ['email'],
  reset: ['password'],
}

/** Nothing typed yet. */
export const BLANK_AUTH_VALUES: AuthValues = { name: '', email: '', password: '' }

/** Returns the errors of the form, by the same rules as the server (specification, section 5). */
export function authErrors(t: Translate, kind: AuthKind, values: AuthValues): FieldErrors {
  const formatFault = (code: string): string =>
    t.find(`studio.errors.${code}`) ?? t.find(`errors.${code}`) ?? t('errors.invalid')
  const faults = AUTH_FIELDS[kind].flatMap((field) => {
    const fault = validateField(kind, field, values)
    return fault === null ? [] : [[field, formatFault(fault)] as const]
  })
  return Object.fromEntries(faults)
}

/** A password to sign in with is only required; a new one must follow the rules. */
function validateField(kind: AuthKind, field: keyof AuthValues, values: AuthValues): string | null {
  const value = values[field]
  if (field === 'name') return validateName(value)
  if (field === 'password' && kind !== 'sign_in') return validatePassword(value)
  if (value.trim() === '' && (field === 'email' || value === '')) return 'field_required'
  if (field === 'password') return null
  const email = normalizeEmail(value)
  return email.ok ? null : email.code
}

/** Where to go after signing in: a path of the studio itself and nothing else. */
export function safeReturnPath(path: string | undefined): string {
  if (!path?.startsWith('/') || /^\/[/\\]/.test(path) || /[\r\n\t]/.test(path)) return '/'
  return /^\/(sign-(in|up)|(forgot|reset)-password|join)\b/.test(path) ? '/' : path
}
