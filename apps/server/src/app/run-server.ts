import { flushCompileCache } from 'node:module'
import type { Logger } from 'pino'
import type { RunningServer } from './create-server.ts'
import { listOldestApps } from '../features/apps/index.ts'
import { ConfigError, ensureSecretKey, loadConfig, type Config } from '../platform/config/index.ts'
import { migrateToLatest } from '../platform/database/migrate.ts'
import { assertSuitableDatabase, startPostgres } from '../platform/postgres/index.ts'
import { createLogger } from '../platform/telemetry/logger.ts'
import { createShutdown, type Shutdown } from '../platform/telemetry/shutdown.ts'
import { checkDatabase, formatStartError, prepareDataDir } from './start-error.ts'

/** Runs Foyer until it is stopped; if the start fails, exits with a readable message. */
export async function run(): Promise<void> {
  try {
    await start()
  } catch (error) {
    const message = error instanceof ConfigError ? error.message : formatStartError(error)
    // Exits immediately: signal listeners would otherwise end the process with success.
    process.stderr.write(`${message}\n`, () => process.exit(1))
  }
}

/** Starts Foyer: settings, database, migrations, server, demo; then prints its address. */
async function start(): Promise<void> {
  const config = loadConfig(process.env)
  await prepareDataDir(config.data_dir)
  const log = createLogger({
    level: config.is_production ? config.log_level : terminalLogLevel(config.log_level),
    pretty: !config.is_production,
  })
  const shutdown = createShutdown({ log })
  // From here on, so that Ctrl-C during the start also stops everything.
  shutdown.listen()
  try {
    if (config.database_admin_url !== null)
      await checkDatabase('DATABASE_ADMIN_URL', config.database_admin_url, assertSuitableDatabase)
    const { launched, urls } = openDatabase(config, log, shutdown)
    await Promise.race([launched, urls])
    // The features are loaded while the database comes up.
    const [{ features }, { createServer }, { installDemo, formatDemoSignIns: describeDemo }] =
      await Promise.all([import('./features.ts'), import('./create-server.ts'), import('./demo.ts')])
    const { owner_url, server_url } = await urls
    const { applied } = await migrateToLatest(owner_url)
    if (config.database_url !== null) await checkDatabase('DATABASE_URL', server_url)
    if (applied.length > 0) console.log(`Database brought up to date (${applied.length} steps).`)
    const running = await createServer(features, {
      config,
      server_url,
      log,
      shutdown,
      secret_key: await ensureSecretKey(config),
      listen: { port: config.port, host: config.host },
    })
    if (config.demo) console.log(describeDemo(running, await installDemo(running)))
    if (config.lan) console.log(await openLan(running))
    console.log(`Foyer ready: ${config.base_url}`)
    await running.jobs_started
    // Flushed now: a killed server would not write the compile cache at its end.
    flushCompileCache()
  } catch (error) {
    const is_interrupted = shutdown.isDraining()
    await shutdown.drain()
    if (!is_interrupted) throw error
  }
}

/** More apps than this get no port: each needs a listener for each address. */
const MAX_LAN_APPS = 100

/** Shows all apps on the local network; returns the addresses for the console. */
async function openLan({ services, port, shutdown }: RunningServer): Promise<string> {
  const { startLan, formatLan, listPrivateAddresses } = await import('./lan/index.ts')
  const lan = await startLan(services, {
    target_port: port,
    first_port: port + 1,
    addresses: listPrivateAddresses(),
    listApps: () => listOldestApps(services.database.control, MAX_LAN_APPS),
  })
  services.lan = lan
  shutdown.add('http', 'local network', lan.close)
  return formatLan(lan)
}

type Urls = { owner_url: string; server_url: string }

function openDatabase(
  config: Config,
  log: Logger,
  shutdown: Shutdown,
): { launched: Promise<void>; urls: Promise<Urls> } {
  if (config.database_url !== null && config.database_admin_url !== null) {
    const urls = { owner_url: config.database_admin_url, server_url: config.database_url }
    return { launched: Promise.resolve(), urls: Promise.resolve(urls) }
  }
  const { promise: launched, resolve: onLaunch } = Promise.withResolvers<void>()
  const starting = startPostgres({ data_dir: config.data_dir, log, onLaunch })
  shutdown.add('database', 'PostgreSQL', async () => (await starting.catch(() => null))?.stop())
  return { launched, urls: starting }
}

/** People at a terminal read the lines of start; the log shows them only what went wrong. */
function terminalLogLevel(level: Config['log_level']): string {
  return level === 'info' ? 'warn' : level
}
