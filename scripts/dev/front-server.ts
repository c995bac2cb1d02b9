import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  request as ask,
  type ServerResponse,
} from 'node:http'
import type { ViteDevServer } from 'vite'
import type { Config } from '../../apps/server/src/platform/config/index.ts'
import { hostName } from '../../apps/server/src/platform/http/hosts.ts'
import type { Backend } from './backend.ts'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageHeaders } from '../../apps/server/src/platform/http/security-headers.ts'

/** Removes the service worker of an earlier build on this address, which would serve its cache. */
const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())))`

type FrontOptions = { config: Config; backend: Backend; member: ViteDevServer; studio: ViteDevServer }

/** Serves the public address: modules and the studio from their sources, everything else from the server. */
export function attachFront(server: Server, { config, backend, member, studio }: FrontOptions): void {
  const base = hostName(config.base_host)
  const isStudio = (request: IncomingMessage) => [base, '127.0.0.1'].includes(hostName(request.headers.host))

  server.on('request', (request: IncomingMessage, response) => {
    const { url = '/' } = request
    const isPassedOn = async (): Promise<void> => {
      request.url = url
      const ready = await backend.ready()
      if (ready === null) sendUnavailable(response)
      else proxyRequest(ready.port, request, response, allowInlineStyles)
    }
    if (url.startsWith('/api/')) return void isPassedOn()
    if (url === '/sw.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      return void response.end(RETIRED_WORKER)
    }
    if (!isStudio(request)) return member.middlewares(request, response, () => void isPassedOn())
    if (!isStudioScreen(request)) return studio.middlewares(request, response, () => void isPassedOn())
    sendStudio(studio, config.base_url, request, response).catch((error: unknown) => {
      studio.config.logger.error(String(error))
      sendUnavailable(response)
    })
  })

  server.on('upgrade', (request, socket, head) => {
    // Vite listens to the same event for its own.
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return
    void backend.ready().then((ready) => {
      if (ready === null) socket.destroy()
      else proxySocket(ready.port, request, socket, head)
    })
  })
}

/** Edited styles are inlined as style elements; scripts stay as restricted as in production. */
function allowInlineStyles(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const policy = headers['content-security-policy']
  if (typeof policy !== 'string' || !String(headers['content-type']).startsWith('text/html')) return headers
  const open = policy.replace(/style-src-elem [^;]*/, "style-src-elem 'self' 'unsafe-inline'")
  return { ...headers, 'content-security-policy': open }
}

/** The server at the public address, before anything answers. */
export const createFront = (): Server => createServer()

/** Forwards a request to a server on this machine unchanged, and returns its response. */
function proxyRequest(
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

/** Responds that no server is available now. */
function sendUnavailable(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' })
  response.end('The server does not run; the terminal says why.\n')
}

/** Joins a live connection with the server, from its first bytes on. */
function proxySocket(port: number, request: IncomingMessage, socket: Duplex, head: Buffer): void {
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

const NON_STUDIO_PATHS = /^\/(api|media|_art|_pages|healthz|readyz|metrics)(\/|$)/

/** Whether a path of the studio's host is a screen of the studio, and so its one document. */
function isStudioScreen({ method, url = '/' }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? '/'
  return (method === 'GET' || method === 'HEAD') && !NON_STUDIO_PATHS.test(path) && !/\.\w+$|^\/@/.test(path)
}

/** Answers with the studio's document as Vite serves it, under the studio's own policy. */
async function sendStudio(
  server: ViteDevServer,
  base_url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const source = await readFile(join(server.config.root, 'index.html'), 'utf8')
  const html = await server.transformIndexHtml(request.url ?? '/', source)
  const { protocol, host } = new URL(base_url)
  const inlined = html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)
  const headers = pageHeaders({
    script_hashes: Array.from(inlined, ([, text = '']) => sha256(text)),
    allow_inline_styles: true,
    realtime_origin: `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}`,
    frame_sources: [`${protocol}//*.${host}`],
    frame_ancestors: ["'none'"],
  })
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(html)
}

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
