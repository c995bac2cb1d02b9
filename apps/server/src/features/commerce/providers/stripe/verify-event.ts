import { z } from 'zod'
import type { RequestFacts } from '#platform/context.ts'

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

/** Returns the event if its signature over the raw body is valid and at most five minutes old; else null. */
export async function verifyEvent(
  { raw_body, signature }: Pick<RequestFacts, 'raw_body' | 'signature'>,
  webhook_secret: string,
): Promise<VerifiedEvent | null> {
  if (!raw_body || !signature) return null
  const { default: StripeClient } = await import('stripe')
  try {
    StripeClient.webhooks.constructEvent(raw_body, signature, webhook_secret)
  } catch (error) {
    if (error instanceof StripeClient.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return null
    throw error
  }
  const parsed = event.safeParse(JSON.parse(raw_body.toString('utf8')))
  return parsed.success ? parsed.data : null
}
