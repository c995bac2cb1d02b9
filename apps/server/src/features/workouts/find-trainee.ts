import type { Ctx } from '../../platform/context.ts'
import { findUser } from '../identity/index.ts'
import { findAnySession, type SessionRow } from './repository/sessions.ts'

/** A person of the app whose training can be read. */
export type Trainee = { user_id: string; subscriber_id: string; timezone: string }

/** Finds a member by the id of their user; null where there is none, and for who never joined or is erased. */
export async function findTrainee(ctx: Ctx, user_id: string): Promise<Trainee | null> {
  const person = await findUser(ctx.db, user_id)
  if (!person?.subscriber_id || person.erased_at) return null
  return { user_id, subscriber_id: person.subscriber_id, timezone: person.timezone }
}

/** Finds a session of a member that they did not discard. */
export async function findTraineeSession(
  ctx: Ctx,
  { subscriber_id }: Trainee,
  id: string,
): Promise<SessionRow | null> {
  const session = await findAnySession(ctx.db, id)
  return session?.subscriber_id === subscriber_id && !session.is_discarded ? session : null
}
