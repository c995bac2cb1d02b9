import { z } from 'zod'
import type { Bank } from './bank.ts'

/** One endpoint: the parameters that it takes, all others being refused, and what it does. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE'
  path: RegExp
  params: z.ZodType
  /** Whether a repeat without a key of the caller's own would do it twice. */
  needs_key?: true
  answer: (bank: Bank, id: string, params: never) => Record<string, unknown>
}

export const integer = z.coerce.number().int()
export const amount = integer.min(1).max(99_999_999)
export const currency = z.string().regex(/^[a-z]{3}$/)
export const uuid = z.uuid()
const referral = z.string().min(1).max(500).exactOptional()
export const orderMetadata = z.strictObject({
  app_id: uuid,
  order_id: uuid,
  referral,
  client_reference_id: referral,
})
export const customerMetadata = z.strictObject({ app_id: uuid, subscriber_id: uuid, referral })
export const expand = (...fields: [string, ...string[]]) => z.array(z.enum(fields)).optional()
export const noParams = z.strictObject({})

export function endpoint<P extends z.ZodType>(
  method: Endpoint['method'],
  path: RegExp,
  params: P,
  answer: (bank: Bank, id: string, params: z.output<P>) => Record<string, unknown>,
): Endpoint {
  return { method, path, params, answer: answer as Endpoint['answer'] }
}

export const withIdempotencyKey = (one: Endpoint): Endpoint => ({ ...one, needs_key: true })
