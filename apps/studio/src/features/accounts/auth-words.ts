import { nameFault, normaliseEmail, passwordFault } from '@foyer/domain/accounts'
import type { Translate } from '@foyer/i18n'
import type { FieldErrors } from '../../platform/use-form.ts'

/** What someone types to come in; `name` is empty for signing in. */
export type AuthValues = { readonly name: string; readonly email: string; readonly password: string }

/** Which of the two the screen is for. */
export type AuthKind = 'sign_in' | 'sign_up'

/** Words for what is wrong, by the same rules as the server (specification, section 5). */
export function authErrors(t: Translate, kind: AuthKind, values: AuthValues): FieldErrors {
  const words = (code: string): string =>
    t.find(`studio.errors.${code}`) ?? t.find(`errors.${code}`) ?? t('errors.invalid')
  const errors: Record<string, string> = {}
  const email = normaliseEmail(values.email)
  if (values.email.trim() === '') errors['email'] = t('errors.field_required')
  else if (!email.ok) errors['email'] = words(email.code)
  if (kind === 'sign_in') {
    if (values.password === '') errors['password'] = t('errors.field_required')
    return errors
  }
  const name = nameFault(values.name)
  const password = passwordFault(values.password)
  if (name) errors['name'] = words(name)
  if (password) errors['password'] = words(password)
  return errors
}

/** Where to go after signing in: a path of the studio itself and nothing else. */
export function safeReturnPath(path: string | undefined): string {
  if (!path?.startsWith('/') || /^\/[/\\]/.test(path) || /[\r\n\t]/.test(path)) return '/'
  return /^\/sign-(in|up)\b/.test(path) ? '/' : path
}
