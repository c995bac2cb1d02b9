import type { Ctx } from '../../platform/context.ts'
import { contribute } from '../../platform/needs.ts'
import { loginContributions, type Membership } from '../identity/index.ts'
import { listAnswered } from './repository/answers.ts'

/** More events to come than any member answers. */
const MAX_EVENTS = 500

/** What events add to a sign-in. */
export const scheduleContributions = [
  contribute(loginContributions, { field: 'event_subscriptions', read: readEvents }),
]

async function readEvents(ctx: Ctx, { subscriber_id }: Membership): Promise<string[]> {
  const rows = await listAnswered(ctx.db, { subscriber_id, now: ctx.now(), limit: MAX_EVENTS })
  return rows.map(({ id }) => id)
}
