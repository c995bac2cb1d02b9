import type { FastifyInstance } from 'fastify'
import type { NamedRoute } from '../http/implement.ts'
import { prepareBytes, sendPrepared, type PreparedBytes } from '../http/prepared-bytes.ts'
import { pageHeaders } from '../http/security-headers.ts'

/**
 * Serves the OpenAPI document at `/api/v1/openapi.json` and its readable page at `/api/v1/docs`. Both are built at
 * the first request, so an unused one costs no memory.
 */
export function mountApiReference(fastify: FastifyInstance, routes: readonly NamedRoute[]): void {
  serve(fastify, '/api/v1/openapi.json', 'application/json; charset=utf-8', async () => {
    const { openApiDocument } = await import('./document.ts')
    return Buffer.from(JSON.stringify(openApiDocument(routes.map(([name]) => name))))
  })
  serve(fastify, '/api/v1/docs', 'text/html; charset=utf-8', async () => {
    const { referencePage } = await import('./page.ts')
    return Buffer.from(referencePage())
  })
  serve(fastify, '/api/v1/docs/scalar.js', 'text/javascript; charset=utf-8', async () => {
    const { scalarScript } = await import('./page.ts')
    return scalarScript()
  })
}

function serve(fastify: FastifyInstance, path: string, type: string, make: () => Promise<Buffer>): void {
  let bytes: Promise<PreparedBytes> | undefined
  // Scalar adds its style sheets as style elements.
  const headers = type.startsWith('text/html') ? pageHeaders({ allow_inline_styles: true }) : {}
  fastify.get(path, async (request, reply) => {
    bytes ??= make().then((body) => prepareBytes(body, { type, cache: 'no-cache', headers }))
    sendPrepared(request.raw, reply.hijack().raw, await bytes)
  })
}
