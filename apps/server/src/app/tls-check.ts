import { notFound } from '../platform/errors.ts'
import { isFromThisMachine } from '../platform/http/client-address.ts'
import { hostName, resolveHost, type HostKind } from '../platform/http/hosts.ts'
import { sendProblem } from '../platform/http/send-problem.ts'
import type { StaticHandler, StaticRequest } from '../platform/http/static-layer.ts'
import type { Services } from '../platform/services.ts'

const SERVED_KINDS: ReadonlySet<HostKind['kind']> = new Set(['app', 'off', 'left', 'deleted', 'sandbox'])

/**
 * `/internal/tls-check?domain=` on the studio's host, for a local proxy about to request a certificate. 200 for
 * current and former app hosts, restorable deleted apps, verified domains and the owner-code host; otherwise 404.
 */
export function tlsCheckHandler(services: Pick<Services, 'config' | 'directory'>): StaticHandler {
  const answer = async ({ query, request, response }: StaticRequest): Promise<true> => {
    const is_allowed = isFromThisMachine(request) && (await isServed(services, query.get('domain') ?? ''))
    if (is_allowed) response.writeHead(200, { 'cache-control': 'no-store', 'content-length': 0 }).end()
    else sendProblem(response, notFound())
    return true
  }
  return (request_facts) =>
    request_facts.path === '/internal/tls-check' && request_facts.host_kind.kind === 'base'
      ? answer(request_facts)
      : false
}

/** A bare name only: with a port or a dot at its end it is the name of no certificate. */
async function isServed(services: Parameters<typeof resolveHost>[0], domain: string): Promise<boolean> {
  if (hostName(domain) !== domain.toLowerCase() || domain.endsWith('.')) return false
  const { kind } = await resolveHost(services, hostName(domain))
  return SERVED_KINDS.has(kind)
}
