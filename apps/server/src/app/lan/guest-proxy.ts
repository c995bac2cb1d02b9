import {
  Agent,
  createServer,
  request as sendRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import { calls, type Call } from '@foyer/contract'
import { CallError, notFound } from '../../platform/errors.ts'
import { hasClearHost } from '../../platform/http/has-clear-host.ts'
import { readRequestPath } from '../../platform/http/static-layer.ts'
import { refuseUnreadableRequest, sendProblem } from '../../platform/http/send-problem.ts'

type Options = {
  /** The port of the server on loopback. */
  target_port: number
  /** The current origin of the app; null when it no longer exists. */
  findOrigin: () => Promise<string | null>
}

/** The only headers that are forwarded: none identifies a member or an owner. */
const FORWARDED = [
  'accept',
  'accept-encoding',
  'accept-language',
  'if-modified-since',
  'if-none-match',
  'range',
  'user-agent',
] as const

/** Headers of the connection to the server, and what only https may set. */
const DROPPED = ['connection', 'keep-alive', 'set-cookie', 'strict-transport-security', 'transfer-encoding']

/** What the server has for its operator and for developers, and what needs a secure context. */
const CLOSED = /^\/(?:dev|internal|healthz|readyz|metrics|sw\.js)(?:\/|$)/

/** Paths of the calls that a guest may read, without those of signing in and of the studio. */
const GUEST_CALLS = Object.values<Call>(calls)
  .filter(
    ({ method, auth, path }) => method === 'GET' && auth === 'public' && !/^\/(auth|studio)\//.test(path),
  )
  .map(({ path }) => new RegExp(`^/api/v1${path.replace(/:\w+/g, '[^/]+')}$`))

/** A server that shows the open pages of one app to guests and accepts no login and no write. It is not yet listening. */
export function createGuestProxy({ target_port, findOrigin }: Options): Server {
  const agent = new Agent({ keepAlive: true })
  const server = createServer({ requireHostHeader: false, maxHeaderSize: 16_384 }, (request, response) => {
    const refusal = refuse(request)
    if (refusal) return sendProblem(response, refusal)
    findOrigin().then(
      (origin) =>
        origin
          ? forward(request, response, { target_port, origin, agent })
          : sendProblem(response, notFound()),
      () => sendProblem(response, new CallError('unavailable', {}, { retry_after: 5 })),
    )
  })
  server.on('clientError', refuseUnreadableRequest)
  server.on('close', () => agent.destroy())
  return server
}

/** A request for another host comes from a name that was pointed here (DNS rebinding). */
function refuse(request: IncomingMessage): CallError | null {
  const { localAddress = '', localPort } = request.socket
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress
  if (!hasClearHost(request) || request.headers.host !== `${host}:${localPort}`)
    return new CallError('malformed')
  if (request.method !== 'GET' && request.method !== 'HEAD') return new CallError('https_required')
  const path = readRequestPath(request.url)?.path
  if (path === undefined) return new CallError('malformed')
  if (path.startsWith('/api/'))
    return GUEST_CALLS.some((call) => call.test(path)) ? null : new CallError('https_required')
  return CLOSED.test(path) ? notFound() : null
}

type Target = { target_port: number; origin: string; agent: Agent }

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { target_port, origin, agent }: Target,
): void {
  const sent = sendRequest(
    {
      agent,
      host: '127.0.0.1',
      port: target_port,
      method: request.method,
      path: request.url,
      headers: {
        ...pick(request.headers),
        host: new URL(origin).host,
        // Marks the request as one that does not come from this machine.
        'x-forwarded-for': request.socket.remoteAddress ?? '',
      },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, toGuestHeaders(answer.headers, origin))
      answer.on('error', () => response.destroy())
      answer.pipe(response)
    },
  )
  sent.on('error', () => {
    if (response.headersSent) response.destroy()
    else sendProblem(response, new CallError('unavailable', {}, { retry_after: 5 }))
  })
  response.on('close', () => sent.destroy())
  sent.end()
}

function pick(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(FORWARDED.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))
}

/** Redirects to the app's own address stay here. */
function toGuestHeaders(headers: IncomingHttpHeaders, origin: string): OutgoingHttpHeaders {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !DROPPED.includes(name)))
  const { location } = headers
  return location?.startsWith(`${origin}/`) ? { ...kept, location: location.slice(origin.length) } : kept
}
