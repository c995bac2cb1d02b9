import { authProvider } from '@foyer/contract/identity/shapes'
import { ssoProvider, type SignInMethods } from '@foyer/contract/identity/provider-shapes'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { listIdentities } from './repository/identities.ts'
import { findUser } from './repository/users.ts'

/** How a user gets in, as they see it themselves. */
export async function presentSignInMethods({ db }: Pick<Ctx, 'db'>, user_id: string): Promise<SignInMethods> {
  const person = await findUser(db, user_id)
  if (!person) throw notFound()
  const identities = await listIdentities(db, user_id)
  return {
    current_provider: authProvider.parse(person.auth_provider),
    has_password: person.password_hash !== null,
    providers: identities.map(({ provider, email, created_at, last_used_at }) => ({
      provider: ssoProvider.parse(provider),
      email,
      linked_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
    })),
  }
}
