import { request as httpRequest } from 'node:http'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { CallName, CallOptions, InputFor, OutputFor } from '@foyer/contract/client'
import { createClient } from '@foyer/contract/client'
import { createRunInApp, createReadContext } from '../src/app/run-in-app.ts'
import { createServer, type RunningServer } from '../src/app/create-server.ts'
import { features } from '../src/app/features.ts'
import { EXTERNAL_ADDRESSES } from '../src/platform/external-addresses.ts'
import type { Ctx } from '../src/platform/context.ts'
import { fixedClock, type MovableClock } from '../src/platform/clock/clock.fixture.ts'
import { createOutbound } from '../src/platform/outbound/index.ts'
import { memoryTxtResolver, type MemoryTxtResolver } from '../src/platform/dns/memory-txt-resolver.ts'
import { loadConfig } from '../src/platform/config/index.ts'
import { inTransaction, type AppTx, type Database } from '../src/platform/database/app-db.ts'
import type { Feature } from '../src/platform/feature.ts'
import type { Need } from '../src/platform/needs.ts'
import type { Services } from '../src/platform/services.ts'
import { createLogger } from '../src/platform/telemetry/index.ts'
import { asDeclared } from './declared-refusals.ts'
import { aDatabase, workerDatabase, type TestDatabase } from './database.ts'
import { onFileEnd } from './file-end.ts'

/** Who calls: a session's token with its e-mail, in the app of that slug. `{}` calls as a stranger. */
export type Caller = {
  token?: string
  email?: string
  slug?: string | null
  device_id?: string
  address_host?: string
  headers?: Record<string, string>
}

export type RawAnswer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  text: string
  json: () => unknown
}

type Raw = { host?: string; headers?: Record<string, string>; body?: string | Buffer | undefined }

/** A server under test, over real HTTP on a real database. */
export type TestServer = {
  services: Services
  database: Database
  clock: MovableClock
  /** The DNS records that this server and its siblings see. */
  dns: MemoryTxtResolver
  port: number
  running: RunningServer
  /** Typed calls as this caller. Host is `<slug>.localhost` where a slug is given, else the base host. */
  as: (caller: Caller) => {
    call: <Name extends CallName>(
      name: Name,
      input?: InputFor<Name>,
      options?: CallOptions,
    ) => Promise<OutputFor<Name>>
  }
  raw: (method: string, path: string, options?: Raw) => Promise<RawAnswer>
  /** Writes rows of an app directly, for factories. */
  inApp: <T>(app_id: string, work: (tx: AppTx) => Promise<T>) => Promise<T>
  /** The database as its owner, who migrates it. */
  owner_url: string
  /** What the server itself works with when it answers for an app. */
  readIn: (app_id: string) => Promise<Ctx>
  /** From now on this is found for a need, instead of what the features provide. */
  replace: <T>(need: Need<T>, implementation: NoInfer<T>) => void
  /** Returns the latest log lines of the server, as written to a file. */
  logged: () => string
}

/** `TEST_LOG=debug` also shows the lines. */
const MAX_LOG_LINES = 4000

/** Signs what the mail server reports. */
export const MAIL_WEBHOOK_SECRET = 'a secret of the mail server'

/** Also for server processes on the database of a test. */
export const SECRET_KEY = 'a test key that is long enough to be one'

let shared: Promise<TestServer> | undefined

/**
 * Returns the server of this test file, started once. Every test creates its own app, so tests share only the
 * process.
 */
export function aServer(): Promise<TestServer> {
  shared ??= workerDatabase().then((database) => {
    onFileEnd(async () => void (shared = undefined))
    return start(database)
  })
  return shared
}

/** A server with a database, a clock and a mailbox of its own, in the same process as others; closed with the file. */
export async function anIsolatedServer(own: Feature[] = [], now = new Date()): Promise<TestServer> {
  return start(await aDatabase(), [...features, ...own], now)
}

/** A server on a database of the test's own; closed with the file. */
export function aServerOn(database: TestDatabase): Promise<TestServer> {
  return start(database)
}

async function start(
  database: TestDatabase,
  server_features: readonly Feature[] = features,
  now = new Date(),
): Promise<TestServer> {
  const data_dir = await mkdtemp(join(inject('files_dir'), 'server-'))
  const config = loadConfig({
    DATA_DIR: data_dir,
    BASE_URL: 'http://localhost',
    LOG_LEVEL: 'error',
    DEMO: 'off',
    NODE_ENV: 'test',
    TEST_DOMAIN_ENDINGS: 'test',
    MAIL_WEBHOOK_SECRET,
  })
  const clock = fixedClock(now)
  const dns = memoryTxtResolver()
  const lines: string[] = []
  const storeLine = (line: string): void => {
    lines.push(line)
    if (lines.length > MAX_LOG_LINES) lines.splice(0, MAX_LOG_LINES / 2)
    if (process.env['TEST_LOG']) process.stdout.write(line)
  }
  const running = await createServer(server_features, {
    config,
    secret_key: SECRET_KEY,
    server_url: database.server_url,
    log: createLogger({ level: process.env['TEST_LOG'] ?? 'info', to: { write: storeLine } }),
    clock,
    dns,
    outbound: createOutbound({ resolve: async () => [] }),
    addresses: { ...EXTERNAL_ADDRESSES },
    transcoder: null,
    listen: { port: 0, host: '127.0.0.1' },
  })
  await running.jobs_started
  const { services, port } = running
  onFileEnd(() => running.shutdown.drain())
  return {
    services,
    database: services.database,
    clock,
    dns,
    port,
    running,
    as: (caller) => clientFor(port, caller),
    raw: (method, path, options) => send(port, method, path, options),
    inApp: (app_id, work) => inTransaction(services.database, app_id, work),
    owner_url: database.owner_url,
    readIn: (app_id) => createReadContext(services, app_id),
    replace: createReplace(services),
    logged: () => lines.join(''),
  }
}

