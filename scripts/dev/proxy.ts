import {
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** Hands a request on to a server on this machine, as it came, and its answer back. */
export function proxyRequest(
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
  change: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders = (headers) => headers,
): void {
  const { method, url, headers } = request
  const upstream = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, change(answer.headers))
    answer.pipe(response)
  })
  upstream.once('error', () => {
    if (response.headersSent) response.destroy()
    else sendUnavailable(response)
  })
  response.once('close', () => void upstream.destroy())
  request.pipe(upstream)
}

/** Says that there is no server to answer now. */
export function sendUnavailable(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' })
  response.end('The server does not run; the terminal says why.\n')
}

/** Joins a live connection with the server, from its first bytes on. */
export function proxySocket(port: number, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const upstream = connect(port, '127.0.0.1', () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`]
    for (let at = 0; at < request.rawHeaders.length; at += 2)
      lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`)
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`)
    upstream.write(head)
    upstream.pipe(socket).pipe(upstream)
  })
  upstream.once('error', () => socket.destroy())
  socket.once('error', () => upstream.destroy())
  socket.once('close', () => upstream.destroy())
}
