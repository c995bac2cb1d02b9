import { newId } from '../../src/platform/ids.ts'
import { aServer } from '../harness.ts'
import type { AppLike } from './identity.ts'

/** A notification in a member's list, by its id. */
export async function aNotification(
  app: AppLike,
  { subscriber_id }: { subscriber_id: string },
): Promise<string> {
  const api = await aServer()
  const [id, now] = [newId(), api.clock.now()]
  const own = { app_id: app.id, id, subscriber_id }
  await api.inApp(app.id, async (tx) => {
    await tx
      .insertInto('notifications')
      .values({ ...own, kind: 'test', dedupe_key: `test:${id}`, params: '{}', created_at: now })
      .execute()
    await tx
      .insertInto('notification_deliveries')
      .values({ app_id: app.id, notification_id: id, channel: 'in_app', state: 'sent', decided_at: now })
      .execute()
  })
  return id
}
