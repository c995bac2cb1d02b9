import type { Ctx } from '../../platform/context.ts'
import { findPeopleBySubscriber } from '../accounts/index.ts'
import { readAppNow } from '../apps/index.ts'

/**
 * Tells a member's open screens that what they may see has changed and judges their live connections again;
 * `null`: of everyone in the app, who are told the epoch after the change.
 */
export async function tellAccessChanged(ctx: Ctx, subscriber_id: string | null): Promise<void> {
  const { realtime } = ctx.services
  if (subscriber_id === null) {
    const { app } = await readAppNow(ctx.db)
    realtime.publishToAll(app.id, 'user', changed({ epoch: app.access_epoch }))
    return realtime.recheck(app.id, null)
  }
  const [person] = await findPeopleBySubscriber(ctx.db, [subscriber_id])
  if (!person?.user_id) return
  realtime.publish(ctx.app.id, `user:${person.user_id}`, changed({}))
  realtime.recheck(ctx.app.id, person.user_id)
}

const changed = (data: { epoch?: number }) => ({ seq: 0, type: 'access_changed', data })
