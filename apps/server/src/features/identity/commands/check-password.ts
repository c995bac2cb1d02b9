import type { Ctx } from '#platform/context.ts'
import { verifyPassword } from '../passwords.ts'
import { findUserByEmail, type Person } from '../repository/users.ts'

/**
 * The user of an address and password; null for an unknown address, a wrong password, none at all and a suspended
 * user. All of them cost one look-up and one Argon2id, so that neither answer nor time tells them apart.
 */
export async function checkPassword(ctx: Ctx, email: string, password: string): Promise<Person | null> {
  const person = await findUserByEmail(ctx.db, email)
  const is_right = await verifyPassword(person?.password_hash ?? null, password)
  return person && is_right && !person.suspended_at ? person : null
}
