import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { isAppPrivate, changeUser, insertSubscriber, insertUser, type NewUser } from '../repository/users.ts'

/**
 * Creates a user with a subscriber; in a private app, read from the current row, the subscriber follows on approval
 * (model, "People"). Returns null when the address is taken.
 */
export async function createUser(
  ctx: Ctx,
  tx: AppTx,
  emit: Emit,
  user: Omit<NewUser, 'now' | 'waiting_since'>,
): Promise<string | null> {
  const now = ctx.now()
  const is_private = await isAppPrivate(tx)
  const user_id = await insertUser(tx, { ...user, now, waiting_since: is_private ? now : null })
  if (!user_id) return null

  if (!is_private) await joinApp(ctx, tx, emit, user_id)
  return user_id
}

/** Makes a user a member of the app. Returns null when they are one. */
export async function joinApp(ctx: Ctx, tx: AppTx, emit: Emit, user_id: string): Promise<string | null> {
  const subscriber_id = await insertSubscriber(tx, { user_id, now: ctx.now() })
  if (!subscriber_id) return null
  await changeUser(tx, user_id, { waiting_since: null })
  await emit('identity.member_joined', { user_id, subscriber_id })
  return subscriber_id
}
