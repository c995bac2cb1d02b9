import { NAME_LONGER_THAN, PASSWORD_LONGER_THAN } from '../constants/index.ts'
import { isCommonPassword } from './common-passwords.ts'
import { cleanLine } from '../text/index.ts'

/** Why a name is refused. */
export type NameProblem = 'name_too_short' | 'name_too_long' | 'name_has_line_break'

/** Why a password is refused; `passwords_differ` is the spec's "Passwords don't match". */
export type PasswordProblem =
  | 'password_too_short'
  | 'password_too_long'
  | 'password_too_common'
  | 'passwords_differ'

const MAX_NAME = 120
const MAX_PASSWORD = 256

/**
 * Returns a name as it is stored: cleaned (`cleanLine`), NFC, without direction marks, runs of white space collapsed
 * to one space. Two names that look the same are mostly the same.
 */
export function normalizeName(name: string): string {
  return cleanLine(name)
    .replace(/[\u200e\u200f\u061c]/gu, '')
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ' ')
}

/** Why a name is refused, `null` when it is not: longer than 2 characters (spec section 5), at most 120, both without invisible ones. */
export function validateName(name: string): NameProblem | null {
  if (/(?!\t)[\p{Cc}\u2028\u2029]/u.test(name.trim())) return 'name_has_line_break'
  const length = Array.from(normalizeName(name).replace(/\p{Default_Ignorable_Code_Point}/gu, '')).length
  if (length <= NAME_LONGER_THAN) return 'name_too_short'
  return length > MAX_NAME ? 'name_too_long' : null
}

/**
 * Returns why a new password is refused, `null` if it is valid: longer than 6 characters (spec section 5), at most
 * 256, and not a common one. `confirmation` is compared where the form has two fields.
 */
export function validatePassword(password: string, confirmation?: string): PasswordProblem | null {
  const length = Array.from(password).length
  if (length <= PASSWORD_LONGER_THAN) return 'password_too_short'
  if (length > MAX_PASSWORD) return 'password_too_long'
  if (isCommonPassword(password)) return 'password_too_common'
  return confirmation !== undefined && confirmation !== password ? 'passwords_differ' : null
}
