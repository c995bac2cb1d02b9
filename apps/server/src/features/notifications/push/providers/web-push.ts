import webpush from 'web-push'
import { z } from 'zod'
import { hashSecret } from '#platform/secrets.ts'
import { isPostable, OutboundError, type Outbound } from '#platform/outbound/index.ts'
import type { VapidKeys } from '../vapid-keys.ts'
import { isUrgent, type Delivery, type DeliveryOutcome, type PushSender } from './provider.ts'

/** A subscription as a browser serialises it: an uncompressed point of P-256 and a secret of 16 bytes (RFC 8291). */
const subscription = z.strictObject({
  endpoint: z.url().max(1000),
  expirationTime: z.number().nullish(),
  keys: z.strictObject({
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
})

type Subscription = z.output<typeof subscription>

/** Parses a subscription; the refusal says what is wrong with it. */
export function parseSubscription(token: string): Subscription | 'push_token_invalid' | 'address_not_public' {
  const parsed = subscription.safeParse(parseJson(token))
  if (!parsed.success) return 'push_token_invalid'
  return isPostable(parsed.data.endpoint) ? parsed.data : 'address_not_public'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Sends to the push services of browsers: `web-push` encrypts and signs, our own guard connects. */
export function createWebPush(outbound: Outbound, vapidDetails: VapidKeys): PushSender {
  return {
    deliver: async ({ token, payload, ttl_seconds, signal }: Delivery): Promise<DeliveryOutcome> => {
      const subscribed = parseSubscription(token)
      if (typeof subscribed === 'string') return { state: 'gone' }
      const { endpoint, keys } = subscribed
      const request = webpush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
        vapidDetails,
        TTL: ttl_seconds,
        urgency: isUrgent({ ttl_seconds }) ? 'high' : 'normal',
        topic: hashSecret(payload.id).slice(0, 32),
      })
      try {
        const { status } = await outbound.post(endpoint, {
          headers: request.headers,
          body: request.body,
          signal,
        })
        if (status >= 200 && status < 300) return { state: 'accepted' }
        return { state: status === 404 || status === 410 ? 'gone' : 'failed' }
      } catch (error) {
        if (error instanceof OutboundError) return { state: 'failed' }
        throw error
      }
    },
  }
}
