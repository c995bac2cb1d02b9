import { isConversation } from '@foyer/domain/notifications'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { countUnreadConversations } from '../messaging/index.ts'
import type { Description } from './describe.ts'
import { sendPush } from './push/index.ts'
import type { DueDelivery, Outcome } from './repository/deliveries.ts'

export type Pushed = { row: DueDelivery; viewer: MemberViewer; description: Description }

/** Tries of a provider that does not answer, and the time before the next one. */
const MAX_ATTEMPTS = 4
const RETRY_MS = 60_000
/** What has no end of its own may arrive for a day. */
const TTL_S = 86_400

/** Pushes a notification to the member's devices. One that no provider took is tried again, with the same id. */
export async function pushNotification(ctx: Ctx, { row, viewer, description }: Pushed): Promise<Outcome> {
  const { id, subscriber_id, kind, expires_at, attempts } = row
  const { title, text: body, path, tag } = description
  const now = ctx.now().getTime()
  const { reason } = await sendPush(ctx, {
    id,
    subscriber_id,
    title,
    body,
    path,
    tag,
    badge: isConversation(kind) ? await countUnreadConversations(ctx, viewer) : null,
    ttl_seconds: expires_at === null ? TTL_S : Math.max(1, Math.floor((Date.parse(expires_at) - now) / 1000)),
  })
  const known = { id, channel: row.channel }
  if (reason === null) return { ...known, state: 'sent' }
  if (reason !== 'failed') return { ...known, state: 'skipped', reason }
  if (attempts >= MAX_ATTEMPTS) return { ...known, state: 'failed', reason }
  return { ...known, state: 'waiting', due_at: new Date(now + RETRY_MS * attempts) }
}
