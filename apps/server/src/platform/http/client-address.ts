import type { IncomingMessage } from 'node:http'
import type { Config } from '../config/index.ts'
import { isLoopback } from '../is-loopback.ts'

/** Whether an address belongs to a trusted proxy, whose forwarded address is used. */
export type IsTrustedProxy = (address: string) => boolean

/** Trusts a proxy on this machine in production, nobody elsewhere. Shared by calls and sockets. */
export function createProxyTrust({ is_production }: Pick<Config, 'is_production'>): IsTrustedProxy {
  return (address) => is_production && isLoopback(address)
}

/**
 * Where a request comes from: the peer, or where that is a trusted proxy the nearest address in `X-Forwarded-For` that
 * is none. What a client itself writes in front of the list is never reached.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  isTrustedProxy: IsTrustedProxy,
): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const hops = forwarded.map((hop) => hop.trim()).filter(Boolean)
  let address = socket.remoteAddress ?? ''
  while (hops.length > 0 && isTrustedProxy(address)) address = hops.pop() ?? address
  return address
}

const forwardingHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'via',
]

/**
 * Whether a request comes directly from this machine. A local proxy also uses loopback, so forwarded requests do not
 * count.
 */
export function isFromThisMachine({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const is_forwarded = forwardingHeaders.some((name) => name in headers)
  return !is_forwarded && isLoopback(socket.remoteAddress ?? '')
}
