import { listBroadcastRecipients as call } from '@foyer/contract/notifications/list-broadcast-recipients'
import { implement } from '#platform/http/implement.ts'
import { notificationsPolicy } from '../../policy.ts'
import { avatarUrls } from '@foyer/contract/identity/shapes'
import { createAudience, listRecipients } from '../repository/audience.ts'
import { findBroadcast } from '../repository/broadcasts.ts'

export const listBroadcastRecipientsRoute = implement(
  call,
  notificationsPolicy.useBroadcast,
  async ({ input, ctx, authorize, fail }) => {
    const row = await findBroadcast(ctx.db, input.id)
    authorize(row)
    if (!row) throw fail('not_found')
    const { cursor = null, limit } = input
    const found = await listRecipients(ctx.db, createAudience(ctx, row.audience, ctx.db), {
      after_id: cursor,
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    return {
      recipients: page.map(({ subscriber_id: _id, avatar_urls: pictures, ...member }) => ({
        ...member,
        avatar_urls: avatarUrls.parse(pictures),
      })),
      next_cursor: found.length > limit ? (page.at(-1)?.subscriber_id ?? null) : null,
    }
  },
)
