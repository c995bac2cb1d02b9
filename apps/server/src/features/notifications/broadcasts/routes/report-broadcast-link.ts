import { reportBroadcastLink as call } from '@foyer/contract/notifications/report-broadcast-link'
import { implement } from '#platform/http/implement.ts'
import { notificationsPolicy } from '../../policy.ts'
import { readLinkToken } from '../link-token.ts'
import { markClicked } from '../repository/recipients.ts'

export const reportBroadcastLinkRoute = implement(
  call,
  notificationsPolicy.reportLink,
  async ({ input, ctx, authorize }) => {
    const link = readLinkToken(ctx, input.token)
    authorize(link)
    // Once the figures are final, there is no such recipient any more, and nothing to count.
    if (link) await ctx.write((tx) => markClicked(tx, { ...link, now: ctx.now() }))
    return {}
  },
)
