import { z } from 'zod'
import { refundCharge, require } from './bank.ts'
import { amount, endpoint, expand, integer, uuid, withIdempotencyKey, type Endpoint } from './endpoint.ts'
import { exampleOf } from './example-objects.ts'
import { list, presentCharge, presentRefund } from './present.ts'
import { checkStep, StandInError } from './refusals.ts'

/** What Foyer uses of charges, their refunds and disputes. */
export const chargeEndpoints: readonly Endpoint[] = [
  endpoint(
    'GET',
    /^\/v1\/charges$/,
    z.strictObject({
      customer: z.string(),
      limit: integer.max(100),
      starting_after: z.string().optional(),
      expand: expand('data.refunds'),
    }),
    (bank, _id, { customer }) =>
      list(
        [...bank.charges.values()]
          .filter((one) => one.customer === customer)
          .map((one) => presentCharge(bank, one)),
      ),
  ),
  endpoint(
    'GET',
    /^\/v1\/disputes$/,
    z.strictObject({ charge: z.string(), limit: integer.max(100) }),
    (bank, _id, { charge }) =>
      list(
        bank.disputes
          .filter((one) => one.charge === charge)
          .map((one) => ({ ...exampleOf('dispute'), ...one })),
      ),
  ),
  endpoint(
    'GET',
    /^\/v1\/refunds$/,
    z.strictObject({ charge: z.string(), limit: integer.max(100) }),
    (bank, _id, { charge: id }) => {
      const charge = require(bank.charges, id)
      return list(charge.refunds.toReversed().map((refund) => presentRefund(charge, refund)))
    },
  ),
  withIdempotencyKey(
    endpoint(
      'POST',
      /^\/v1\/refunds$/,
      z.strictObject({
        payment_intent: z.string(),
        amount,
        metadata: z.strictObject({ order_id: uuid, refund_id: uuid }),
      }),
      (bank, _id, { payment_intent, amount: back, metadata }) => {
        const charge = require(bank.charges, require(bank.intents, payment_intent).charge ?? '')
        const returned = charge.refunds.filter(({ status }) => status !== 'failed')
        const remaining = charge.amount - returned.reduce((sum, one) => sum + one.amount, 0)
        checkStep(back, charge.currency)
        if (bank.disputes.some((one) => one.charge === charge.id && !one.status.startsWith('warning_')))
          throw new StandInError(400, 'invalid_request_error', 'charge_disputed')
        if (remaining === 0) throw new StandInError(400, 'invalid_request_error', 'charge_already_refunded')
        if (back > remaining) throw new StandInError(400, 'invalid_request_error', 'amount_too_large')
        return presentRefund(charge, refundCharge(bank, charge.id, back, metadata))
      },
    ),
  ),
]
