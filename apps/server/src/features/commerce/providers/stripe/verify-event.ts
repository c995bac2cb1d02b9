import { z } from 'zod'
import type { RequestFacts } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'

const link = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((value) => value ?? null)

/** The event fields that identify its object, present in every API version of an endpoint. */
const event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().default(''),
      object: z.string(),
      payment_intent: link,
      subscription: link,
      metadata: z.record(z.string(), z.string()).nullish(),
      parent: z.object({ subscription_details: z.object({ subscription: link }).nullish() }).nullish(),
    }),
  }),
})

/** A signed Stripe event. It only names the object; the facts are read from Stripe. */
export type VerifiedEvent = z.infer<typeof event>

const TOLERANCE_S = 300
const MAX_SIGNATURES = 20

/**
 * Reads the seconds of a `Stripe-Signature` header: one time and at least one `v1` of 64 hexadecimal digits; other
 * schemes are ignored. Null for any other shape, which Stripe never sends and its library may fail at.
 */
export function readSignatureTime(header: string): number | null {
  const parts = header.split(',').map((part) => /^([a-z0-9]{1,8})=([^=\s]+)$/.exec(part))
  const times = parts.filter((part) => part?.[1] === 't')
  const signatures = parts.filter((part) => part?.[1] === 'v1')
  const is_well_formed =
    parts.length <= MAX_SIGNATURES &&
    parts.every((part) => part !== null) &&
    times.length === 1 &&
    signatures.length > 0 &&
    signatures.every((part) => /^[0-9a-f]{64}$/i.test(part?.[2] ?? ''))
  const time = times[0]?.[2] ?? ''
  return is_well_formed && /^\d{1,12}$/.test(time) ? Number(time) : null
}

/**
 * Returns the event if its signature over the raw body is valid and at most five minutes old or ahead; else null.
 * Throws `malformed` for what is no signature.
 */
export async function verifyEvent(
  { raw_body, signature }: Pick<RequestFacts, 'raw_body' | 'signature'>,
  webhook_secret: string,
): Promise<VerifiedEvent | null> {
  const signed_at = readSignatureTime(signature ?? '')
  if (!raw_body || !signature || signed_at === null) throw new CallError('malformed')
  if (signed_at - Date.now() / 1000 > TOLERANCE_S) return null
  const { default: StripeClient } = await import('stripe')
  try {
    StripeClient.webhooks.constructEvent(raw_body, signature, webhook_secret, TOLERANCE_S)
  } catch (error) {
    if (error instanceof StripeClient.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return null
    throw error
  }
  const parsed = event.safeParse(JSON.parse(raw_body.toString('utf8')))
  return parsed.success ? parsed.data : null
}
