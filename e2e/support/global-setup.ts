import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Starts Foyer as an owner would, on a free port and empty data, with the demo; stops it when the run ends. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const port = await freePort()
  const data_dir = await mkdtemp(join(tmpdir(), 'foyer-e2e-'))
  const server = spawn(process.execPath, [join(root, 'apps/server/src/app/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data_dir,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      BASE_URL: `http://localhost:${port}`,
    },
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      if (output.includes('Foyer ready:')) resolve()
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    void ended.then((code) => reject(new Error(`Foyer ended with ${code} before it was ready:\n${output}`)))
  })
  await ready
  process.env['FOYER_E2E_PORT'] = String(port)
  process.env['FOYER_E2E_DATA'] = data_dir

  return async () => {
    server.kill('SIGTERM')
    await ended
    await rm(data_dir, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port.')),
      )
    })
  })
}
