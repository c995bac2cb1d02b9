import { receiveStripeWebhook as call } from '@foyer/contract/commerce/receive-stripe-webhook'
import { implement } from '#platform/http/implement.ts'
import { receiveStripeEvent } from '../commands/receive-stripe-event.ts'
import { commercePolicy } from '../policy.ts'
import { whileProviderAnswers } from '../provider-answers.ts'
import { proveEvent } from '../providers/stripe/prove-event.ts'
import { openKeys } from '../providers/stripe/keys.ts'
import { findPaymentSettings } from '../repository/settings.ts'

export const receiveStripeWebhookRoute = implement(
  call,
  commercePolicy.receiveEvent,
  async ({ ctx, authorize }) => {
    const settings = await findPaymentSettings(ctx.db)
    const secret = settings && openKeys(ctx, settings).webhook_secret
    const event = secret ? await proveEvent(ctx.request, secret) : null
    authorize({ has_secret: Boolean(secret), is_proven: event !== null })
    if (event) await whileProviderAnswers(() => receiveStripeEvent(ctx, event))
    return { received: true as const }
  },
)
