import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppFacts } from '../app-facts.ts'
import { CallError } from '../errors.ts'
import type { Services } from '../services.ts'
import { fingerprint } from '../session/tokens.ts'
import { admitViewer, findApp, needsApp, NO_APP_ID } from './admit.ts'
import { readKey } from './idempotency.ts'
import type { Route } from './implement.ts'
import { mergeInput, readUpload } from './read-input.ts'
import { fieldsOf, problemOf, refusalOf } from './problem-reply.ts'
import { choose } from './prepared-bytes.ts'
import { RateLimiter } from './rate-limit.ts'
import { readRequestFacts } from './request-facts.ts'
import { runCall, type Answer } from './run-call.ts'
import { apiHeaders } from './security-headers.ts'

export type MountOptions = {
  services: Services
  routes: readonly (readonly [name: string, route: Route])[]
  /** Told of every answer, for the metrics. */
  observe: (call: string, status: number, seconds: number) => void
}

const DEFAULT_BODY_LIMIT = 1024 * 1024

/** Mounts every call of the contract below `/api/v1`, each behind the same door. */
export async function mountRoutes(
  fastify: FastifyInstance,
  { services, routes, observe }: MountOptions,
): Promise<void> {
  const limiter = new RateLimiter()
  await fastify.register(multipart, { limits: { files: 1, fields: 20, fieldSize: 64 * 1024 } })
  takeBodies(fastify)

  for (const [name, route] of routes) {
    fastify.route({
      method: route.call.method,
      url: `/api/v1${route.call.path}`,
      bodyLimit: route.call.body_limit ?? DEFAULT_BODY_LIMIT,
      handler: (request, reply) => answerCall({ services, limiter, name, route }, request, reply),
      onResponse: async (_request, reply) => observe(name, reply.statusCode, reply.elapsedTime / 1000),
    })
  }
}

/** JSON bodies are parsed by the route's own wish, so a raw route sees the bytes and a beacon its plain text. */
function takeBodies(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser(['application/json', 'text/plain'])
  fastify.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'buffer' },
    (_request, body, done) => {
      done(null, body)
    },
  )
}

type Mounted = { services: Services; limiter: RateLimiter; name: string; route: Route }

async function answerCall(
  mounted: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    return await admitAndRun(mounted, request, reply)
  } catch (error) {
    return sendRefusal(mounted.services, error, request, reply)
  }
}

async function admitAndRun(
  { services, limiter, name, route }: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { call } = route
  const raw_body = Buffer.isBuffer(request.body) ? request.body : null
  const facts = readRequestFacts(
    { id: request.id, headers: request.headers, remote_address: request.ip, raw_body },
    services.config,
  )
  const slug = request.headers['x-app-slug']
  const app = needsApp(call)
    ? await findApp(services.config, facts, typeof slug === 'string' ? slug : null)
    : null

  if (call.rate?.by !== 'viewer') limiter.count(name, facts.address, call.rate)
  const email = request.headers['x-user-email']
  const viewer = await admitViewer(services, call, app, {
    token: facts.token,
    email: typeof email === 'string' ? email : null,
  })
  const caller = viewer?.session_id ?? facts.device_id ?? facts.address
  if (call.rate?.by === 'viewer') limiter.count(name, caller, call.rate)

  const upload =
    call.body === 'multipart' ? await readUpload(request, call.body_limit ?? DEFAULT_BODY_LIMIT) : null
  const parsed = call.input.safeParse(mergeInput(call, request, upload?.fields ?? null))
  if (!parsed.success) throw fieldsOf(parsed.error)

  const answer = await runCall({
    route,
    name,
    services,
    app: app ?? noApp(viewer),
    request: facts,
    viewer,
    input: parsed.data,
    file: upload?.file ?? null,
    key: call.method === 'GET' ? null : readKey(request.headers['idempotency-key']),
    key_scope: fingerprint(`${name} ${caller}`),
    check_answers: !services.config.is_production,
  })
  void reply.code(answer.status).headers(apiHeaders)
  if (typeof answer.body === 'string') void reply.type('application/json; charset=utf-8')
  for (const [header, value] of answer.headers) void reply.header(header, value)
  return reply.send(inBestForm(answer, request, reply))
}

/** Bytes that were compressed before go out in the form that the caller takes. */
function inBestForm(
  { body, encodings }: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
): string | Buffer {
  if (!encodings || typeof body === 'string') return body
  const [bytes, encoding] = choose(request.headers['accept-encoding']?.toString() ?? '', {
    identity: body,
    ...encodings,
  })
  void reply.header('vary', 'accept-encoding')
  if (encoding) void reply.header('content-encoding', encoding)
  return bytes
}

/** Sends any failure as problem details; what is no refusal is logged as a bug and answered without its inside. */
export function sendRefusal(
  services: Services,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { refusal, is_bug } = refusalOf(error)
  if (is_bug)
    services.log.error(
      { err: error, request_id: request.id, url: request.routeOptions.url },
      'A call failed.',
    )
  else if (refusal.status === 503)
    services.log.warn({ err: error, request_id: request.id }, 'The database is away.')
  void reply.code(refusal.status).headers(apiHeaders).type('application/problem+json; charset=utf-8')
  if (refusal.retry_after !== undefined) void reply.header('retry-after', String(refusal.retry_after))
  return reply.send(JSON.stringify(problemOf(refusal, request.id)))
}

function noApp(viewer: { kind: string } | null): AppFacts {
  if (viewer && viewer.kind !== 'team') throw new CallError('unauthorized')
  return {
    id: NO_APP_ID,
    account_id: '',
    slug: '',
    name: '',
    time_zone: 'UTC',
    default_locale: 'en',
    is_sandbox: false,
    clock_offset_ms: 0,
    access: {
      is_private: false,
      is_subscriber_only: false,
      require_sign_in: false,
      allow_anonymous_browsing: false,
      app_products: [],
      purchase_overlay: null,
      prompt_purchase_post_sign_up: false,
      sso_apple_enabled: false,
      sso_google_enabled: false,
    },
    access_epoch: 0,
    release_id: null,
    primary_color: '#5c29d3',
  }
}
