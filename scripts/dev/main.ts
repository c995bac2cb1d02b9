import { realpathSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import {
  createLogger as createViteLogger,
  createServer,
  type InlineConfig,
  type Logger,
  type ViteDevServer,
} from 'vite'
import type { Server } from 'node:http'
import { ConfigError, loadConfig, type Config } from '../../apps/server/src/platform/config/index.ts'
import { startPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { createLogger, createShutdown } from '../../apps/server/src/platform/telemetry/index.ts'
import type { RenderInput } from '@foyer/contract/pages/document-shapes'
import { startBackend } from './backend.ts'
import { createFront, attachFront } from './front-server.ts'
import { memberSourcesPlugin, createSourceRenderer } from './member-pages.ts'

const root = resolve(import.meta.dirname, '../..')

/** Sources that the server process reads; a change restarts it. */
const SERVER_SOURCES =
  /^(apps\/server\/(src|migrations)|packages\/(contract|domain|content|i18n)\/src)\/.*(?<!\.test)\.ts$/

const START_FAILED_MESSAGE = 'The server did not start; it tries again at the next change.'

/** Several files saved together count once. */
const DEBOUNCE_MS = 80

/** Serves both front ends from their sources and keeps the server process running. */
async function main(): Promise<void> {
  const config = loadConfig(process.env)
  if (config.is_production) throw new Error('npm run dev is not for NODE_ENV=production.')
  await mkdir(config.data_dir, { recursive: true, mode: 0o700 })
  const log = createLogger({ level: 'warn', pretty: true })
  const shutdown = createShutdown({ log })
  shutdown.listen()

  const front = createFront()
  await listen(front, config)
  shutdown.add('http', 'front', () => closeAll(front))

  const postgres = config.database_url === null ? startPostgres({ data_dir: config.data_dir, log }) : null
  shutdown.add('database', 'PostgreSQL', async () => (await postgres?.catch(() => null))?.stop())
  const [member, studio] = await Promise.all([
    createServer(settings('member', front, config)),
    createServer(settings('studio', front, config)),
  ])
  shutdown.add('sockets', 'Vite', () => Promise.all([member.close(), studio.close()]))

  let version = 0
  const pages = createSourceRenderer(member, () => version)
  const urls = await postgres
  const env = {
    ...process.env,
    NODE_ENV: config.node_env,
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/foyer/compiled'),
    BASE_URL: config.base_url,
    ...(urls ? { DATABASE_URL: urls.server_url, DATABASE_ADMIN_URL: urls.owner_url } : {}),
  }
  const backend = startBackend(env, {
    loadRenderSetup: pages.loadRenderSetup,
    render: (input) => pages.render(input as RenderInput),
  })
  shutdown.add('jobs', 'server', backend.stop)
  attachFront(front, { config, backend, member, studio })
  watchSources(member, {
    onServerChange: async (files) => {
      const started = performance.now()
      await backend.restart()
      const is_up = (await backend.ready()) !== null
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(is_up ? `Server started anew in ${seconds} s: ${files.join(', ')}` : START_FAILED_MESSAGE)
    },
    onChange: () => {
      version += 1
      void backend.clearCache()
    },
  })
  const ready = await backend.ready()
  console.log(ready ? ready.demo : START_FAILED_MESSAGE)
  console.log(`Foyer ready: ${config.base_url}`)
}

function settings(app: 'member' | 'studio', front: Server, { base_url }: Config): InlineConfig {
  const { hostname } = new URL(base_url)
  return {
    root: join(root, 'apps', app),
    configFile: join(root, 'apps', app, 'vite.config.ts'),
    cacheDir: join(root, 'node_modules/.cache/foyer/vite', app),
    appType: 'custom',
    customLogger: createQuietLogger(),
    plugins: app === 'member' ? [memberSourcesPlugin()] : [],
    ...(app === 'member' ? { optimizeDeps: { entries: ['src/app/entry-client.tsx'] } } : {}),
    server: {
      middlewareMode: { server: front },
      hmr: { server: front, path: `/@edits-${app}` },
      allowedHosts: [hostname, `.${hostname}`, '127.0.0.1'],
      fs: { allow: [root, dirname(realpathSync(join(root, 'node_modules/vite')))] },
    },
  }
}

/** Without the lines about the server's copy of each module: a reload there is nothing that anybody sees. */
function createQuietLogger(): Logger {
  const logger = createViteLogger('info', { allowClearScreen: false })
  const { info } = logger
  logger.info = (text, options) => {
    if (!text.includes('(ssr)')) info(text, options)
  }
  return logger
}

type WatchHandlers = { onServerChange: (files: string[]) => Promise<void>; onChange: () => void }

/** Watches the sources of the server and its pages; Vite watches the front ends' own modules as they are loaded. */
function watchSources({ watcher }: ViteDevServer, { onServerChange, onChange }: WatchHandlers): void {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  watcher.add(['apps/server/src', 'apps/server/migrations', 'packages'].map((folder) => join(root, folder)))
  watcher.on('all', (_event, path) => {
    const file = relative(root, path)
    if (!/\.(tsx?|css|json)$/.test(file)) return
    onChange()
    if (!SERVER_SOURCES.test(file)) return
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = [...changed]
      changed.clear()
      void onServerChange(files)
    }, DEBOUNCE_MS)
  })
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
}

function closeAll(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

await main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
