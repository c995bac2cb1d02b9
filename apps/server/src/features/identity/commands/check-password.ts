import type { Ctx } from '#platform/context.ts'
import { verifyPassword } from '../passwords.ts'
import { findUserByEmail, type Person } from '../repository/users.ts'

/**
 * Returns the user of an address and password, otherwise null. Unknown, wrong, missing and suspended all cost one
 * query and one Argon2id, so that timing reveals nothing.
 */
export async function checkPassword(ctx: Ctx, email: string, password: string): Promise<Person | null> {
  const person = await findUserByEmail(ctx.db, email)
  const is_right = await verifyPassword(person?.password_hash ?? null, password)
  return person && is_right && !person.suspended_at ? person : null
}
