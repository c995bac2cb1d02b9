import { z } from 'zod'
import type { ExternalAddresses } from '#platform/external-addresses.ts'
import { PROVIDER_TIMEOUT_MS, type CheckedSender, type Delivery } from './provider.ts'

/** An instance of Pusher Beams. */
export type PusherKeys = { instance_id: string; secret: string }

/** Sends by Pusher Beams (Pusher, "Beams API reference"). */
export function createPusher(
  { instance_id, secret }: PusherKeys,
  pusherOrigin: ExternalAddresses['pusher'],
): CheckedSender {
  const url = `${pusherOrigin(instance_id)}/publish_api/v1/instances/${instance_id}/publishes/interests`
  const publish = async (body: object): Promise<number> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    })
    const answer = z.object({ publishId: z.string() }).safeParse(await response.json().catch(() => null))
    return response.ok && !answer.success ? 502 : response.status
  }

  return {
    deliver: async (delivery) => {
      try {
        const status = await publish(toPublish(delivery))
        return { state: status === 200 ? 'accepted' : 'failed' }
      } catch {
        return { state: 'failed' }
      }
    },
    /** An interest that no device has joined. */
    takesKey: async () => {
      const status = await publish({
        interests: ['foyer-check'],
        fcm: { data: { check: 'true' } },
      })
      if (status === 429 || status >= 500) throw new Error(`Pusher Beams answered ${status}.`)
      return status === 200
    },
  }
}

function toPublish({ token, payload }: Delivery) {
  const { id, title, body, path, tag, badge } = payload
  return {
    interests: [token],
    fcm: { notification: { title, body, tag }, data: { id, path } },
    apns: {
      aps: {
        alert: { title, body },
        sound: 'default',
        'thread-id': tag,
        ...(badge === null ? {} : { badge }),
      },
      data: { id, path },
    },
  }
}
