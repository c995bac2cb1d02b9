import type { FastifyRequest } from 'fastify'
import type { Call } from '@foyer/contract'
import type { AppFacts } from '../app-facts.ts'
import type { RequestFacts } from '../context.ts'
import { CallError } from '../errors.ts'
import type { Services } from '../services.ts'
import { fingerprint } from '../session/tokens.ts'
import type { AnyViewer } from '../session/viewer.ts'
import { authenticateCaller, findApp, needsApp, NO_APP } from './authenticate-caller.ts'
import { findKey, hashInput, readKey, storedResponse, type StoredResponse } from './idempotency.ts'
import type { Route } from './implement.ts'
import { openWrite, type OpenWrite } from './open-write.ts'
import { readInput, readUpload } from './read-input.ts'
import type { RateLimiter } from './rate-limit.ts'
import { createRequestContext, appNow, type RequestContext } from './request-context.ts'
import { getRateLimitKey } from './network-of-address.ts'
import { readRequestFacts } from './request-facts.ts'
import type { UploadedFile } from './upload.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config/index.ts'
import { createProxyTrust, isFromThisMachine } from './client-address.ts'
import type { KeyedWrite } from '../session/ports.ts'

/** A route as it is mounted. */
export type MountedRoute = { services: Services; limiter: RateLimiter; name: string; route: Route }

/** Everything that the platform has established before a route runs. */
export type PreparedCall = {
  app: AppFacts | null
  viewer: AnyViewer
  context: RequestContext
  input: unknown
  file: UploadedFile | null
  keyed: KeyedWrite | null
  /** What an earlier call with this key was answered. */
  stored_response: StoredResponse | null
}

const PUBLIC_BODY_LIMIT = 16 * 1024
const DEFAULT_BODY_LIMIT = 1024 * 1024

/** How many bytes the body of a call may have: anyone may send those of calls without a sign-in, so they are short. */
export function bodyLimitOf(call: Pick<Call, 'auth' | 'body_limit'>): number {
  return call.body_limit ?? (needsToken(call) ? DEFAULT_BODY_LIMIT : PUBLIC_BODY_LIMIT)
}

/** Whether nobody may make the call without a token. */
function needsToken({ auth }: Pick<Call, 'auth'>): boolean {
  return auth !== 'public' && auth !== 'beacon' && auth !== 'webhook'
}

/** Finds the app and the viewer of a request, counts it against its limit and parses its input. */
export async function prepareCall(mounted: MountedRoute, request: FastifyRequest): Promise<PreparedCall> {
  const { services, limiter, name, route } = mounted
  const { call } = route
  const facts = readFacts(request, services)
  const slug = firstHeaderValue(request.headers['x-app-slug'])
  const app = needsApp(call) ? await findApp(services, call, facts, slug) : null
  // The studio keeps working for the team, and payment webhooks are still accepted.
  if (app?.is_off && call.auth !== 'team' && call.auth !== 'webhook') throw new CallError('app_switched_off')
  const { token } = facts
  limiter.count(name, token === null ? getRateLimitKey(facts.address) : fingerprint(token), call.rate)
  if (needsToken(call) && token === null) throw new CallError('unauthorized')

  const parsed_request = call.body === 'multipart' ? null : parseRequest(call, request, null)
  const write = app && parsed_request ? await openWriteTransaction(mounted, app, facts, parsed_request) : null
  try {
    return await prepareCallAs({ mounted, request, app, facts, parsed_request, write })
  } catch (error) {
    await write?.open.rollback().catch(() => undefined)
    throw error
  }
}

type CallPreparation = {
  mounted: MountedRoute
  request: FastifyRequest
  app: AppFacts | null
  facts: RequestFacts
  /** Null for an upload: its fields are read after authentication. */
  parsed_request: ParsedRequest | null
  write: OpenWrite | null
}

async function prepareCallAs({
  mounted,
  request,
  app,
  facts,
  parsed_request,
  write,
}: CallPreparation): Promise<PreparedCall> {
  const { services, route } = mounted
  const { call } = route
  const viewer = await authenticate(
    { mounted, app, facts },
    {
      token: facts.token,
      email: firstHeaderValue(request.headers['x-user-email']),
      page_id:
        parsed_request && !parsed_request.refusal && route.gate
          ? route.gate(parsed_request.input as never)
          : null,
      ...(write && { known_viewer: write.viewer }),
    },
  )
  if (!app && viewer && viewer.kind !== 'team') throw new CallError('unauthorized')

  const upload = parsed_request ? null : await readUpload(request, bodyLimitOf(call))
  const { input, key, refusal } = parsed_request ?? parseRequest(call, request, upload?.fields ?? null)
  if (refusal) throw refusal
  const keyed = key === null ? null : idempotencyKeyFor(mounted, facts, viewer && facts.token, { input, key })
  const context = createRequestContext({
    services,
    app: app ?? NO_APP,
    request: facts,
    keyed,
    open: write?.open ?? null,
    is_read_only: viewer?.kind === 'user' && viewer.viewed_by !== null && call.method === 'GET',
  })
  const stored_response = write
    ? write.stored_response()
    : keyed && storedResponse(await findKey(context.ctx.db, keyed), keyed)
  return { app, viewer, context, input, file: upload?.file ?? null, keyed, stored_response }
}

