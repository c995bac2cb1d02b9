import { presentTeam } from '../presenter.ts'
import type { StudioLoginResponse } from '@foyer/contract/identity/shapes'
import type { Ctx } from '#platform/context.ts'
import { inControlTransaction, type ControlDb } from '#platform/database/app-db.ts'
import { newSession, STUDIO, hashPassword, verifyPassword } from '../../identity/index.ts'
import {
  findTeamMemberByEmail,
  insertAccount,
  insertStudioSession,
  type TeamPerson,
} from '../repository/team.ts'

/** A studio sign-in: the cookie's secret and the response. */
export type StudioSignIn = { secret: string; response: StudioLoginResponse }

/** Creates an account with its owner and signs them in; null when the address is taken. */
export async function signUpOwner(
  ctx: Ctx,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<StudioSignIn | null> {
  const password_hash = await hashPassword(password)
  return inControlTransaction(ctx.control, async (tx) => {
    const now = ctx.services.clock.now()
    const owner = await insertAccount(tx, { name, email, password_hash, role: 'owner', now })
    return owner && openStudioSession(ctx, tx, owner)
  })
}

/** Signs a team member in by password. Null for an unknown address and a wrong password, after the same work. */
export async function signInTeamMember(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
): Promise<StudioSignIn | null> {
  const person = await findTeamMemberByEmail(ctx.control, email)
  const is_right = await verifyPassword(person?.password_hash ?? null, password)
  return person && is_right ? openStudioSession(ctx, ctx.control, person) : null
}

/** Opens a studio session for a team member who has proven themselves. */
export async function openStudioSession(ctx: Ctx, db: ControlDb, person: TeamPerson): Promise<StudioSignIn> {
  const { secret, token, row } = newSession(ctx, STUDIO)
  const { country: _country, ...session } = row
  await insertStudioSession(db, { ...session, team_member_id: person.id })
  return { secret, response: { ...presentTeam(person), authentication_token: token } }
}
