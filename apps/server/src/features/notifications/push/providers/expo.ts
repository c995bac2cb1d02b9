import { Expo, type ExpoPushMessage } from 'expo-server-sdk'
import { Agent } from 'undici'
import type { ExternalAddresses } from '#platform/external-addresses.ts'
import { isUrgent, PROVIDER_TIMEOUT_MS, type CheckedSender, type Delivery } from './provider.ts'

/** A sender by Expo's push service, which says later which devices are gone. */
export type ExpoSender = CheckedSender & {
  /** The receipts whose device is gone. Receipts that Expo does not know any more are left out. */
  listGone: (receipt_ids: readonly string[]) => Promise<string[]>
}

/** Sends by Expo. `access_token` is null where the owner's Expo project asks for none. */
export function createExpo(access_token: string | null, address: ExternalAddresses['expo']): ExpoSender {
  const timeouts = { headersTimeout: PROVIDER_TIMEOUT_MS, bodyTimeout: PROVIDER_TIMEOUT_MS }
  const httpAgent = new Agent(timeouts).compose(
    (dispatch) => (options, handler) => dispatch({ ...options, origin: address }, handler),
  )
  const client = new Expo({ httpAgent, ...(access_token === null ? {} : { accessToken: access_token }) })

  return {
    deliver: async (delivery) => {
      try {
        const [ticket] = await client.sendPushNotificationsAsync([toMessage(delivery)])
        if (ticket?.status === 'ok') return { state: 'accepted', receipt_id: ticket.id }
        return { state: ticket?.details?.error === 'DeviceNotRegistered' ? 'gone' : 'failed' }
      } catch {
        // The library throws what the service refuses and what the network loses alike.
        return { state: 'failed' }
      }
    },
    takesKey: async () => {
      try {
        await client.getPushNotificationReceiptsAsync(['00000000-0000-0000-0000-000000000000'])
        return true
      } catch (error) {
        if (isRefusal(error)) return false
        throw error
      }
    },
    listGone: async (receipt_ids) => {
      const receipts = await client.getPushNotificationReceiptsAsync([...receipt_ids])
      return Object.entries(receipts).flatMap(([id, receipt]) =>
        receipt.status === 'error' && receipt.details?.error === 'DeviceNotRegistered' ? [id] : [],
      )
    },
  }
}

function toMessage({ token, payload, ttl_seconds }: Delivery): ExpoPushMessage {
  const { id, title, body, path, tag, badge } = payload
  return {
    to: token,
    title,
    body,
    data: { id, path },
    sound: 'default',
    ttl: ttl_seconds,
    priority: isUrgent({ ttl_seconds }) ? 'high' : 'normal',
    collapseId: id,
    tag,
    ...(badge === null ? {} : { badge }),
  }
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error && 'statusCode' in error && (error.statusCode === 401 || error.statusCode === 403)
  )
}
