import { join } from 'node:path'
import type { Logger } from 'pino'
import { createReadContext, createFreshReadContext } from './run-in-app.ts'
import { installStarterKit } from './starter-kits/install.ts'
import { createAppDirectory, holdMailIfSwitchedOff, starterKitNeed } from '../features/apps/index.ts'
import { mediaReadersNeed, type MediaReaders } from '../features/media/index.ts'
import { isThreadScope, mayReadThreadScope } from '../features/messaging/index.ts'
import {
  rendererNeed,
  type RendererSource,
  type Renderer,
  isMediaScopeValid,
  openPageFileAddress,
} from '../features/pages/index.ts'
import { EXTERNAL_ADDRESSES, type ExternalAddresses } from '../platform/external-addresses.ts'
import { databaseClock, type Clock } from '../platform/clock/index.ts'
import type { Config } from '../platform/config/index.ts'
import { createDatabase } from '../platform/database/app-db.ts'
import { createPool, type Pool } from '../platform/database/pool.ts'
import { createSubscriberRegistry } from '../platform/events/index.ts'
import { createDiskSpace } from '../platform/disk-space.ts'
import type { Feature } from '../platform/feature.ts'
import { dnsResolver, type TxtResolver } from '../platform/dns/index.ts'
import { ALLOW_SEARCH_INDEX, assertSafeDatabase, canIndexSearches } from '../platform/postgres/index.ts'
import { clientAddress, createProxyTrust } from '../platform/http/client-address.ts'
import { createOutbound, type Outbound } from '../platform/outbound/index.ts'
import { createMailer, isMailHeldBack } from '../platform/mail/index.ts'
import { resolveNeeds, provide, type ResolveNeed, type Provision } from '../platform/needs.ts'
import {
  createRealtime,
  pgFanOut,
  type Realtime,
  type Hello,
  type Identity,
} from '../platform/realtime/index.ts'
import { createSecrets } from '../platform/secrets.ts'
import type { Services } from '../platform/services.ts'
import { openTranscoder, type Transcoder } from '../platform/video/index.ts'
import { openStorage } from '../platform/storage/index.ts'
import type { Metrics, Shutdown } from '../platform/telemetry/index.ts'
import { resolveHost, hostName } from '../platform/http/hosts.ts'
import type { AppFacts } from '../platform/app-facts.ts'
import { listHiddenByBlocks } from '../features/directory/index.ts'
import { sessionNeed, teamSessionNeed } from '../platform/session/ports.ts'
import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { STUDIO } from '../features/identity/index.ts'
import { readSessionCookie } from '../platform/session/cookie.ts'
import { isInSessionScope, isSessionScope } from '../platform/session/session-scope.ts'
import { deriveToken } from '../platform/session/tokens.ts'

/** The parts of a server besides its features. */
export type ServiceOptions = {
  config: Config
  secret_key: string
  /** The role that the server works with. */
  server_url: string
  log: Logger
  /** Tests pass a clock that they control; otherwise the database's time applies. */
  clock?: Clock
  /** Tests pass their own DNS records; otherwise name servers are queried. */
  dns?: TxtResolver
  /** Tests pass stand-ins; otherwise the real services are used. */
  addresses?: ExternalAddresses
  /** Tests pass one that stays on this machine; otherwise the public internet is reached. */
  outbound?: Outbound
  /** Tests pass a stand-in or none; otherwise the ffmpeg of the settings is used. */
  transcoder?: Transcoder | null
  /** Draws the documents of pages; else the built member app does. */
  renderer?: RendererSource
}

const RENDERER_BUNDLE = join(import.meta.dirname, '../../../member/dist/server/entry-server.js')
const STARTER_KITS = join(import.meta.dirname, '../../starter-kits')

/** What only `app/` can provide, because it knows all features. */
const appProvisions = (renderer: RendererSource): Provision[] => [
  provide(mediaReadersNeed, { canRead: mayReadMedia, findFileAddress, isTeamMember }),
  provide(starterKitNeed, { install: (install) => installStarterKit(STARTER_KITS, install) }),
  provide(rendererNeed, renderer),
]

type ServiceOwner = { metrics: Metrics; shutdown: Shutdown }

/** Creates the services of a server from its features; `shutdown` closes them. The database is already migrated. */
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
    disk: createDiskSpace({ data_dir: config.data_dir }),
    transcoder: findTranscoder(options),
    mail: createMailer({
      db: database.control,
      outbox: database.outbox,
      smtp_url: config.smtp_url,
      from_address: config.mail_from,
      log,
      shouldDrop: (tx, mail) => isMailHeldBack(tx, secrets, mail),
      shouldHold: (mail_id) => holdMailIfSwitchedOff(database.control, mail_id),
    }),
    directory: createAppDirectory(database),
    subscribers: createSubscriberRegistry(features.flatMap(({ subscribers }) => subscribers)),
    need,
    addresses: options.addresses ?? {
      ...EXTERNAL_ADDRESSES,
      sign_in_issuers: config.sign_in_issuers ?? EXTERNAL_ADDRESSES.sign_in_issuers,
    },
    outbound: options.outbound ?? createOutbound(),
    dns: options.dns ?? dnsResolver({ servers: config.dns_servers }),
    lan: null,
    realtime: await openRealtime(features, options, { pool, services: () => services }),
  }
  return services
}