function createReplace(services: Services): TestServer['replace'] {
  const provided = services.need
  const replaced = new Map<Need<unknown>, unknown>()
  services.need = <T>(need: Need<T>): T => (replaced.has(need) ? (replaced.get(need) as T) : provided(need))
  return (need, implementation) => void replaced.set(need, implementation)
}

/**
 * Starts another server on the same database, closed with the file. It shares the process and its module state; two
 * real processes are tested in `test/crash/two-processes.test.ts`.
 */
export async function aSecondServer(): Promise<RunningServer> {
  const { services, database } = await aServer()
  const data_dir = await mkdtemp(join(inject('files_dir'), 'server-'))
  const running = await createServer(features, {
    config: { ...services.config, data_dir },
    secret_key: SECRET_KEY,
    server_url: database.pool.options.connectionString ?? '',
    log: services.log,
    clock: services.clock,
    addresses: services.addresses,
    dns: services.dns,
    outbound: services.outbound,
    transcoder: null,
    listen: { port: 0, host: '127.0.0.1' },
  })
  await running.jobs_started
  onFileEnd(() => running.shutdown.drain())
  return running
}

/** Runs work in an app as a job of this server does: one transaction, committed when it is done. */
export function runInAppOf(
  services: Services,
  app_id: string,
  work: (ctx: Ctx) => Promise<void>,
): Promise<void> {
  return createRunInApp(() => services)(app_id, work)
}

/** Typed calls as a caller at the server of a port. */
export function clientFor(port: number, caller: Caller) {
  const headers: Record<string, string> = {
    ...(caller.token ? { 'x-user-token': caller.token } : {}),
    ...(caller.email ? { 'x-user-email': caller.email } : {}),
    ...(caller.device_id ? { 'x-device-id': caller.device_id } : {}),
    ...caller.headers,
  }
  const client = createClient({
    base_url: '',
    headers: () => headers,
    fetch: createFetch(port, hostOf(caller)),
  })
  return {
    call: <Name extends CallName>(
      name: Name,
      input?: InputFor<Name>,
      options?: CallOptions,
    ): Promise<OutputFor<Name>> =>
      client(name, ...([input ?? {}, options] as never)).catch((error: unknown) => {
        throw asDeclared(name, error)
      }),
  }
}

function hostOf({ slug, address_host }: Caller): string {
  return address_host ?? (slug ? `${slug}.localhost` : 'localhost')
}

/** `fetch` cannot set Host, and `*.localhost` is not resolved by Node; so requests go to 127.0.0.1 by node:http. */
function createFetch(port: number, host: string): typeof fetch {
  return async (input, init) => {
    const { body, headers } = await readRequest(init)
    const answer = await send(
      port,
      init?.method ?? 'GET',
      input instanceof Request ? input.url : input.toString(),
      { host, headers, body },
    )
    const fields = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : (Array.isArray(value) ? value : [value]).map((item) => [name, item]),
    )
    const is_empty = answer.status === 204 || answer.status === 304
    return new Response(is_empty ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: fields,
    })
  }
}

async function readRequest(
  init: RequestInit | undefined,
): Promise<{ body: Buffer | undefined; headers: Record<string, string> }> {
  const probe = new Request('http://127.0.0.1/', { ...init, method: init?.body ? 'POST' : 'GET' })
  const headers = Object.fromEntries(probe.headers)
  return { body: init?.body ? Buffer.from(await probe.arrayBuffer()) : undefined, headers }
}

/** Avoids rate limits by address in long runs: requests get a new address after this many calls. */
const CALLS_PER_ADDRESS = process.env['PROOF'] === 'full' ? 100 : Infinity
let sent_count = 0

function nextAddress(): string {
  const number = Math.floor(sent_count++ / CALLS_PER_ADDRESS)
  return number === 0
    ? '127.0.0.1'
    : `127.${200 + ((number >> 16) % 50)}.${(number >> 8) % 256}.${number % 256}`
}

function send(
  port: number,
  method: string,
  path: string,
  { host = 'localhost', headers = {}, body }: Raw = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, method, path, localAddress: nextAddress(), headers: { ...headers, host } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = bytes.toString('utf8')
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: bytes,
            text,
            json: () => JSON.parse(text) as unknown,
          })
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
