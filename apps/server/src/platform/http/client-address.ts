import type { IncomingMessage } from 'node:http'
import type { Config } from '../config/index.ts'

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

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}

/**
 * Whether a request comes directly from this machine. A local proxy also uses loopback, so forwarded requests do not
 * count.
 */
export function isFromThisMachine({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const is_forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => name in headers)
  return !is_forwarded && isLoopback(socket.remoteAddress ?? '')
}
