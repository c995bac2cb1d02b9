import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { ViteDevServer } from 'vite'
import type { Config } from '../../apps/server/src/platform/config/index.ts'
import { hostName } from '../../apps/server/src/platform/http/hosts.ts'
import type { Backend } from './backend.ts'
import { proxyRequest, proxySocket, sendUnavailable } from './proxy.ts'
import { isStudioScreen, sendStudio } from './studio-document.ts'

/** Ends the worker of a build that ran on this address before: it would serve what it has kept. */
const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())))`

type FrontOptions = { config: Config; backend: Backend; member: ViteDevServer; studio: ViteDevServer }

/** Answers at the public address: modules and the studio from their sources, everything else from the server. */
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

/** Edited styles come as style elements; scripts stay as closed as in production. */
function allowInlineStyles(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const policy = headers['content-security-policy']
  if (typeof policy !== 'string' || !String(headers['content-type']).startsWith('text/html')) return headers
  const open = policy.replace(/style-src-elem [^;]*/, "style-src-elem 'self' 'unsafe-inline'")
  return { ...headers, 'content-security-policy': open }
}

/** The server at the public address, before anything answers. */
export const createFront = (): Server => createServer()
