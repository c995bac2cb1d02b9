import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy of an app that can serve the service worker of a later build. */
export type WorkerProxy = { address: string; serveNext: () => void; close: () => Promise<void> }

/** Starts a proxy for an app. Playwright cannot intercept a browser's request for its service worker. */
export async function aWorkerProxy(app: string): Promise<WorkerProxy> {
  const { hostname, port, host, origin } = new URL(app)
  let build = 1
  const server = createServer((incoming, answer) => {
    const headers: IncomingHttpHeaders = { ...incoming.headers, host, 'accept-encoding': 'identity' }
    if (headers.origin) headers.origin = origin
    const { method, url: path } = incoming
    const passed = request({ host: '127.0.0.1', port, method, path, headers }, (found) => {
      if (path !== '/sw.js') {
        answer.writeHead(found.statusCode ?? 502, found.headers)
        found.pipe(answer)
        return
      }
      const { 'content-length': _length, etag: _etag, ...heads } = found.headers
      answer.writeHead(200, heads)
      found.on('end', () => answer.end(`\n// ${build}`))
      found.pipe(answer, { end: false })
    })
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    serveNext: () => (build += 1),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
