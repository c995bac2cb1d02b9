import { receiveStripeWebhook as call } from '@foyer/contract/commerce/receive-stripe-webhook'
import { implement } from '#platform/http/implement.ts'
import { receiveStripeEvent } from '../commands/receive-stripe-event.ts'
import { commercePolicy } from '../policy.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { verifyEvent } from '../providers/stripe/verify-event.ts'
import { decryptKeys } from '../providers/stripe/keys.ts'
import { findPaymentSettings } from '../repository/settings.ts'

export const receiveStripeWebhookRoute = implement(
  call,
  commercePolicy.receiveEvent,
  async ({ ctx, authorize }) => {
    const settings = await findPaymentSettings(ctx.db)
    const secret = settings && decryptKeys(ctx, settings).webhook_secret
    const event = secret ? await verifyEvent(ctx.request, secret) : null
    authorize({ has_secret: Boolean(secret), is_proven: event !== null })
    if (event) await withProviderErrors(() => receiveStripeEvent(ctx, event))
    return { received: true as const }
  },
)
