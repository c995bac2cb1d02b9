import { z } from 'zod'
import { require } from './bank.ts'
import { endpoint, expand, integer, type Endpoint } from './endpoint.ts'
import { list, presentIntent, presentInvoice } from './present.ts'

const page = { limit: integer.min(1).max(100), starting_after: z.string().optional() }
const created = z.strictObject({ gte: integer })

/** The lists that Foyer reads of payments and invoices, newest first. */
export const listEndpoints: readonly Endpoint[] = [
  endpoint('GET', /^\/v1\/payment_intents$/, z.strictObject({ ...page, created }), (bank, _id, params) =>
    list(
      [...bank.intents.values()]
        .filter((one) => one.object === 'payment_intent' && one.created >= params.created.gte)
        .toReversed()
        .map((one) => presentIntent(bank, one)),
    ),
  ),
  endpoint(
    'GET',
    /^\/v1\/invoices$/,
    z.union([
      z.strictObject({
        ...page,
        subscription: z.string(),
        status: z.enum(['open']).optional(),
        expand: expand('data.payments'),
      }),
      z.strictObject({ ...page, created, status: z.literal('paid'), expand: expand('data.payments') }),
    ]),
    (bank, _id, params) => {
      if ('subscription' in params) require(bank.subscriptions, params.subscription)
      const found = [...bank.invoices.values()].filter(
        (one) =>
          (!params.status || one.status === params.status) &&
          ('subscription' in params
            ? one.subscription === params.subscription
            : one.created >= params.created.gte),
      )
      return list(
        found
          .toReversed()
          .slice(0, params.limit)
          .map((one) => presentInvoice(bank, one)),
      )
    },
  ),
]
