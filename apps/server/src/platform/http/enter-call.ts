import type { FastifyRequest } from 'fastify'
import type { Call } from '@foyer/contract'
import type { AppFacts } from '../app-facts.ts'
import type { RequestFacts } from '../context.ts'
import { CallError } from '../errors.ts'
import type { Services } from '../services.ts'
import { fingerprint } from '../session/tokens.ts'
import type { AnyViewer } from '../session/viewer.ts'
import { admitViewer, findApp, needsApp, NO_APP } from './admit.ts'
import { findKey, hashInput, readKey, storedAnswer, type Keyed, type StoredAnswer } from './idempotency.ts'
import type { Route } from './implement.ts'
import { openWrite, type OpenWrite } from './open-write.ts'
import { readInput, readUpload } from './read-input.ts'
import type { RateLimiter } from './rate-limit.ts'
import { createRequestContext, nowIn, type RequestContext } from './request-context.ts'
import { readRequestFacts } from './request-facts.ts'
import type { UploadedFile } from './upload.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config/index.ts'
import { trustsProxy } from './client-address.ts'

/** A route as it is mounted. */
export type Mounted = { services: Services; limiter: RateLimiter; name: string; route: Route }

/** Everything that the platform has established before a route runs. */
export type Entered = {
  app: AppFacts | null
  viewer: AnyViewer
  context: RequestContext
  input: unknown
  file: UploadedFile | null
  keyed: Keyed | null
  /** What an earlier call with this key was answered. */
  known: StoredAnswer | null
}

export const DEFAULT_BODY_LIMIT = 1024 * 1024

/** Finds the app and the viewer of a request, counts it against its limit and parses its input. */
export async function enterCall(mounted: Mounted, request: FastifyRequest): Promise<Entered> {
  const { services, limiter, name, route } = mounted
  const { call } = route
  const facts = factsOf(request, services)
  const slug = textOf(request.headers['x-app-slug'])
  const app = needsApp(call) ? await findApp(services, call, facts, slug) : null
  // The studio's host goes on working for its team, and what happened to money is heard.
  if (app?.is_off && call.auth !== 'team' && call.auth !== 'webhook') throw new CallError('app_switched_off')
  if (call.rate?.by !== 'viewer') limiter.count(name, facts.address, call.rate)

  const asked = call.body === 'multipart' ? null : readAsked(call, request, null)
  const write = app && asked ? await openWriteFor(mounted, app, facts, asked) : null
  try {
    return await enterAs({ mounted, request, app, facts, asked, write })
  } catch (error) {
    await write?.open.rollback().catch(() => undefined)
    throw error
  }
}

type Entering = {
  mounted: Mounted
  request: FastifyRequest
  app: AppFacts | null
  facts: RequestFacts
  /** Null: an upload, whose fields are read once it is known who asks. */
  asked: Asked | null
  write: OpenWrite | null
}

async function enterAs({ mounted, request, app, facts, asked, write }: Entering): Promise<Entered> {
  const { services, limiter, name, route } = mounted
  const { call } = route
  const viewer = await admitViewer(services, call, app, {
    token: facts.token,
    email: textOf(request.headers['x-user-email']),
    page_id: asked && !asked.refusal && route.gate ? route.gate(asked.input as never) : null,
    ...(write && { found: write.viewer }),
  })
  if (!app && viewer && viewer.kind !== 'team') throw new CallError('unauthorized')
  if (call.rate?.by === 'viewer') limiter.count(name, callerOf(viewer, facts), call.rate)

  const upload = asked ? null : await readUpload(request, call.body_limit ?? DEFAULT_BODY_LIMIT)
  const { input, key, refusal } = asked ?? readAsked(call, request, upload?.fields ?? null)
  if (refusal) throw refusal
  const keyed = key === null ? null : keyFor(mounted, facts, viewer && facts.token, { input, key })
  const context = createRequestContext({
    ...{ services, app: app ?? NO_APP, request: facts, keyed, open: write?.open ?? null },
    is_read_only: viewer?.kind === 'user' && viewer.viewed_by !== null && call.method === 'GET',
  })
  const known = write ? write.known() : keyed && storedAnswer(await findKey(context.ctx.db, keyed), keyed)
  return { app, viewer, context, input, file: upload?.file ?? null, keyed, known }
}

/** The open transaction of a keyed write at the gate of a page, whose route opens it; null for all other calls. */
async function openWriteFor(
  mounted: Mounted,
  app: AppFacts,
  facts: RequestFacts,
  { input, key, refusal }: Asked,
): Promise<OpenWrite | null> {
  const { token } = facts
  const { services, route } = mounted
  if (!route.opens_write || !route.gate || refusal || key === null || token === null) return null
  const keyed = keyFor(mounted, facts, token, { input, key })
  const at = { app_id: app.id, token, page_id: route.gate(input as never), now: nowIn(services, app) }
  return keyed && openWrite(services, at, keyed)
}

type Asked = { input: unknown; key: string | null; refusal: CallError | null }

/** What a request asks for, or why it is refused: thrown once it is known who asks. */
function readAsked(call: Call, request: FastifyRequest, fields: Record<string, unknown> | null): Asked {
  try {
    const input = readInput(call, request, fields)
    const key = call.method === 'GET' ? null : readKey(request.headers['idempotency-key'])
    return { input, key, refusal: null }
  } catch (refusal) {
    if (!(refusal instanceof CallError)) throw refusal
    return { input: null, key: null, refusal }
  }
}

/** A key belongs to a session, else to a device or an address. A token that counts for nothing owns no keys. */
function keyFor(
  { name, route }: Mounted,
  { device_id, address }: RequestFacts,
  token: string | null,
  { input, key }: { input: unknown; key: string },
): Keyed | null {
  if (route.call.replay === false) return null
  const scope = fingerprint(`${name} ${token ?? device_id ?? address}`)
  return { scope, key, call: name, input_hash: hashInput(input) }
}

function callerOf(viewer: AnyViewer, { device_id, address }: RequestFacts): string {
  return viewer?.session_id ?? device_id ?? address
}

function factsOf(request: FastifyRequest, { config }: Services): RequestFacts {
  const { id, headers, ip: remote_address, body } = request
  const country = countryOf(headers, request.socket.remoteAddress ?? '', config)
  return readRequestFacts(
    { id, headers, remote_address, country, raw_body: Buffer.isBuffer(body) ? body : null },
    config,
  )
}

function textOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null
}

/**
 * The country that a request comes from, as the proxy in front says it in the header that is set for it. Nobody but a
 * trusted proxy is believed, and what is no country code (`XX` and `T1` stand for none) is left out.
 */
export function countryOf(
  headers: IncomingHttpHeaders,
  peer_address: string,
  config: Pick<Config, 'is_production' | 'country_header'>,
): string | null {
  if (config.country_header === null || !trustsProxy(config)(peer_address)) return null
  const said = headers[config.country_header]
  const code = typeof said === 'string' ? said.trim().toUpperCase() : ''
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null
}
