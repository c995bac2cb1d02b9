import { canMessage } from '@foyer/domain/messaging'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import type { PersonFacts } from '../../directory/index.ts'
import { ensureTeamUser } from '../../team/index.ts'
import { createPairKey } from '../pair-key.ts'
import { findDirectThread, openDirectThread } from '../repository/new-threads.ts'
import { findSide, type InboxSide } from './find-side.ts'

/** Finds the own side of a team member, who gets a user in the app where they have none. */
export async function ensureOwnSide(ctx: Ctx, team: TeamViewer): Promise<InboxSide | null> {
  const side = await findSide(ctx, team, 'mine')
  if (side) return side
  const { team_member_id, email, name, role } = team
  const timezone = ctx.app.time_zone
  await ctx.write((tx) => ensureTeamUser(ctx, tx, { team_member_id, email, name, role, timezone }))
  return findSide(ctx, team, 'mine')
}

/** Finds or starts the direct thread of a side and a person; a block on either side refuses like any other reason. */
export async function startConversation(
  ctx: Ctx,
  { viewer, hidden }: InboxSide,
  person: PersonFacts,
): Promise<string> {
  const { user_id } = viewer
  const is_blocked = hidden.includes(person.user_id)
  const pair_key = createPairKey(user_id, person.user_id)
  const earlier = is_blocked ? null : await findDirectThread(ctx.db, pair_key)
  if (earlier !== null) return earlier
  if (is_blocked || !canMessage(ctx.app.messaging, viewer, { ...person, is_blocked }).allowed)
    throw new CallError('cannot_message_member')
  const user_ids = [user_id, person.user_id]
  return ctx.write((tx) => openDirectThread(tx, { pair_key, created_by: user_id, user_ids, now: ctx.now() }))
}
