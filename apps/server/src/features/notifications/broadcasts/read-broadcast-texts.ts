import { fillFirstName } from '@foyer/domain/notifications'
import type { Ctx } from '#platform/context.ts'
import type { NotificationChannel } from '@foyer/contract/notifications/inbox-shapes'
import type { NotificationRow } from '../repository/records.ts'
import { createLinkPath } from './link-token.ts'
import { findBroadcasts } from './repository/broadcasts.ts'

/** What a broadcast says to one member. */
export type BroadcastText = {
  title: string
  text: string
  button_label: string | null
  is_cancelled: boolean
  /** A path with a token of the notification that it was followed from. */
  toPath: (path: string) => string
}

/** Reads the broadcasts that some notifications of a member are about, by notification. */
export async function readBroadcastTexts(
  ctx: Ctx,
  rows: readonly (NotificationRow & { channel?: NotificationChannel })[],
  name: string,
): Promise<ReadonlyMap<string, BroadcastText>> {
  const ids = [...new Set(rows.flatMap(({ params }) => params.broadcast_id ?? []))]
  if (ids.length === 0) return new Map()
  const broadcasts = new Map((await findBroadcasts(ctx.db, ids)).map((row) => [row.id, row]))
  return new Map(
    rows.flatMap(({ id, kind, params, channel = 'in_app' }): [string, BroadcastText][] => {
      const row = broadcasts.get(params.broadcast_id ?? '')
      if (!row) return []
      const toPath = (path: string) =>
        kind === 'test' ? path : createLinkPath(ctx, path, { notification_id: id, channel })
      return [
        [
          id,
          {
            title: fillFirstName(row.title, name),
            text: fillFirstName(row.text, name),
            button_label: row.button_label || null,
            is_cancelled: row.state === 'cancelled',
            toPath,
          },
        ],
      ]
    }),
  )
}
