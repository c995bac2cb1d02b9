import { commonCodes, statusOf, type Call, type CommonCode } from '@foyer/contract'
import { getTranslator } from '@foyer/i18n/server'
import { needsApp } from '../http/authenticate-caller.ts'
import { titleOf } from '../http/to-problem.ts'

type Json = Record<string, unknown>

const PROBLEM = { $ref: '#/components/schemas/Problem' }

/** Responses that many calls share, by status. `5XX` stands for 500 and 503. */
const shared: Readonly<Record<string, { name: string; description: string }>> = {
  400: { name: 'Malformed', description: 'The request cannot be read, such as JSON that does not parse.' },
  401: {
    name: 'Unauthorized',
    description: 'No valid session, or one of another address than `X-User-Email` names.',
  },
  403: { name: 'Forbidden', description: 'The viewer may know of this, and may not do it.' },
  404: {
    name: 'NotFound',
    description:
      'There is no such object, or the viewer may not know of it. Also for a host or `X-App-Slug` of no app.',
  },
  409: {
    name: 'Conflict',
    description: 'The state has changed meanwhile, or the `Idempotency-Key` was used for another request.',
  },
  413: { name: 'PayloadTooLarge', description: 'The body is larger than the call accepts.' },
  415: { name: 'UnsupportedMediaType', description: 'The body has a type that the call does not accept.' },
  422: { name: 'Invalid', description: 'Some fields were refused; `errors` has one entry for each.' },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests. `Retry-After` says how many seconds to wait.',
  },
  '5XX': {
    name: 'ServerError',
    description:
      'An unexpected error, the service is away for a moment, its disk is full, or the app is switched off.',
  },
}

/** The statuses that a call may refuse with, each with its codes: common ones by auth, method and body, and its own. */
export function refusalsOf(call: Call): Map<string, string[]> {
  const has_body = call.method !== 'GET' && call.method !== 'DELETE'
  const is_anonymous = call.auth === 'beacon' || call.auth === 'webhook'
  const has_user = !is_anonymous && (call.auth !== 'public' || needsApp(call))
  // A webhook without a secret does not exist, and one that is not signed is forbidden.
  const names_object = needsApp(call) || call.auth === 'webhook' || call.path.includes(':')
  const can_preview = needsApp(call) && !is_anonymous && call.auth !== 'team' && call.in_preview !== 'open'
  const preview_code = call.method === 'GET' ? 'closed_in_preview' : 'preview_is_read_only'
  const common: (CommonCode | false)[] = [
    'malformed',
    'invalid',
    has_user && 'unauthorized',
    call.auth !== 'beacon' && 'forbidden',
    can_preview && preview_code,
    names_object && 'not_found',
    call.method !== 'GET' && 'conflict',
    call.method !== 'GET' && call.replay !== false && 'idempotency_key_reused',
    has_body && 'payload_too_large',
    has_body && 'unsupported_media_type',
    call.rate !== undefined && 'too_many_requests',
    'internal',
    'unavailable',
    'disk_full',
    needsApp(call) && call.auth !== 'team' && call.auth !== 'webhook' && 'app_switched_off',
  ]
  const codes = new Set([...common.filter((code) => code !== false), ...(call.errors ?? [])])
  const by_status = Map.groupBy(codes, (code) => statusKey(call.statuses?.[code] ?? statusOf(code)))
  return new Map([...by_status].toSorted(([a], [b]) => a.localeCompare(b)))
}

function statusKey(status: number): string {
  return status >= 500 ? '5XX' : String(status)
}

/** The responses of a call's refusals; those with codes of its own have the call's own problem as their schema. */
export function problemResponses(call: Call, problem_name: string): Json {
  return Object.fromEntries(
    [...refusalsOf(call)].map(([status, codes]) => {
      const own = codes.filter(isOwn)
      const { name, description } = shared[status] ?? { name: '', description: '' }
      if (own.length === 0) return [status, { $ref: `#/components/responses/${name}` }]
      const texts = own.map((code) => `\n- \`${code}\`: ${textOf(code)}`).join('')
      const schema = { $ref: `#/components/schemas/${problem_name}` }
      return [status, responseOf(status, `${description}\n${texts}`, { schema, code: own[0] ?? '' })]
    }),
  )
}

/** The problem of a call with codes of its own: `Problem` with every code that the call may answer with. */
export function problemSchema(call: Call): Json | null {
  if (!call.errors?.some(isOwn)) return null
  return {
    allOf: [
      PROBLEM,
      { type: 'object', properties: { code: { enum: [...refusalsOf(call).values()].flat() } } },
    ],
  }
}

/** The shared responses, for `components.responses`. */
export function sharedResponses(): Json {
  return Object.fromEntries(
    Object.entries(shared).map(([status, { name, description }]) => {
      const code = commonCodes.find((one) => statusKey(statusOf(one)) === status) ?? 'internal'
      return [name, responseOf(status, description, { schema: PROBLEM, code })]
    }),
  )
}

const RETRY_AFTER = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait.' } }

function responseOf(
  status: string,
  description: string,
  { schema, code }: { schema: Json; code: string },
): Json {
  const example = {
    type: `about:blank#${code}`,
    title: titleOf(code),
    status: status === '5XX' ? statusOf(code) : Number(status),
    code,
    request_id: '0192f0c4-7a1e-7d3b-9c55-0f4b8a6e2d11',
    ...(code === 'invalid' ? { errors: [{ path: 'title', code: 'required' }] } : {}),
  }
  return {
    description,
    ...(status === '429' || status === '5XX' ? { headers: RETRY_AFTER } : {}),
    content: { 'application/problem+json': { schema, example } },
  }
}

function isOwn(code: string): boolean {
  return !commonCodes.some((common) => common === code)
}

function textOf(code: string): string {
  return getTranslator('en').t.find(`errors.${code}`) ?? ''
}
