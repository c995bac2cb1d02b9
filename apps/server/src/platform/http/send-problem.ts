import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { STATUS_CODES } from 'node:http'
import { CallError } from '../errors.ts'
import { newId } from '../ids.ts'
import { toProblem } from './to-problem.ts'

/** Body and headers of a problem that leaves outside of the framework. */
function writeProblem(refusal: CallError, request_id: string) {
  const body = JSON.stringify(toProblem(refusal, request_id))
  const headers = {
    'cache-control': 'private, no-store',
    'content-length': String(Buffer.byteLength(body)),
    'content-type': 'application/problem+json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-request-id': request_id,
    ...(refusal.retry_after === undefined ? {} : { 'retry-after': String(refusal.retry_after) }),
  }
  return { body, headers }
}

/** A refusal outside the framework, in the same shape as everywhere. */
export function sendProblem(response: ServerResponse, refusal: CallError, request_id = newId()): void {
  const { body, headers } = writeProblem(refusal, request_id)
  response.writeHead(refusal.status, headers).end(body)
}

/** The same on a connection that has no response, such as a refused upgrade; closes it. */
export function refuseConnection(socket: Duplex, refusal: CallError): void {
  const { body, headers } = writeProblem(refusal, newId())
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const status = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`
  socket.on('error', () => socket.destroy())
  socket.end(`${[status, ...lines].join('\r\n')}\r\n\r\n${body}`)
}

const parserStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Refuses what Node cannot read as a request. A connection that the other side has reset is only closed. */
export function refuseUnreadableRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  refuseConnection(
    socket,
    new CallError('malformed', {}, { status: parserStatuses[error.code ?? ''] ?? 400 }),
  )
}

/** Refuses an `Expect` header other than `100-continue` (RFC 9110, section 10.1.1). */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close')
  sendProblem(response, new CallError('malformed', {}, { status: 417 }))
}
