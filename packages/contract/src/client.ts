import type { calls } from './all-calls.generated.ts'
import type { InputOf, OutputOf } from './define-call.ts'
import type { Problem } from './problem.ts'
import { ApiError } from './api-error.ts'
import { callRoutes } from './calls.generated.ts'

export { ApiError }

type Calls = typeof calls

/** The name of a call: `<feature>.<camelName>`. */
export type CallName = keyof Calls
export type InputFor<Name extends CallName> = InputOf<Calls[Name]>
export type OutputFor<Name extends CallName> = OutputOf<Calls[Name]>
export type { Problem }

/** How a client reaches the API. `headers` is called for every request, so that a new token takes effect at once. */
export type ClientOptions = {
  base_url?: string
  headers: () => Record<string, string>
  fetch?: typeof fetch
}

/** Options of one call: an abort signal, the idempotency key of a repeated write, a file. */
export type CallOptions = {
  signal?: AbortSignal
  idempotency_key?: string
  file?: Blob
  keepalive?: boolean
  /** Replaces `fetch` for this call, for example to report upload progress. */
  send?: typeof fetch
}

export type ApiClient = <Name extends CallName>(
  name: Name,
  ...args: Record<string, never> extends InputFor<Name>
    ? [input?: InputFor<Name>, options?: CallOptions]
    : [input: InputFor<Name>, options?: CallOptions]
) => Promise<OutputFor<Name>>

/**
 * Creates the typed client of both front ends. It contains no schemas: the server validates, the types describe.
 * Throws only `ApiError`.
 */
export function createClient(options: ClientOptions): ApiClient {
  return async (name, ...[input, call_options]) => {
    const request = buildRequest(name, (input ?? {}) as Record<string, unknown>, call_options ?? {}, options)
    const response = await reach(request, call_options?.send ?? options.fetch ?? fetch, call_options?.signal)
    return (await readAnswer(response)) as OutputFor<typeof name>
  }
}

type BuiltRequest = { url: string; init: RequestInit }

function buildRequest(
  name: CallName,
  input: Record<string, unknown>,
  call: CallOptions,
  options: ClientOptions,
): BuiltRequest {
  const [method, template, file_field = 'file'] = callRoutes[name] as readonly [string, string, string?]
  const rest = { ...input }
  const path = template.replace(/:(\w+)/g, (_, key: string) => {
    const value = rest[key]
    delete rest[key]
    return encodeURIComponent(textOf(value))
  })
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers() }
  const init: RequestInit = { method, headers, credentials: 'same-origin' }
  if (call.keepalive) init.keepalive = true
  let url = `${options.base_url ?? ''}/api/v1${path}`

  if (method === 'GET' || method === 'DELETE') {
    const query = queryOf(rest)
    if (query) url += `?${query}`
  } else if (call.file) {
    const form = new FormData()
    for (const [key, value] of Object.entries(rest)) if (value !== undefined) form.set(key, textOf(value))
    form.set(file_field, call.file)
    init.body = form
  } else {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(rest)
  }
  if (method !== 'GET') headers['idempotency-key'] = call.idempotency_key ?? newKey()
  return { url, init }
}

/** 128 random bits; pages without https have no `crypto.randomUUID`. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    query.set(key, textOf(value))
  }
  return query.toString()
}

/** Lists are joined by commas; queries and forms contain nothing more nested. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',')
  if (typeof value === 'string') return value
  return JSON.stringify(value) ?? ''
}

async function reach(
  { url, init }: BuiltRequest,
  send: typeof fetch,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    return await send(url, signal ? { ...init, signal } : init)
  } catch (error) {
    if (signal?.aborted) throw new ApiError(0, { code: 'aborted', detail: String(error) })
    throw new ApiError(0, { code: 'network', detail: String(error) })
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  const body = parse(text)
  if (response.ok && body !== undefined) return body
  const retry_after = Number(response.headers.get('retry-after')) || null
  const known = body as Partial<Problem> | undefined
  throw new ApiError(response.status, { ...known, code: known?.code ?? 'internal' }, retry_after)
}

function parse(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
