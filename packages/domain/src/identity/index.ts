export {
  validateName,
  normalizeName,
  validatePassword,
  type NameProblem,
  type PasswordProblem,
} from './credentials.ts'
export { classifyPasskeyError, type PasskeyFailure } from './classify-passkey-error.ts'
export { normalizeEmail, type NormalizedEmail } from './email.ts'
export { isDomainAllowed, normalizeEmailDomain } from './email-domains.ts'
