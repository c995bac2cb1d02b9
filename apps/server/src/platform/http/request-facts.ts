import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config/index.ts'
import type { RequestFacts } from '../context.ts'
import { readSessionCookie } from '../session/cookie.ts'
import { hostName } from './hosts.ts'

type Raw = {
  id: string
  headers: IncomingHttpHeaders
  remote_address: string
  is_from_this_machine: boolean
  country: string | null
  raw_body: Buffer | null
}

/** Reads the client headers of the spec (section 7), bounded, as facts that prove nothing. */
export function readRequestFacts(
  { id, headers, remote_address, is_from_this_machine, country, raw_body }: Raw,
  config: Config,
): RequestFacts {
  const text = (name: string, max = 200): string | null => {
    const value = headers[name]
    return typeof value === 'string' && value.length > 0 && value.length <= max ? value : null
  }
  return {
    id,
    address: remote_address,
    is_from_this_machine,
    country,
    host: hostName(headers.host),
    base_url: config.base_url,
    origin: text('origin', 500),
    device_id: text('x-device-id', 64),
    session_id: text('x-session-id', 64),
    origin_url: text('x-origin-url', 2000),
    locale: text('accept-language'),
    user_agent: text('user-agent', 400) ?? '',
    is_standalone: text('x-standalone') === 'true',
    is_native: text('x-native') === 'true',
    client_size: text('x-client-size', 20),
    cookie_secret: readSessionCookie(headers.cookie),
    token: text('x-user-token', 100),
    idempotency_key: text('idempotency-key'),
    preview_grant: text('x-preview-grant', 100),
    signature: text('stripe-signature', 2000),
    authorization: text('authorization', 4000),
    raw_body,
  }
}
