import { receiveMailEvents as call } from '@foyer/contract/notifications/receive-mail-events'
import { CallError } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { isFromMailServer, readMailEvents, receiveMailEvents } from '../mail-events.ts'
import { notificationsPolicy } from '../policy.ts'

export const receiveMailEventsRoute = implement(
  call,
  notificationsPolicy.receiveMailEvents,
  async ({ ctx, authorize }) => {
    const has_secret = ctx.services.config.mail_webhook_secret !== null
    authorize({ has_secret, is_proven: isFromMailServer(ctx) })
    const events = readMailEvents(ctx.request.raw_body)
    if (!events) throw new CallError('malformed')
    await receiveMailEvents(ctx, events)
    return { received: true as const }
  },
)
