import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { CallError } from '../errors.ts'
import { sendProblem } from './send-problem.ts'

export type BodyTimeouts = {
  /** Milliseconds without a byte of a body before its request is refused. */
  idle_ms: number
  /** Milliseconds after the response in which the rest of a body may still arrive. */
  rest_ms: number
}

export const BODY_TIMEOUTS: BodyTimeouts = { idle_ms: 30_000, rest_ms: 2000 }

/**
 * Ends requests whose body stalls with 408, and closes connections on which a body continues after its response, such
 * as one that was refused for its size. Complete requests may take any time.
 */
export function limitBodyTimes(server: Server, { idle_ms, rest_ms }: BodyTimeouts): void {
  server.timeout = idle_ms
  server.on('request', (request, response) => {
    response.on('timeout', waitForAnswer)
    if (!hasBody(request)) return
    request.once('timeout', () => refuseStalled(request, response))
    response.once('finish', () => closeUnlessComplete(request, rest_ms))
  })
}

/** Node closes a connection at its timeout unless somebody listens: a slow answer is no stalled body. */
function waitForAnswer(): void {}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

function refuseStalled({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void socket.destroy()
  response.setHeader('connection', 'close')
  sendProblem(response, new CallError('malformed', {}, { status: 408 }))
}

function closeUnlessComplete(request: IncomingMessage, after_ms: number): void {
  if (request.complete) return
  const timer = setTimeout(() => request.socket.destroy(), after_ms)
  request.once('end', () => clearTimeout(timer))
  request.once('close', () => clearTimeout(timer))
}
