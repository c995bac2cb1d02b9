import type { Server } from 'node:http'
import { calls, type Call } from '@foyer/contract'
import { startBackgroundWork, type BackgroundWork } from './background-work.ts'
import { buildServer } from './build-server.ts'
import { createServices, type ServiceOptions } from './create-services.ts'
import { probeHandler, staticHandlers } from './static-handlers.ts'
import type { NamedRoute } from '../platform/http/implement.ts'
import type { Feature } from '../platform/feature.ts'
import { countDeadLetters } from '../platform/jobs/index.ts'
import type { Services } from '../platform/services.ts'
import { createMetrics, createShutdown, type Metrics, type Shutdown } from '../platform/telemetry/index.ts'

export type ServerOptions = ServiceOptions & {
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
  /** Settles when jobs run, shortly after requests are served; rejects when they cannot. */
  jobs_started: Promise<void>
}

/** The routes of all features. Throws unless each call of the contract has exactly one, with its policy. */
export function collectRoutes(features: readonly Feature[]): NamedRoute[] {
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
  const routes = collectRoutes(features)
  const shutdown = options.shutdown ?? createShutdown({ log: options.log })
  const metrics = createMetrics()
  const services = await createServices(features, options, { metrics, shutdown })
  measureServer(services, metrics)

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
  work = startBackgroundWork(services, { features, url: options.server_url, observe: metrics.jobFinished })
  shutdown.add('jobs', 'job queue', work.stop)
  return { services, server, port, shutdown, jobs_started: work.started }
}

/** Registers the metrics of a server for the operator. */
function measureServer({ database, realtime }: Services, metrics: Metrics): void {
  metrics.measure({
    sockets: () => realtime.counts().sockets,
    channels: () => realtime.counts().channels,
    deadLetters: () => countDeadLetters(database.control),
    outboxWaiting: async () => {
      const { rows } = await database.pool.query<{ count: number }>(
        'select count(*)::int as count from outbox where dispatched_at is null',
      )
      return rows[0]?.count ?? 0
    },
  })
}
