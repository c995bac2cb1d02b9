import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config/index.ts'
import { trustsProxy } from './client-address.ts'

/**
 * The country that a request comes from, as the proxy in front says it in the header that is set for it. Nobody but a
 * trusted proxy is believed, and what is no country code (`XX` and `T1` stand for none) is left out.
 */
export function countryOf(
  headers: IncomingHttpHeaders,
  peer_address: string,
  config: Pick<Config, 'is_production' | 'country_header'>,
): string | null {
  if (config.country_header === null || !trustsProxy(config)(peer_address)) return null
  const said = headers[config.country_header]
  const code = typeof said === 'string' ? said.trim().toUpperCase() : ''
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null
}
