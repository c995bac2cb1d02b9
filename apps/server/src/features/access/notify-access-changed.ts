import { onCommit } from '../../platform/events/index.ts'
import type { Services } from '../../platform/services.ts'
import { findPeopleBySubscriber } from '../directory/index.ts'
import { readCurrentApp } from '../apps/index.ts'

type Target = Pick<Services, 'database' | 'realtime'>

/** Notifies a member's open screens that what they may see has changed, and checks their live connections again. */
async function notifyMember(
  { database, realtime }: Target,
  app_id: string,
  subscriber_id: string,
): Promise<void> {
  const [person] = await findPeopleBySubscriber(database.forApp(app_id), [subscriber_id])
  if (!person?.user_id) return
  realtime.publish(app_id, `user:${person.user_id}`, accessChanged({}))
  realtime.recheck(app_id, person.user_id)
}

/** The same for everyone in the app; their screens receive the epoch after the change. */
async function notifyEveryone({ database, realtime }: Target, app_id: string): Promise<void> {
  const { app } = await readCurrentApp(database.forApp(app_id))
  realtime.publishToAll(app_id, 'user', accessChanged({ epoch: app.access_epoch }))
  realtime.recheck(app_id, null)
}

const accessChanged = (data: { epoch?: number }) => ({ seq: 0, type: 'access_changed', data })

/** Live connections follow every change of access right after its commit. */
export const accessCommitHooks = [
  onCommit('access.changed', (services, app_id, { subscriber_id }) =>
    subscriber_id === null ? notifyEveryone(services, app_id) : notifyMember(services, app_id, subscriber_id),
  ),
  onCommit('apps.access_changed', notifyEveryone),
  onCommit('apps.clock_moved', notifyEveryone),
  /** A page may have other ancestors' gates in the new release, or be gone. */
  onCommit('apps.release_switched', notifyEveryone),
]
