import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { calls, type Call } from '@foyer/contract'
import { buildServer } from './build-server.ts'
import { readContext, readContextNow } from './enter-app.ts'
import { identifySocket } from './identify-socket.ts'
import { rendererFrom } from './load-renderer.ts'
import { isOfTeam, mayReadMedia } from './media-readers.ts'
import { installStarterKit } from './starter-kits/install.ts'
import { startBackgroundWork, type BackgroundWork } from './background-work.ts'
import { probeHandler, staticHandlers } from './static-handlers.ts'
import { createAppDirectory, holdMailOfSwitchedOff, starterKitNeed } from '../features/apps/index.ts'
import { mediaReadersNeed } from '../features/media/index.ts'
import { rendererNeed, type RendererSource } from '../features/pages/index.ts'
import { OUTSIDE_ADDRESSES, type OutsideAddresses } from '../platform/addresses.ts'
import { databaseClock, type Clock } from '../platform/clock/index.ts'
import type { Config } from '../platform/config/index.ts'
import { createDatabase } from '../platform/database/app-db.ts'
import { createPool } from '../platform/database/pool.ts'
import { createSubscriberRegistry } from '../platform/events/index.ts'
import type { Feature } from '../platform/feature.ts'
import { dnsResolver, type TxtResolver } from '../platform/dns/index.ts'
import { assertSafeDatabase } from '../platform/postgres/index.ts'
import { countDeadLetters } from '../platform/jobs/index.ts'
import { clientAddress, trustsProxy } from '../platform/http/client-address.ts'
import { createMailer } from '../platform/mail/index.ts'
import type { NamedRoute } from '../platform/http/implement.ts'
import { fillNeeds, provide, type Provision } from '../platform/needs.ts'
import { createRealtime, pgFanOut } from '../platform/realtime/index.ts'
import { createSecrets } from '../platform/secrets.ts'
import type { Services } from '../platform/services.ts'
import { openStorage } from '../platform/storage/index.ts'
import { createMetrics, createShutdown, type Shutdown } from '../platform/telemetry/index.ts'

export type ServerOptions = {
  config: Config
  secret_key: string
  /** The role that the server works with. */
  server_url: string
  log: Logger
  /** Tests bring a clock that they move; else the database's time counts. */
  clock?: Clock
  /** Tests bring records of their own; else name servers are asked. */
  dns?: TxtResolver
  /** Tests bring stand-ins; else the real places count. */
  addresses?: OutsideAddresses
  /** Draws the documents of pages; else the built member app does. */
  renderer?: RendererSource
  /** Added to what is closed, such as the embedded database. */
  shutdown?: Shutdown
  /** Port and address to listen on; 0 takes a free port. */
  listen: { port: number; host: string }
}

/** A server that answers, until it is drained. */
export type RunningServer = {
  services: Services
  server: Server
  port: number
  shutdown: Shutdown
  /** Settles when jobs run, a moment after requests are answered; rejects when they cannot. */
  working: Promise<void>
}

const STARTER_KITS = join(import.meta.dirname, '../../starter-kits')
const BUILT_RENDERER = join(import.meta.dirname, '../../../member/dist/server/entry-server.js')

/** What only `app/` can provide, because it knows all features. */
const appProvides = (renderer: RendererSource): Provision[] => [
  provide(mediaReadersNeed, { mayRead: mayReadMedia, isOfTeam }),
  provide(starterKitNeed, { install: (install) => installStarterKit(STARTER_KITS, install) }),
  provide(rendererNeed, renderer),
]

/** The routes of all features. Throws unless each call of the contract has exactly one, with its policy. */
export function routesOf(features: readonly Feature[]): NamedRoute[] {
  const routes = features.flatMap((feature) => feature.routes)
  const mounted = new Map(routes)
  const declared = Object.entries<Call>(calls)
  const wrong = [
    ...declared
      .filter(([name, call]) => mounted.get(name)?.call !== call)
      .map(([name]) => `no route of ${name}`),
    ...routes
      .filter(([, { policy }]) => typeof policy !== 'function')
      .map(([name]) => `no policy of ${name}`),
    ...(routes.length > declared.length ? ['routes that no call declares'] : []),
  ]
  if (wrong.length > 0) throw new Error(`Calls and routes differ: ${wrong.join(', ')}.`)
  return routes
}

