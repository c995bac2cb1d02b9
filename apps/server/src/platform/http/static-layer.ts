import type { IncomingMessage, ServerResponse } from 'node:http'
import { newId } from '../ids.ts'
import { CallError } from '../errors.ts'
import { hasClearHost } from './has-clear-host.ts'
import { hostName, type HostKind } from './hosts.ts'
import { sendProblem } from './send-problem.ts'
import { toRefusal } from './to-problem.ts'

/** A GET or HEAD request before its host is resolved: only host and path are parsed. */
export type ProbeRequest = {
  request: IncomingMessage
  response: ServerResponse
  host: string
  path: string
  query: URLSearchParams
}

/** A GET or HEAD request as the static layer's handlers see it. */
export type StaticRequest = ProbeRequest & {
  /** What the host serves. */
  host_kind: HostKind
}

/** Handles the request and returns `true`, or leaves it to the next handler. Synchronous if nothing must be awaited. */
export type Handler<Request> = (request: Request) => boolean | Promise<boolean>
export type StaticHandler = Handler<StaticRequest>

type Options = {
  /** Called first, for every host. */
  probe: Handler<ProbeRequest>
  resolveHost: (host: string) => HostKind | Promise<HostKind>
  handlers: readonly StaticHandler[]
  /** The framework, for requests that the static layer does not handle. */
  next: (request: IncomingMessage, response: ServerResponse) => void
  /** Whether the public address has TLS: controls strict transport security (security, "Browser"). */
  is_behind_tls: boolean
  onError: (error: unknown, request: IncomingMessage, request_id: string) => void
}

const ONE_YEAR = 'max-age=31536000'

/**
 * Creates the layer before the framework: normalises the target, resolves the host, then calls each handler in turn.
 * Cached responses are sent in the same turn of the event loop.
 */
export function createStaticLayer(options: Options) {
  const { probe, resolveHost, handlers, next, is_behind_tls, onError } = options

  const askHandlers = (static_request: StaticRequest, from: number): void | Promise<void> => {
    for (let index = from; index < handlers.length; index += 1) {
      const outcome = handlers[index]?.(static_request) ?? false
      if (outcome === true) return
      if (outcome !== false)
        return outcome.then((is_done) => (is_done ? undefined : askHandlers(static_request, index + 1)))
    }
    next(static_request.request, static_request.response)
  }
  const serve = (static_request: ProbeRequest): void | Promise<void> => {
    const host_kind = resolveHost(static_request.host)
    return host_kind instanceof Promise
      ? host_kind.then((found) => askHandlers({ ...static_request, host_kind: found }, 0))
      : askHandlers({ ...static_request, host_kind }, 0)
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (is_behind_tls) response.setHeader('strict-transport-security', ONE_YEAR)
    const target = hasClearHost(request) ? readRequestPath(request.url) : null
    if (!target) return sendProblem(response, new CallError('malformed'))
    const is_read = request.method === 'GET' || request.method === 'HEAD'
    if (!is_read || target.path.startsWith('/api/')) return next(request, response)

    const { path, query } = target
    const static_request = { request, response, host: hostName(request.headers.host), path, query }
    const fail = (error: unknown): void => {
      const { refusal, is_bug } = toRefusal(error)
      const request_id = newId()
      if (is_bug) onError(error, request, request_id)
      if (response.headersSent) response.destroy()
      else sendProblem(response, refusal, request_id)
    }
    try {
      const probed = probe(static_request)
      if (probed === true) return
      const done =
        probed === false
          ? serve(static_request)
          : probed.then((is_done) => (is_done ? undefined : serve(static_request)))
      done?.catch(fail)
    } catch (error) {
      fail(error)
    }
  }
}

/** A request's target after normalisation; all later code relies on it. */
type RequestPath = { path: string; query: URLSearchParams }

const FORBIDDEN_ESCAPES = /%(?:2f|5c|00|2e)/i
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/

/**
 * Decodes and checks a request target once, before any routing: encoded separators, dot segments, NUL, backslashes
 * and broken escapes are refused with null (security, rule 4).
 */
export function readRequestPath(target: string | undefined): RequestPath | null {
  if (!target?.startsWith('/') || target.length > 8192) return null
  const mark = target.indexOf('?')
  const raw = mark < 0 ? target : target.slice(0, mark)
  if (FORBIDDEN_ESCAPES.test(raw) || raw.includes('\\') || raw.includes('//')) return null
  const path = raw.includes('%') ? decode(raw) : raw
  if (path === null || path.includes('\0') || DOT_SEGMENT.test(path)) return null
  const query = mark < 0 ? NO_QUERY : new URLSearchParams(target.slice(mark + 1))
  return { path: path.normalize('NFC'), query }
}

/** Shared by all requests without a query; must not be mutated. */
const NO_QUERY = new URLSearchParams()

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
