import { createServer, type Server } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { mountUploads } from '../features/media/index.ts'
import type { NamedRoute } from '../platform/http/implement.ts'
import { mountRoutes, sendRefusal } from '../platform/http/mount-routes.ts'
import { createProxyTrust } from '../platform/http/client-address.ts'
import { BODY_TIMEOUTS, limitBodyTimes, type BodyTimeouts } from '../platform/http/body-timeouts.ts'
import { refuseExpectation, refuseUnreadableRequest } from '../platform/http/send-problem.ts'
import {
  createStaticLayer,
  type Handler,
  type ProbeRequest,
  type StaticHandler,
} from '../platform/http/static-layer.ts'
import { notFound } from '../platform/errors.ts'
import { publicHostResolver } from '../platform/http/hosts.ts'
import { newId } from '../platform/ids.ts'
import { mountApiReference } from '../platform/reference/index.ts'
import type { Services } from '../platform/services.ts'
import type { Metrics } from '../platform/telemetry/index.ts'

type Options = {
  services: Services
  routes: readonly NamedRoute[]
  handlers: readonly StaticHandler[]
  probe: Handler<ProbeRequest>
  metrics: Metrics
  /** Shorter in tests. */
  body_timeouts?: BodyTimeouts
}

/** The contract validates input and output, so the framework's own validators are never loaded. */
const noSchemas = {
  buildValidator: () => () => throwNoSchema(),
  buildSerializer: () => () => throwNoSchema(),
}

function throwNoSchema(): never {
  throw new Error('A route has a schema of Fastify, and nothing here would hold to it.')
}

/** The server before it listens: the static layer in front, the API behind it, both on one `node:http` server. */
export async function buildServer({
  services,
  routes,
  probe,
  handlers,
  metrics,
  body_timeouts = BODY_TIMEOUTS,
}: Options): Promise<{
  fastify: FastifyInstance
  server: Server
}> {
  let server: Server | undefined
  const fastify = Fastify({
    trustProxy: createProxyTrust(services.config),
    genReqId: () => newId(),
    requestIdHeader: false,
    frameworkErrors: (error, request, reply) => void sendRefusal(services, error, request, reply),
    clientErrorHandler: refuseUnreadableRequest,
    schemaController: { compilersFactory: noSchemas },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    serverFactory: (next) => {
      server = createServer(
        {
          keepAliveTimeout: 65_000,
          headersTimeout: 20_000,
          requestTimeout: 120_000,
          maxHeaderSize: 16_384,
          // The static layer answers a missing host with a problem.
          requireHostHeader: false,
        },
        createStaticLayer({
          probe,
          resolveHost: publicHostResolver(services),
          handlers,
          next,
          is_behind_tls: services.config.base_url.startsWith('https:'),
          onError: (error, request, request_id) =>
            services.log.error({ err: error, request_id, url: request.url }, 'A page failed.'),
        }),
      )
      server.on('checkExpectation', refuseExpectation)
      limitBodyTimes(server, body_timeouts)
      return server
    },
  })
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  fastify.setNotFoundHandler((request, reply) => sendRefusal(services, notFound(), request, reply))
  fastify.setErrorHandler((error, request, reply) => sendRefusal(services, error, request, reply))
  await mountRoutes(fastify, { services, routes, observe: metrics.httpAnswered })
  mountUploads(fastify, services)
  mountApiReference(fastify, routes)
  await fastify.ready()
  if (!server) throw new Error('Fastify did not make its server.')
  return { fastify, server }
}
