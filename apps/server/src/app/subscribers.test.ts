import { expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { aServer, runInAppOf } from '#test/harness.ts'
import { newId } from '../platform/ids.ts'
import { features } from './features.ts'

/** The least data of each event that makes its subscribers enqueue their work. */
const payloads: Readonly<Record<string, object>> = {
  'access.changed': { subscriber_id: null },
  'apps.access_changed': { app_id: newId(), access_epoch: 2 },
  'apps.clock_moved': { app_id: newId(), forward_ms: 1_000 },
  'apps.release_switched': { app_id: newId(), release_id: newId() },
  'apps.time_zone_changed': { app_id: newId(), time_zone: 'Asia/Tokyo' },
  'commerce.member_mailed': { kind: 'purchase', key: newId(), subscriber_id: newId() },
  'commerce.paid_twice': { order_id: newId(), amount: 0, is_ending: false },
  'commerce.renewal_stopped': { subscription_id: newId() },
  'schedule.event_changed': { occurrence_id: newId(), event_id: newId(), change: 'cancelled' },
  'schedule.place_given': { occurrence_id: newId(), subscriber_id: newId() },
  'identity.account_closed': { user_id: newId(), subscriber_id: newId() },
  'messaging.message_sent': { thread_id: newId(), message_ts: '1', mention_ts: null },
}

it.each(features.flatMap(({ subscribers }) => subscribers))(
  '$name does for two deliveries of an event what it does for one, and more for another event',
  async ({ event, handle }) => {
    const api = await aServer()
    const app = await anApp()
    const deliver = (id: string) =>
      runInAppOf(api.services, app.id, (ctx) => handle(ctx, payloads[event] as never, { id }))
    const enqueued = async () => {
      const { rows } = await api.database.pool.query<{ count: number }>(
        `select count(*)::int as count from outbox where app_id = $1 and kind = 'job'`,
        [app.id],
      )
      return rows[0]?.count ?? 0
    }
    const [event_id, before] = [newId(), await enqueued()]
    await deliver(event_id)
    const once = (await enqueued()) - before
    await deliver(event_id)
    expect((await enqueued()) - before).toBe(once)
    await deliver(newId())
    expect((await enqueued()) - before).toBe(2 * once)
  },
)
