import { formatDemoSignIns, installDemo } from '../../apps/server/src/app/demo.ts'
import { createServer, type RunningServer } from '../../apps/server/src/app/create-server.ts'
import { features } from '../../apps/server/src/app/features.ts'
import { clearPublishedBytes } from '../../apps/server/src/features/pages/index.ts'
import type { RenderInput, RenderOutput } from '@foyer/contract/pages/document-shapes'
import { ensureSecretKey, loadConfig } from '../../apps/server/src/platform/config/index.ts'
import { migrateToLatest } from '../../apps/server/src/platform/database/migrate.ts'
import { createLogger } from '../../apps/server/src/platform/telemetry/index.ts'
import { openRequestChannel, type AskProcess } from './process-requests.ts'

/** What the server reports to its parent process once it is ready. */
export type Ready = { port: number; demo: string }

/** The current head of the members' screens, from their sources. */
export type RenderSetup = { build_id: string; head_script: string }

/**
 * The server as `npm run dev` starts it: the real one on a port of its own, with pages drawn by the process in front,
 * which has the front ends' sources. It ends with that process.
 */
async function main(): Promise<void> {
  const config = loadConfig(process.env)
  const log = createLogger({ level: config.log_level === 'info' ? 'warn' : config.log_level, pretty: true })
  if (config.database_url === null || config.database_admin_url === null)
    throw new Error('The development server is started by "npm run dev".')

  let running: RunningServer | undefined
  const askProcess = openRequestChannel(
    {
      send: (message) => void process.send?.(message),
      listen: (onMessage) => void process.on('message', onMessage),
    },
    { clearCache: () => running && clearPublishedBytes(running.services) },
  )
  const { applied } = await migrateToLatest(config.database_admin_url)
  if (applied.length > 0) console.log(`Database brought up to date (${applied.length} steps).`)
  running = await createServer(features, {
    config,
    secret_key: await ensureSecretKey(config),
    server_url: config.database_url,
    log,
    renderer: { load: () => createRemoteRenderer(askProcess) },
    listen: { port: 0, host: '127.0.0.1' },
  })
  await running.jobs_started
  running.shutdown.listen()
  process.once('disconnect', () => void running.shutdown.drain().finally(() => process.exit()))

  const demo = config.demo ? formatDemoSignIns(running, await installDemo(running)) : ''
  const ready: Ready = { port: running.port, demo }
  await askProcess('ready', ready)
}

async function createRemoteRenderer(askProcess: AskProcess) {
  const { build_id, head_script } = (await askProcess('loadRenderSetup')) as RenderSetup
  return {
    build_id,
    head_script,
    render: async (input: RenderInput) => (await askProcess('render', input)) as RenderOutput,
  }
}

await main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
