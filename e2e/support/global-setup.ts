import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { startProcess } from './start-process.ts'

const root = join(import.meta.dirname, '../..')

/** Starts Foyer as an owner would, on a free port and empty data, with the demo; stops it when the run ends. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const port = await freePort()
  const data_dir = await mkdtemp(join(tmpdir(), 'foyer-e2e-'))
  const server = await startProcess({
    file: join(root, 'apps/server/dist/app/main.js'),
    cwd: root,
    env: {
      PORT: String(port),
      DATA_DIR: data_dir,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      BASE_URL: `http://localhost:${port}`,
    },
  })
  process.env['FOYER_E2E_PORT'] = String(port)
  process.env['FOYER_E2E_DATA'] = data_dir

  return async () => {
    await server.stop()
    await rm(data_dir, { recursive: true, force: true })
  }
}
