import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBank, NotFoundInBank, type Bank } from './bank.ts'
import { endpoints } from './endpoints.ts'
import { StandInError } from './refusals.ts'

/** The one secret key that the stand-in accepts. */
export const STRIPE_KEYS = {
  publishable_key: 'pk_test_standin0001',
  secret_key: 'sk_test_standin0001',
  webhook_secret: 'whsec_standin0001',
} as const

/** The keys of the same account for real money. */
export const LIVE_STRIPE_KEYS = {
  publishable_key: 'pk_live_standin0001',
  secret_key: 'sk_live_standin0001',
  webhook_secret: 'whsec_standin0001',
} as const

const SECRET_KEYS: readonly string[] = [STRIPE_KEYS.secret_key, LIVE_STRIPE_KEYS.secret_key]

/** A Stripe stand-in: stores objects, validates every request and refuses what Stripe would refuse. */
export type StripeStandIn = {
  bank: Bank
  address: { protocol: 'http'; host: string; port: number }
  /** The requests received, for tests that count them. */
  requests: { method: string; path: string; params: unknown }[]
  /** Responds with 503 to every request until it is reset. */
  setUnreachable: (is_unreachable: boolean) => void
  /** Handles requests to a path from now on, but delays their responses until they are released. */
  delayAnswers: (path: RegExp) => { count: () => number; release: () => void }
  /** Handles requests to a path, then closes the connection instead of responding, until it is repaired. */
  loseAnswers: (path: RegExp) => { repair: () => void }
  /** Responds to everything again, also to delayed requests. */
  recover: () => void
  close: () => Promise<void>
}

type DelayedPath = { path: RegExp; waiting: Set<string>; released: Promise<void>; release: () => void }

type Answer = { status: number; body: Record<string, unknown> }

/** Starts the stand-in on a free port of this machine, with the given clock. */
export async function startStripeStandIn(now: () => Date): Promise<StripeStandIn> {
  const bank = createBank(now)
  const requests: StripeStandIn['requests'] = []
  const answered = new Map<string, { request_count: string; answer: Answer }>()
  /** Keys of requests that have not been answered yet. */
  const in_flight = new Set<string>()
  const delays = new Set<DelayedPath>()
  const lost_answers = new Set<RegExp>()
  let is_unreachable = false

  const answer = (request: IncomingMessage, text: string): Answer => {
    if (is_unreachable) return { status: 503, body: { error: { type: 'api_error', message: 'away' } } }
    const url = new URL(request.url ?? '/', 'http://stripe')
    const params = readForm(request.method === 'GET' || request.method === 'DELETE' ? url.search : text)
    requests.push({ method: request.method ?? '', path: url.pathname, params })
    checkHeaders(request)
    const found = endpoints.find((one) => one.method === request.method && one.path.test(url.pathname))
    if (!found) throw new StandInError(404, 'invalid_request_error', 'unknown_endpoint')
    const parsed = found.params.safeParse(params)
    if (!parsed.success)
      throw new StandInError(400, 'invalid_request_error', `parameter_refused ${parsed.error.message}`)

    const key = request.headers['idempotency-key']
    if (found.needs_key && (typeof key !== 'string' || key.startsWith('stripe-node-retry'))) {
      throw new StandInError(400, 'idempotency_error', 'idempotency_key_missing')
    }
    if (found.needs_key && in_flight.has(String(key)))
      throw new StandInError(409, 'idempotency_error', 'idempotency_key_in_use')
    const request_count = `${url.pathname} ${text}`
    const known = found.needs_key ? answered.get(String(key)) : undefined
    if (known) {
      if (known.request_count !== request_count)
        throw new StandInError(400, 'idempotency_error', 'idempotency_key_in_use')
      return known.answer
    }
    const id = found.path.exec(url.pathname)?.[1] ?? ''
    const fresh = { status: 200, body: found.answer(bank, id, parsed.data as never) }
    if (found.needs_key) answered.set(String(key), { request_count, answer: fresh })
    return fresh
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readText(request)
    const done = toAnswer(() => answer(request, text))
    const path = new URL(request.url ?? '/', 'http://stripe').pathname
    const key = String(request.headers['idempotency-key'] ?? path)
    for (const delayed of [...delays].filter((one) => one.path.test(path) && done.status !== 409)) {
      delayed.waiting.add(key)
      in_flight.add(key)
      // A client that times out may retry.
      response.once('close', () => in_flight.delete(key))
      await delayed.released
      in_flight.delete(key)
    }
    if ([...lost_answers].some((one) => one.test(path))) response.destroy()
    else send(response, done)
  }
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    bank,
    requests,
    address: { protocol: 'http', host: '127.0.0.1', port },
    setUnreachable: (next) => {
      is_unreachable = next
    },
    delayAnswers: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const release = (): void => {
        delays.delete(delayed)
        resolve()
      }
      const delayed: DelayedPath = { path, waiting: new Set(), released: promise, release }
      delays.add(delayed)
      return { count: () => delayed.waiting.size, release }
    },
    loseAnswers: (path) => {
      lost_answers.add(path)
      return { repair: () => void lost_answers.delete(path) }
    },
    recover: () => {
      is_unreachable = false
      lost_answers.clear()
      for (const delayed of delays) delayed.release()
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function checkHeaders({ headers, method }: IncomingMessage): void {
  if (!SECRET_KEYS.some((key) => headers.authorization === `Bearer ${key}`))
    throw new StandInError(401, 'invalid_request_error', 'api_key_invalid')
  if (!/^\d{4}-\d{2}-\d{2}\.\w+$/.test(String(headers['stripe-version']))) {
    throw new StandInError(400, 'invalid_request_error', 'version_missing')
  }
  const type = headers['content-type']
  if (method === 'POST' && type !== 'application/x-www-form-urlencoded') {
    throw new StandInError(415, 'invalid_request_error', 'content_type')
  }
}

function toAnswer(work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    if (error instanceof NotFoundInBank)
      return createRefusal(404, 'invalid_request_error', 'resource_missing')
    if (error instanceof StandInError) return createRefusal(error.status, error.type, error.code)
    throw error
  }
}

function createRefusal(status: number, type: string, code: string): Answer {
  return { status, body: { error: { type, code, message: code } } }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_standin' })
  response.end(JSON.stringify(body))
}

/** A form value: text, or the values in its brackets. */
type FormValue = string | FormValue[] | { [name: string]: FormValue }

type Tree = { [name: string]: string | Tree }

/** Reads `items[0][price]=x` and its like, as Stripe's clients send them, into plain objects and lists. */
function readForm(text: string): { [name: string]: FormValue } {
  const tree: Tree = {}
  for (const [name, value] of new URLSearchParams(text))
    setPath(
      tree,
      name.split(/\[|\]\[|\]/).filter((part) => part !== ''),
      value,
    )
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, toFormValue(value)]))
}

function setPath(tree: Tree, path: readonly string[], value: string): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    tree[name] = value
    return
  }
  const below = tree[name]
  const next = typeof below === 'object' ? below : {}
  tree[name] = next
  setPath(next, rest, value)
}

function toFormValue(value: string | Tree): FormValue {
  if (typeof value === 'string') return value
  const entries = Object.entries(value).map(([name, one]) => [name, toFormValue(one)] as const)
  return entries.every(([name]) => /^\d+$/.test(name))
    ? entries.map(([, one]) => one)
    : Object.fromEntries(entries)
}