/** The open transaction of a keyed write behind a page gate, whose route opens it; null for all other calls. */
async function openWriteTransaction(
  mounted: MountedRoute,
  app: AppFacts,
  facts: RequestFacts,
  { input, key, refusal }: ParsedRequest,
): Promise<OpenWrite | null> {
  const { token } = facts
  const { services, route } = mounted
  if (!route.opens_write || !route.gate || refusal || key === null || token === null) return null
  const keyed = idempotencyKeyFor(mounted, facts, token, { input, key })
  const at = { app_id: app.id, token, page_id: route.gate(input as never), now: appNow(services, app) }
  return keyed && openWrite(services, at, keyed)
}

type ParsedRequest = { input: unknown; key: string | null; refusal: CallError | null }

/** Parses a request. The refusal is thrown only after the caller is known. */
function parseRequest(
  call: Call,
  request: FastifyRequest,
  fields: Record<string, unknown> | null,
): ParsedRequest {
  try {
    const input = readInput(call, request, fields)
    const key = call.method === 'GET' ? null : readKey(request.headers['idempotency-key'])
    return { input, key, refusal: null }
  } catch (refusal) {
    if (!(refusal instanceof CallError)) throw refusal
    return { input: null, key: null, refusal }
  }
}

/** A key is scoped to a session, else to a device or an address. An invalid token scopes no keys. */
function idempotencyKeyFor(
  { name, route }: MountedRoute,
  { device_id, address }: RequestFacts,
  token: string | null,
  { input, key }: { input: unknown; key: string },
): KeyedWrite | null {
  if (route.call.replay === false) return null
  const scope = fingerprint(`${name} ${token ?? device_id ?? address}`)
  return { scope, key, call: name, input_hash: hashInput(input) }
}

/** Sessions of one person count together at this many times the limit of a session. */
const SESSIONS_PER_PERSON = 3

/**
 * Authenticates a caller and counts the person, whose session is counted already. A token of nobody counts for its
 * address, so that invented tokens are limited too.
 */
async function authenticate(
  { mounted, app, facts }: Pick<CallPreparation, 'mounted' | 'app' | 'facts'>,
  caller: Parameters<typeof authenticateCaller>[3],
): Promise<AnyViewer> {
  const { services, limiter, name, route } = mounted
  const { rate } = route.call
  const countAddress = (): void => {
    if (facts.token !== null) limiter.count(name, getRateLimitKey(facts.address), rate)
  }
  const viewer = await authenticateCaller(services, route.call, app, caller).catch((error: unknown) => {
    countAddress()
    throw error
  })
  if (!viewer) countAddress()
  else
    limiter.count(
      name,
      viewer.kind === 'team' ? viewer.team_member_id : viewer.user_id,
      rate,
      SESSIONS_PER_PERSON,
    )
  return viewer
}

function readFacts(request: FastifyRequest, { config }: Services): RequestFacts {
  const { id, headers, ip: remote_address, body } = request
  const country = readCountry(headers, request.socket.remoteAddress ?? '', config)
  return readRequestFacts(
    {
      id,
      headers,
      remote_address,
      is_from_this_machine: isFromThisMachine(request.raw),
      country,
      raw_body: Buffer.isBuffer(body) ? body : null,
    },
    config,
  )
}

function firstHeaderValue(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null
}

/**
 * Returns the request's country from the configured header of a trusted proxy. Values that are no country code are
 * dropped (`XX` and `T1` stand for none).
 */
export function readCountry(
  headers: IncomingHttpHeaders,
  peer_address: string,
  config: Pick<Config, 'is_production' | 'country_header'>,
): string | null {
  if (config.country_header === null || !createProxyTrust(config)(peer_address)) return null
  const header_value = headers[config.country_header]
  const code = typeof header_value === 'string' ? header_value.trim().toUpperCase() : ''
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null
}