async function findTranscoder({ transcoder, config, log }: ServiceOptions): Promise<Transcoder | null> {
  if (transcoder !== undefined) return transcoder
  const opened = await openTranscoder(config.ffmpeg_path)
  if (typeof opened !== 'string') {
    log.debug({ version: opened.version }, 'Videos are converted by ffmpeg.')
    return opened
  }
  // Without one is the normal case, unless the operator has named it.
  log[config.ffmpeg_path === null ? 'info' : 'warn'](`Videos are played as they were uploaded: ${opened}.`)
  return null
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
  if (!(await canIndexSearches(pool)))
    log.warn(
      `Searches read all rows of an app. To use their index, run as a superuser: ${ALLOW_SEARCH_INDEX}`,
    )
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
      contextFor: (app_id) => createReadContext(services(), app_id),
      freshContextFor: (app_id) => createFreshReadContext(services(), app_id),
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

/** Identifies the user of a socket by its token, in the app of the host; no other token is accepted. */
async function identifySocket(services: Services, hello: Hello): Promise<Identity | null> {
  const named = await findSocketApp(services, hello)
  // Read from the database: the change may arrive here after the event that re-checks the sockets.
  const app = named && (await services.directory.fresh(named.id))
  if (!app || app.is_off) return null
  const db = services.database.forApp(app.id)
  const viewer = await services.need(sessionNeed).findViewer(db, app, hello.token)
  // Live channels carry private messages and updates of others, so a preview is refused.
  if (!viewer || viewer.viewed_by) return null
  const { user_id, session_id } = viewer
  const hidden = new Set(await listHiddenByBlocks(db, user_id))
  return { app_id: app.id, user_id, session_id, viewer, hidden_user_ids: hidden }
}

async function findSocketApp(services: Services, { host, app_slug }: Hello): Promise<AppFacts | null> {
  const found = await resolveHost(services, hostName(host))
  if (found.kind === 'app') return app_slug === null || app_slug === found.app.slug ? found.app : null
  if (found.kind !== 'base' || app_slug === null) return null
  return services.directory.bySlug(app_slug)
}

/**
 * Loads the renderer of the member app from its bundle once, and again after a rebuild. Null without a build:
 * documents are then unavailable.
 */
function createRendererSource(path: string): RendererSource {
  let loaded: { changed_at: number; renderer: Promise<Renderer> } | undefined
  return {
    load: async () => {
      const changed_at = (await stat(path).catch(() => null))?.mtimeMs
      if (changed_at === undefined) return null
      if (loaded?.changed_at !== changed_at)
        loaded = { changed_at, renderer: importRenderer(path, changed_at) }
      return loaded.renderer
    },
  }
}

async function importRenderer(path: string, changed_at: number): Promise<Renderer> {
  const bundle: unknown = await import(`${pathToFileURL(path).href}?v=${changed_at}`)
  if (!isRenderer(bundle))
    throw new Error(`${path} is no renderer: it must export build_id, head_script and render.`)
  return bundle
}

function isRenderer(bundle: unknown): bundle is Renderer {
  return (
    typeof bundle === 'object' &&
    bundle !== null &&
    'build_id' in bundle &&
    typeof bundle.build_id === 'string' &&
    'head_script' in bundle &&
    typeof bundle.head_script === 'string' &&
    'render' in bundle &&
    typeof bundle.render === 'function'
  )
}

/**
 * Identifies the reader of a file by the cookie, or by the token of API clients. The request only reads, so the
 * cookie is accepted (security, "Sessions").
 */
async function findReader({ services, app, headers }: Parameters<MediaReaders['canRead']>[0]) {
  const ctx = await createReadContext(services, app.id)
  const token = headers['x-user-token']
  const cookie = readSessionCookie(headers.cookie)
  const session_token =
    typeof token === 'string' ? token : cookie && deriveToken(services.secrets, app.id, cookie)
  const viewer = session_token
    ? await services.need(sessionNeed).findViewer(ctx.db, app, session_token)
    : null
  return { ctx, viewer }
}

const findFileAddress: MediaReaders['findFileAddress'] = async (reader, page_id, media_id) => {
  const { ctx, viewer } = await findReader(reader)
  return openPageFileAddress(ctx, viewer, page_id, media_id)
}

const mayReadMedia: MediaReaders['canRead'] = async (reader, bound_to) => {
  const { ctx, viewer } = await findReader(reader)
  if (isThreadScope(bound_to)) return mayReadThreadScope(ctx, viewer, bound_to)
  return isSessionScope(bound_to)
    ? isInSessionScope(viewer, bound_to)
    : isMediaScopeValid(ctx, viewer, bound_to)
}

/** The studio's own pages show pictures of an app that is switched off, and send its cookie along with them. */
const isTeamMember: MediaReaders['isTeamMember'] = async ({ services, app, headers }) => {
  const cookie = readSessionCookie(headers.cookie)
  if (cookie === null) return false
  const token = deriveToken(services.secrets, STUDIO, cookie)
  const viewer = await services.need(teamSessionNeed).findTeamViewer(services.database, token)
  return viewer?.account_id === app.account_id
}
