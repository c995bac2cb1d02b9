import { newId } from '../../src/platform/ids.ts'
import { aServer } from '../harness.ts'
import type { AppLike } from './identity.ts'

type Columns = { state?: 'draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled'; title?: string }

/** A broadcast of an app, by its id; a draft unless told. */
export async function aBroadcast(app: AppLike, columns: Columns = {}): Promise<string> {
  const api = await aServer()
  const [id, now] = [newId(), api.clock.now()]
  await api.inApp(app.id, (tx) =>
    tx
      .insertInto('broadcasts')
      .values({
        app_id: app.id,
        id,
        title: 'Open on Sunday',
        text: 'From ten in the morning.',
        button_label: '',
        channels: ['in_app'],
        audience: '[]',
        when_kind: 'now',
        created_by: newId(),
        created_at: now,
        updated_at: now,
        ...columns,
      })
      .execute(),
  )
  return id
}
