import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SWITCHED_OFF_HEADER } from '@foyer/domain/pages'
import type { Services } from '../services.ts'
import { bodyLimitOf, prepareCall, type MountedRoute, type PreparedCall } from './prepare-call.ts'
import type { NamedRoute } from './implement.ts'
import { toProblem, toRefusal } from './to-problem.ts'
import { chooseEncoding } from './prepared-bytes.ts'
import { RateLimiter } from './rate-limit.ts'
import { apiHeaders } from './security-headers.ts'
import type { Call } from '@foyer/contract'
import { CallError, type CallCode } from '../errors.ts'
import { enforce } from './decision.ts'
import { findKey, RepeatedCall, storeResponse, storedResponse } from './idempotency.ts'
import { createReply, isBytesResponse, type Encodings } from './reply.ts'

export type MountOptions = {
  services: Services
  routes: readonly NamedRoute[]
  /** Called for every response, for the metrics. */
  observe: (call: string, status: number, seconds: number) => void
}

/** Signals that the token sent to a public call was ignored, so that the client checks its session again. */
const SESSION_ENDED_HEADER = ['x-session', 'ended'] as const

/** Mounts every call of the contract below `/api/v1`, all with the same authentication. */
export async function mountRoutes(
  fastify: FastifyInstance,
  { services, routes, observe }: MountOptions,
): Promise<void> {
  const limiter = new RateLimiter()
  await fastify.register(multipart, { limits: { files: 1, fields: 20, fieldSize: 64 * 1024 } })
  registerBodyParsers(fastify)

  for (const [name, route] of routes) {
    fastify.route({
      method: route.call.method,
      url: `/api/v1${route.call.path}`,
      bodyLimit: bodyLimitOf(route.call),
      handler: (request, reply) => handleCall({ services, limiter, name, route }, request, reply),
      onResponse: (_request, reply, done) => {
        observe(name, reply.statusCode, reply.elapsedTime / 1000)
        done()
      },
    })
  }
}

/** The call decides how its body is parsed: a raw route gets the bytes, a beacon its plain text. */
function registerBodyParsers(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser(['application/json', 'text/plain'])
  fastify.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded', 'text/plain'],
    { parseAs: 'buffer' },
    (_request, body, done) => {
      done(null, body)
    },
  )
}

async function handleCall(
  mounted: MountedRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    return await prepareAndRun(mounted, request, reply)
  } catch (error) {
    return sendRefusal(mounted.services, error, request, reply)
  }
}

async function prepareAndRun(
  mounted: MountedRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const prepared = await prepareCall(mounted, request)
  const { app, viewer, context } = prepared
  if (app && context.ctx.request.token && !viewer && mounted.route.call.auth === 'public')
    void reply.header(...SESSION_ENDED_HEADER)

  const answer = await runCall(mounted, prepared)
  void reply.code(answer.status).headers(apiHeaders)
  if (typeof answer.body === 'string') void reply.type('application/json; charset=utf-8')
  for (const [header, value] of answer.headers) void reply.header(header, value)
  return reply.send(negotiateEncoding(answer, request, reply))
}

/** Bytes that were compressed before go out in the form that the caller takes. */
function negotiateEncoding(
  { body, encodings }: CallResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): string | Buffer {
  if (!encodings || typeof body === 'string') return body
  const [bytes, encoding] = chooseEncoding(request.headers['accept-encoding']?.toString() ?? '', {
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
  const { refusal, is_bug } = toRefusal(error)
  if (is_bug)
    services.log.error(
      { err: error, request_id: request.id, url: request.routeOptions.url },
      'A call failed.',
    )
  else if (refusal.code === 'unavailable')
    services.log.warn({ err: error, request_id: request.id }, 'The database is away.')
  else if (refusal.code === 'disk_full')
    services.log.error({ err: error, request_id: request.id }, 'The disk is full.')
  services.disk.observeError(error)
  void reply.code(refusal.status).headers(apiHeaders).type('application/problem+json; charset=utf-8')
  if (refusal.code === 'app_switched_off')
    void reply.header(SWITCHED_OFF_HEADER.name, SWITCHED_OFF_HEADER.value)
  if (refusal.retry_after !== undefined) void reply.header('retry-after', String(refusal.retry_after))
  return reply.send(JSON.stringify(toProblem(refusal, request.id)))
}

/** An answer ready to be sent. */
type CallResponse = {
  status: number
  headers: [string, string][]
  body: string | Buffer
  encodings?: Encodings | undefined
}

/** Runs one call as one transaction, once per idempotency key, and returns its response. */
async function runCall(mounted: MountedRoute, prepared: PreparedCall): Promise<CallResponse> {
  const { context, keyed, stored_response: known } = prepared
  if (known) {
    await context.rollback()
    return replayStored(known)
  }
  try {
    return await handle(mounted, prepared)
  } catch (error) {
    await context.rollback()
    if (!keyed || !(error instanceof RepeatedCall)) throw error
    const stored = storedResponse(await findKey(context.ctx.db, keyed), keyed)
    if (stored) return replayStored(stored)
    throw new CallError('conflict')
  }
}

async function handle(
  { route, name, services }: MountedRoute,
  prepared: PreparedCall,
): Promise<CallResponse> {
  const { context, viewer, input, file, keyed } = prepared
  const { reply, collected } = createReply()
  let is_authorized = false

  const answer = await route.handle({
    input,
    viewer,
    ctx: context.ctx,
    authorize: (facts: never) => {
      is_authorized = true
      enforce(route.policy(viewer as never, facts))
    },
    fail: (code: CallCode, params?: Record<string, string | number>) => {
      const status = route.call.statuses?.[code]
      return new CallError(code, params, status === undefined ? {} : { status })
    },
    reply,
    file,
  } as never)
  if (!is_authorized) throw new Error(`${name} answered without asking its policy.`)

  if (isBytesResponse(answer)) {
    await context.commit()
    const headers = [...collected.headers, ...Object.entries(answer.headers)]
    return { status: collected.status, headers, body: answer.body, encodings: answer.encodings }
  }
  if (!services.config.is_production) checkOutput(name, route.call, answer)
  const body = JSON.stringify(answer)
  const open = context.open()
  if (keyed && open) await storeResponse(open.tx, keyed, { status: collected.status, answer: body })
  await context.commit()
  return { status: collected.status, headers: collected.headers, body }
}

function checkOutput(name: string, call: Call, answer: unknown): void {
  const checked = call.output.safeParse(answer)
  if (!checked.success)
    throw new Error(`${name} answered what its contract does not say: ${checked.error.message}`)
}

function replayStored({ status, answer }: { status: number; answer: string }): CallResponse {
  return { status, headers: [['idempotency-replayed', 'true']], body: answer }
}
