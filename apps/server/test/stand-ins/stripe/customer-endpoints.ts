import { z } from 'zod'
import { customerMetadata, endpoint, withIdempotencyKey, type Endpoint } from './endpoint.ts'
import { exampleOf } from './example-objects.ts'
import { createMissingError } from './refusals.ts'

/** Customers and the secrets by which a card form lists their cards. */
export const customerEndpoints: readonly Endpoint[] = [
  withIdempotencyKey(
    endpoint(
      'POST',
      /^\/v1\/customers$/,
      z.strictObject({
        email: z.email(),
        name: z.string().min(1).optional(),
        metadata: customerMetadata,
      }),
      (bank, _id, { email, metadata }) => {
        const id = bank.newId('cus')
        bank.customers.add(id)
        return { ...exampleOf('customer'), id, email, metadata }
      },
    ),
  ),
  endpoint(
    'POST',
    /^\/v1\/customer_sessions$/,
    z.strictObject({
      customer: z.string(),
      components: z.strictObject({
        payment_element: z.strictObject({
          enabled: z.literal('true'),
          features: z.strictObject({
            payment_method_redisplay: z.literal('enabled'),
            payment_method_save: z.literal('enabled'),
            payment_method_save_usage: z.literal('off_session'),
            payment_method_remove: z.literal('enabled'),
          }),
        }),
      }),
    }),
    (bank, _id, { customer }) => {
      if (!bank.customers.has(customer)) throw createMissingError('customer')
      return { object: 'customer_session', client_secret: `cuss_secret_${customer}`, customer }
    },
  ),
]
