import { isDomainAllowed } from '@foyer/domain/identity'
import type { SignInSettingsRow } from './repository/sign-in-settings.ts'

/** Why an app does not take a new person. */
export type SignUpRefusal = 'sign_up_closed' | 'email_domain_not_allowed'

/** Why the app does not take a new person with this address; null where it does. */
export function findSignUpRefusal(
  { is_sign_up_open, allowed_email_domains }: SignInSettingsRow,
  email: string,
): SignUpRefusal | null {
  if (!is_sign_up_open) return 'sign_up_closed'
  return isDomainAllowed(email, allowed_email_domains) ? null : 'email_domain_not_allowed'
}
