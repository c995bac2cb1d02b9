import type { ApiClient, CallName, CallOptions } from '@foyer/contract/client'
import { ApiError } from '@foyer/contract/api-error'
import { createClient } from '@foyer/contract/client'
import { v4 as newUuid } from 'uuid'
import type { Device } from '../device.ts'
import { recordServerError } from './last-error.ts'

/** What the client has to know of the session at each call. */
export type Credentials = { email: string | null; token: string } | null

type Options = {
  app_slug: string
  device: Device
  credentials: () => Credentials
  /** Called when the server refused a token that was sent. */
  onRefused: (token: string) => void
  fetch?: typeof fetch
}

/**
 * Creates the typed client with the headers of specification section 7. Any call may report an expired token: calls
 * that need it are refused, public ones set the `x-session` header.
 */
export function createApi({ app_slug, device, credentials, onRefused, fetch }: Options): ApiClient {
  const client = createClient({
    headers: () => headersOf(app_slug, device, credentials()),
    fetch: async (address, init) => {
      const response = await (fetch ?? globalThis.fetch)(address, init)
      const token = new Headers(init?.headers).get('x-user-token')
      if (token && response.headers.get('x-session') === 'ended') onRefused(token)
      return response
    },
  })
  const call = async (
    name: CallName,
    input: object = {},
    call_options: CallOptions = {},
  ): Promise<unknown> => {
    const sentCredentials = credentials()
    try {
      return await (client as AnyCall)(name, input, { idempotency_key: newUuid(), ...call_options })
    } catch (error) {
      if (error instanceof ApiError) recordServerError(error)
      if (sentCredentials && error instanceof ApiError && error.status === 401)
        onRefused(sentCredentials.token)
      throw error
    }
  }
  return call as ApiClient
}

/** The client for call names known only at run time, such as those of queued writes. */
export type AnyCall = (name: CallName, input?: object, options?: CallOptions) => Promise<unknown>

function headersOf(app_slug: string, device: Device, credentials: Credentials): Record<string, string> {
  return {
    'x-app-slug': app_slug,
    'x-session-id': device.session_id(),
    'x-device-id': device.device_id(),
    'x-origin-url': device.origin_url(),
    'x-standalone': String(device.is_standalone()),
    'x-native': String(device.is_native()),
    'x-client-size': device.client_size(),
    ...(credentials ? { 'x-user-token': credentials.token } : {}),
    ...(credentials?.email ? { 'x-user-email': credentials.email } : {}),
  }
}
