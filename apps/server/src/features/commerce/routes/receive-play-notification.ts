import { receivePlayNotification as call } from '@foyer/contract/commerce/receive-play-notification'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { findPlaySettings } from '../repository/play-settings.ts'
import { enqueueReading } from '../store-jobs.ts'
import { findNotifiedToken, isSignedByGoogle } from '../stores/google-play/notification.ts'

export const receivePlayNotificationRoute = implement(
  call,
  commercePolicy.receiveEvent,
  async ({ ctx, authorize }) => {
    const settings = await findPlaySettings(ctx.db)
    const { push_account = '', package_name = '' } = settings ?? {}
    const { authorization, raw_body } = ctx.request
    const is_proven = await isSignedByGoogle(ctx, authorization, push_account)
    authorize({ has_secret: push_account !== '', is_proven })
    const token = findNotifiedToken(raw_body?.toString() ?? '', package_name)
    if (token !== null) await enqueueReading(ctx, token)
    return { received: true as const }
  },
)
