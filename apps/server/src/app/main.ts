import { mkdir } from 'node:fs/promises'
import { loadConfig, ConfigError, ensureSecretKey, type Config } from '../platform/config/index.ts'
import { migrateToLatest } from '../platform/database/migrate.ts'
import { startPostgres } from '../platform/postgres/index.ts'
import { createLogger, createShutdown, type Shutdown } from '../platform/telemetry/index.ts'
import type { Logger } from 'pino'
import { describeDemo, installDemo } from './demo.ts'
import { startServer } from './start-server.ts'

/** Starts Foyer: settings, database, migrations, server, demo; then says where it is. */
async function main(): Promise<void> {
  const config = loadConfig(process.env)
  await mkdir(config.data_dir, { recursive: true, mode: 0o700 })
  const log = createLogger({
    level: config.is_production ? config.log_level : quieter(config.log_level),
    pretty: !config.is_production,
  })
  const shutdown = createShutdown({ log })
  try {
    const urls = await openDatabase(config, log, shutdown)
    const { applied } = await migrateToLatest(urls.owner_url)
    if (applied.length > 0) console.log(`Database brought up to date (${applied.length} steps).`)
    const secret_key = await ensureSecretKey(config)
    const running = await startServer({
      config,
      secret_key,
      server_url: urls.server_url,
      log,
      shutdown,
      listen: { port: config.port, host: config.host },
    })
    shutdown.listen()
    if (config.demo) console.log(describeDemo(running, await installDemo(running)))
    console.log(`Foyer ready: ${config.base_url}`)
  } catch (error) {
    await shutdown.drain()
    throw error
  }
}

async function openDatabase(
  config: Config,
  log: Logger,
  shutdown: Shutdown,
): Promise<{ owner_url: string; server_url: string }> {
  if (config.database_url !== null && config.database_admin_url !== null) {
    return { owner_url: config.database_admin_url, server_url: config.database_url }
  }
  const postgres = await startPostgres({ data_dir: config.data_dir, log })
  shutdown.add('database', 'PostgreSQL', () => postgres.stop())
  return postgres
}

/** People at a terminal read the lines of start; the log shows them only what went wrong. */
function quieter(level: Config['log_level']): string {
  return level === 'info' ? 'warn' : level
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : explain(error))
  process.exitCode = 1
  setTimeout(() => process.exit(1), 2_000).unref()
})

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'Foyer cannot start: the port is taken by another program. Set PORT to a free one.'
  }
  return error.name === 'PostgresError'
    ? `Foyer cannot start: ${error.message}`
    : `Foyer cannot start.\n${error.stack ?? error.message}`
}
