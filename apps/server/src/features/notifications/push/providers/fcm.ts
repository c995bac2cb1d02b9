import { z } from 'zod'
import type { ExternalAddresses } from '#platform/external-addresses.ts'
import { createGoogleAccount } from '#platform/google-account.ts'
import type { FcmKeys } from '../fcm-keys.ts'
import { isUrgent, PROVIDER_TIMEOUT_MS, type CheckedSender, type Delivery } from './provider.ts'

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'

/** Sends by Firebase Cloud Messaging (Google, "FCM HTTP v1"). */
export function createFcm(keys: FcmKeys, address: ExternalAddresses['fcm']): CheckedSender {
  const auth = createGoogleAccount(keys, {
    scope: SCOPE,
    tokens_address: address.tokens,
    timeout_ms: PROVIDER_TIMEOUT_MS,
  })
  const url = `${address.api}/v1/projects/${keys.project_id}/messages:send`
  const send = (data: object) => auth.request({ url, method: 'POST', data, retry: false })

  return {
    deliver: async (delivery) => {
      try {
        await send({ message: toMessage(delivery) })
        return { state: 'accepted' }
      } catch (error) {
        return { state: isGone(error) ? 'gone' : 'failed' }
      }
    },
    takesKey: async () => {
      try {
        await send({ validate_only: true, message: { topic: 'foyer-check' } })
        return true
      } catch (error) {
        const status = readStatus(error)
        if (status !== undefined && status >= 400 && status < 500 && status !== 429) return false
        throw error
      }
    },
  }
}

function toMessage({ token, payload, ttl_seconds }: Delivery) {
  const { id, title, body, path, tag, badge } = payload
  const is_urgent = isUrgent({ ttl_seconds })
  return {
    token,
    notification: { title, body },
    data: { id, path },
    android: {
      ttl: `${ttl_seconds}s`,
      priority: is_urgent ? 'HIGH' : 'NORMAL',
      collapse_key: id,
      notification: { tag, ...(badge === null ? {} : { notification_count: badge }) },
    },
    apns: {
      headers: {
        'apns-collapse-id': id,
        'apns-priority': is_urgent ? '10' : '5',
        'apns-expiration': String(Math.floor(Date.now() / 1000) + ttl_seconds),
      },
      payload: { aps: { sound: 'default', 'thread-id': tag, ...(badge === null ? {} : { badge }) } },
    },
  }
}

const refusal = z.object({
  response: z.object({
    status: z.number(),
    data: z.object({ error: z.object({ details: z.array(z.object({ errorCode: z.string() })) }) }).optional(),
  }),
})

/** Codes by which Firebase says that a token will never work again with this key. */
const GONE = new Set(['UNREGISTERED', 'SENDER_ID_MISMATCH'])

function isGone(error: unknown): boolean {
  const details = refusal.safeParse(error).data?.response.data?.error.details ?? []
  return details.some(({ errorCode }) => GONE.has(errorCode))
}

function readStatus(error: unknown): number | undefined {
  return z.object({ status: z.number() }).safeParse(error).data?.status
}
