import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '@foyer/contract'
import { newId } from '../ids.ts'
import { CallError } from '../errors.ts'
import { hostName } from './hosts.ts'
import { problemOf, refusalOf } from './problem-reply.ts'
import type { RecentAnswers } from './recent-answers.ts'
import { readRequestPath } from './request-path.ts'

/** A GET or HEAD request as the static layer sees it: host and path normalised, nothing else looked at. */
export type StaticRequest = {
  request: IncomingMessage
  response: ServerResponse
  host: string
  path: string
  query: URLSearchParams
}

/** Answers the request and says `true`, or leaves it to the next one. */
export type StaticHandler = (request: StaticRequest) => boolean | Promise<boolean>

type Options = {
  /** Answers that were given a moment ago, looked up before anything else. */
  recent: RecentAnswers
  handlers: readonly StaticHandler[]
  /** The framework, for what the static layer leaves. */
  next: (request: IncomingMessage, response: ServerResponse) => void
  /** The public address has TLS: browsers are told to come back by nothing else (security, "Browser"). */
  is_behind_tls: boolean
  onError: (error: unknown, request: IncomingMessage) => void
}

const ONE_YEAR = 'max-age=31536000'

/** The layer before the framework: normalises the target, then asks each handler in turn. */
export function createStaticLayer({ recent, handlers, next, is_behind_tls, onError }: Options) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (is_behind_tls) response.setHeader('strict-transport-security', ONE_YEAR)
    const is_read = request.method === 'GET' || request.method === 'HEAD'
    if (is_read && recent.answer(request, response)) return
    const target = readRequestPath(request.url)
    if (!target) return sendProblem(response, new CallError('malformed'))
    if (!is_read || target.path.startsWith('/api/')) return next(request, response)

    void serve({ request, response, host: hostName(request.headers.host), ...target }, handlers, next).catch(
      (error) => {
        const { refusal, is_bug } = refusalOf(error)
        if (is_bug) onError(error, request)
        if (response.headersSent) response.destroy()
        else sendProblem(response, refusal)
      },
    )
  }
}

async function serve(
  request: StaticRequest,
  handlers: readonly StaticHandler[],
  next: Options['next'],
): Promise<void> {
  for (const handler of handlers) {
    const answered = handler(request)
    if (answered === true || (answered !== false && (await answered))) return
  }
  next(request.request, request.response)
}

/**
 * Answers what is not even a request that Node can read, such as headers beyond the limit, and hangs up. A connection
 * that the other side has reset is only let go.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const body = JSON.stringify(problemOf(new CallError('malformed'), newId()))
  const head = [
    'HTTP/1.1 400 Bad Request',
    'cache-control: private, no-store',
    'connection: close',
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** A refusal outside the framework, in the same shape as everywhere. */
export function sendProblem(response: ServerResponse, refusal: CallError): void {
  const problem: Problem = problemOf(refusal, newId())
  response.writeHead(refusal.status, {
    'cache-control': 'private, no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    ...(refusal.retry_after === undefined ? {} : { 'retry-after': String(refusal.retry_after) }),
  })
  response.end(JSON.stringify(problem))
}