/**
 * Builds a server from its features and starts it: HTTP and live connections, then jobs. The database is already
 * migrated. Servers of one process share nothing of apps.
 */
export async function createServer(
  features: readonly Feature[],
  options: ServerOptions,
): Promise<RunningServer> {
  const { config, log, server_url } = options
  const routes = routesOf(features)
  const need = fillNeeds(
    features.flatMap(({ needs }) => needs),
    [
      ...features.flatMap(({ provides }) => provides),
      ...appProvides(options.renderer ?? rendererFrom(BUILT_RENDERER)),
    ],
  )
  const shutdown = options.shutdown ?? createShutdown({ log })
  const metrics = createMetrics()
  const pool = createPool({
    url: server_url,
    name: 'foyer',
    onError: (error) => log.warn({ err: error }, 'A database connection was lost.'),
  })
  shutdown.add('pool', 'database connections', () => pool.end())
  await assertSafeDatabase(pool, { is_production: config.is_production })

  const clock = options.clock ?? (await startClock(pool, log, shutdown))
  const database = createDatabase(pool)
  shutdown.add('jobs', 'app versions', database.app_versions.listen({ url: server_url, log }))
  const directory = createAppDirectory(database)
  const secrets = createSecrets(options.secret_key)
  const trusts = trustsProxy(config)
  const services: Services = {
    config,
    log,
    clock,
    database,
    metrics,
    secrets,
    storage: await openStorage({ data_dir: config.data_dir, secrets, clock }),
    mail: createMailer({
      db: database.control,
      outbox: database.outbox,
      smtp_url: config.smtp_url,
      from_address: mailSender(config),
      log,
      holds: (mail_id) => holdMailOfSwitchedOff(database.control, mail_id),
    }),
    directory,
    subscribers: createSubscriberRegistry(features.flatMap(({ subscribers }) => subscribers)),
    need,
    addresses: options.addresses ?? {
      ...OUTSIDE_ADDRESSES,
      sign_in_issuers: config.sign_in_issuers ?? OUTSIDE_ADDRESSES.sign_in_issuers,
    },
    dns: options.dns ?? dnsResolver({ servers: config.dns_servers }),
    realtime: await createRealtime({
      log,
      channels: features.flatMap(({ channels }) => channels),
      originOf: (host) => `${new URL(config.base_url).protocol}//${host}`,
      addressOf: (request) => clientAddress(request, trusts),
      fanOut: pgFanOut({ url: server_url, pool, log }),
      ports: {
        authenticate: (hello) => identifySocket(services, hello),
        contextFor: (app_id) => readContext(services, app_id),
        contextNow: (app_id) => readContextNow(services, app_id),
      },
    }),
  }

  metrics.measure({
    sockets: () => services.realtime.counts().sockets,
    rooms: () => services.realtime.counts().rooms,
    deadLetters: () => countDeadLetters(database.control),
    outboxWaiting: async () => {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from outbox where dispatched_at is null',
      )
      return rows[0]?.count ?? 0
    },
  })

  let work: BackgroundWork | undefined
  const areJobsRunning = (): boolean => work?.isRunning() ?? false
  const probe = probeHandler({ services, metrics, isDraining: shutdown.isDraining, areJobsRunning })
  shutdown.add('sockets', 'live connections', () => services.realtime.drain())
  const [{ fastify, server }] = await Promise.all([
    buildServer({ services, routes, probe, handlers: staticHandlers(services), metrics }),
    services.realtime.start(),
  ])
  services.realtime.attach(server)
  shutdown.add('http', 'HTTP', () => fastify.close())

  await fastify.listen(options.listen)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : options.listen.port
  work = startBackgroundWork(services, { features, url: server_url, observe: metrics.jobFinished })
  shutdown.add('jobs', 'job queue', work.stop)
  return { services, server, port, shutdown, working: work.started }
}

async function startClock(
  pool: Parameters<typeof databaseClock>[0],
  log: Logger,
  shutdown: Shutdown,
): Promise<Clock> {
  const clock = await databaseClock(pool, {
    onError: (error) => log.warn({ err: error }, 'The clock could not be compared with the database.'),
  })
  shutdown.add('jobs', 'clock', async () => clock.stop())
  return clock
}

function mailSender(config: Config): string {
  return `no-reply@${new URL(config.base_url).hostname}`
}
