import { join } from 'node:path'
import type { Logger } from 'pino'
import { readContext, readFreshContext } from './run-in-app.ts'
import { identifySocket } from './identify-socket.ts'
import { createRendererSource } from './load-renderer.ts'
import { isTeamMember, mayReadMedia } from './media-readers.ts'
import { installStarterKit } from './starter-kits/install.ts'
import { createAppDirectory, holdMailIfSwitchedOff, starterKitNeed } from '../features/apps/index.ts'
import { mediaReadersNeed } from '../features/media/index.ts'
import { rendererNeed, type RendererSource } from '../features/pages/index.ts'
import { EXTERNAL_ADDRESSES, type ExternalAddresses } from '../platform/external-addresses.ts'
import { databaseClock, type Clock } from '../platform/clock/index.ts'
import type { Config } from '../platform/config/index.ts'
import { createDatabase } from '../platform/database/app-db.ts'
import { createPool, type Pool } from '../platform/database/pool.ts'
import { createSubscriberRegistry } from '../platform/events/index.ts'
import type { Feature } from '../platform/feature.ts'
import { dnsResolver, type TxtResolver } from '../platform/dns/index.ts'
import { assertSafeDatabase } from '../platform/postgres/index.ts'
import { clientAddress, createProxyTrust } from '../platform/http/client-address.ts'
import { createMailer } from '../platform/mail/index.ts'
import { resolveNeeds, provide, type ResolveNeed, type Provision } from '../platform/needs.ts'
import { createRealtime, pgFanOut, type Realtime } from '../platform/realtime/index.ts'
import { createSecrets } from '../platform/secrets.ts'
import type { Services } from '../platform/services.ts'
import { openStorage } from '../platform/storage/index.ts'
import type { Metrics, Shutdown } from '../platform/telemetry/index.ts'

/** What a server is made of besides its features. */
export type ServiceOptions = {
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
  addresses?: ExternalAddresses
  /** Draws the documents of pages; else the built member app does. */
  renderer?: RendererSource
}

const RENDERER_BUNDLE = join(import.meta.dirname, '../../../member/dist/server/entry-server.js')
const STARTER_KITS = join(import.meta.dirname, '../../starter-kits')

/** What only `app/` can provide, because it knows all features. */
const appProvisions = (renderer: RendererSource): Provision[] => [
  provide(mediaReadersNeed, { canRead: mayReadMedia, isTeamMember }),
  provide(starterKitNeed, { install: (install) => installStarterKit(STARTER_KITS, install) }),
  provide(rendererNeed, renderer),
]

type ServiceOwner = { metrics: Metrics; shutdown: Shutdown }

/** Makes what lives as long as a server, from its features; `shutdown` closes it. The database is already migrated. */
export async function createServices(
  features: readonly Feature[],
  options: ServiceOptions,
  { metrics, shutdown }: ServiceOwner,
): Promise<Services> {
  const { config, log, server_url } = options
  const need = needsOf(features, options.renderer ?? createRendererSource(RENDERER_BUNDLE))
  const pool = await openPool(options, shutdown)
  const clock = options.clock ?? (await startClock(pool, log, shutdown))
  const database = createDatabase(pool)
  shutdown.add('jobs', 'app versions', database.app_versions.listen({ url: server_url, log }))
  const secrets = createSecrets(options.secret_key)
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
      shouldHold: (mail_id) => holdMailIfSwitchedOff(database.control, mail_id),
    }),
    directory: createAppDirectory(database),
    subscribers: createSubscriberRegistry(features.flatMap(({ subscribers }) => subscribers)),
    need,
    addresses: options.addresses ?? {
      ...EXTERNAL_ADDRESSES,
      sign_in_issuers: config.sign_in_issuers ?? EXTERNAL_ADDRESSES.sign_in_issuers,
    },
    dns: options.dns ?? dnsResolver({ servers: config.dns_servers }),
    realtime: await openRealtime(features, options, { pool, services: () => services }),
  }
  return services
}

function needsOf(features: readonly Feature[], renderer: RendererSource): ResolveNeed {
  return resolveNeeds(
    features.flatMap(({ needs }) => needs),
    [...features.flatMap(({ provides }) => provides), ...appProvisions(renderer)],
  )
}

async function openPool({ config, log, server_url }: ServiceOptions, shutdown: Shutdown): Promise<Pool> {
  const pool = createPool({
    url: server_url,
    name: 'foyer',
    onError: (error) => log.warn({ err: error }, 'A database connection was lost.'),
  })
  shutdown.add('pool', 'database connections', () => pool.end())
  await assertSafeDatabase(pool, { is_production: config.is_production })
  return pool
}

function openRealtime(
  features: readonly Feature[],
  { config, log, server_url }: ServiceOptions,
  { pool, services }: { pool: Pool; services: () => Services },
): Promise<Realtime> {
  const trusts = createProxyTrust(config)
  return createRealtime({
    log,
    channels: features.flatMap(({ channels }) => channels),
    originOf: (host) => `${new URL(config.base_url).protocol}//${host}`,
    addressOf: (request) => clientAddress(request, trusts),
    fanOut: pgFanOut({ url: server_url, pool, log }),
    ports: {
      authenticate: (hello) => identifySocket(services(), hello),
      contextFor: (app_id) => readContext(services(), app_id),
      freshContextFor: (app_id) => readFreshContext(services(), app_id),
    },
  })
}

async function startClock(pool: Pool, log: Logger, shutdown: Shutdown): Promise<Clock> {
  const clock = await databaseClock(pool, {
    onError: (error) => log.warn({ err: error }, 'The clock could not be compared with the database.'),
  })
  shutdown.add('jobs', 'clock', async () => clock.stop())
  return clock
}

function mailSender(config: Config): string {
  return `no-reply@${new URL(config.base_url).hostname}`
}
