import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import {
  freePort,
  readClusterRecord,
  type ClusterRecord,
} from '../../src/platform/postgres/cluster-record.ts'
import { isAlive, waitForExit } from '../../src/platform/postgres/processes.ts'
import { stopPostmaster } from '../../src/platform/postgres/postmaster.ts'

const MAIN = join(import.meta.dirname, '../../src/app/main.ts')
const MAX_START_MS = 60_000

/** The real server as a separate process with its own data folder, and its own PostgreSQL by default. */
export type ServerProcess = {
  readonly port: number
  readonly data_dir: string
  /** Starts the server and waits for `/readyz`; returns the milliseconds it took. */
  start: () => Promise<number>
  /** Waits for `/readyz` without a start; returns the milliseconds it took. */
  waitUntilReady: () => Promise<number>
  isRunning: () => boolean
  killServer: () => Promise<void>
  /** Kills PostgreSQL's postmaster; with it go all of its processes. */
  killDatabase: () => Promise<void>
  /** Kills the database and blocks its restart until the returned function is called. */
  keepDatabaseDown: () => Promise<() => Promise<void>>
  /** Output and exit code of a second start on the same data. */
  startTwice: () => Promise<{ code: number | null; output_text: string }>
  /** Asks the server to stop and returns its exit code. */
  stop: () => Promise<number | null>
  record: () => Promise<ClusterRecord>
  output: () => string
  /** Ends whatever still runs and removes the folder. */
  remove: () => Promise<void>
}

/** A server process that has not been started yet, with more settings if given. Only what it starts itself is ever signalled. */
export async function aServerProcess(more: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const data_dir = await mkdtemp(join(inject('files_dir'), 'crash-'))
  const port = await freePort()
  let child: ChildProcess | undefined
  let output = ''

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const record = async (): Promise<ClusterRecord> => {
    const found = await readClusterRecord(data_dir)
    if (!found) throw new Error('The server has made no database yet.')
    return found
  }

  const waitUntilReady = async (): Promise<number> => {
    const started = performance.now()
    while (!(await isReady(port))) {
      if (!isRunning()) throw new Error(`The server ended by itself:\n${output}`)
      if (performance.now() - started > MAX_START_MS) throw new Error(`The server is not ready:\n${output}`)
      await sleep(20)
    }
    return performance.now() - started
  }

  const killDatabase = async (): Promise<void> => {
    const pid = await postmasterPid(await record())
    process.kill(pid, 'SIGKILL')
    await waitForExit(pid, 5_000)
  }
  /** The supervisor may restart the database first; then both retry. */
  const occupyDatabasePort = async (): Promise<Server> => {
    for (let attempts = 0; attempts < 5; attempts += 1) {
      await killDatabase()
      const intruder = await occupyPort((await record()).port)
      if (intruder) return intruder
    }
    throw new Error('The port of the database is not given up.')
  }

  return {
    port,
    data_dir,
    isRunning,
    waitUntilReady,
    killDatabase,
    record,
    output: () => output,
    start: async () => {
      child = spawn(process.execPath, [MAIN], {
        env: { PATH: process.env['PATH'], ...settings(data_dir, port), ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const collect = (bytes: Buffer) => void (output = (output + bytes.toString()).slice(-20_000))
      child.stdout?.on('data', collect)
      child.stderr?.on('data', collect)
      return waitUntilReady()
    },
    killServer: async () => {
      if (!child || !isRunning()) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    keepDatabaseDown: async () => {
      const intruder = await occupyDatabasePort()
      return async () => {
        await new Promise((resolve) => intruder.close(resolve))
      }
    },
    startTwice: async () => {
      const env = { PATH: process.env['PATH'], ...settings(data_dir, await freePort()), ...more }
      const second = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
      let output_text = ''
      second.stderr.on('data', (bytes: Buffer) => void (output_text += bytes.toString()))
      await once(second, 'close')
      return { code: second.exitCode, output_text }
    },
    stop: async () => {
      if (!child || !isRunning()) return child?.exitCode ?? null
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
    remove: async () => {
      if (isRunning()) child?.kill('SIGKILL')
      const known = await readClusterRecord(data_dir)
      const pid = known && (await postmasterPid(known).catch(() => null))
      if (pid && (await isAlive(pid))) await stopPostmaster(pid)
      if (known?.placement === 'apart') await rm(dirname(known.cluster_dir), { recursive: true, force: true })
      await rm(data_dir, { recursive: true, force: true })
    },
  }
}

function settings(data_dir: string, port: number): Record<string, string> {
  return {
    DATA_DIR: data_dir,
    PORT: String(port),
    BASE_URL: `http://localhost:${port}`,
    DEMO: 'off',
    LOG_LEVEL: 'error',
  }
}

async function postmasterPid({ cluster_dir }: ClusterRecord): Promise<number> {
  const [line = ''] = (await readFile(join(cluster_dir, 'postmaster.pid'), 'utf8')).split('\n')
  const pid = Number(line)
  if (!Number.isInteger(pid) || pid < 2) throw new Error('The pid file of the database holds no number.')
  return pid
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const requested = request(
      { host: '127.0.0.1', port, path: '/readyz', headers: { host: 'localhost' }, agent: false },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode === 200))
        response.on('error', () => resolve(false))
      },
    )
    requested.on('error', () => resolve(false))
    requested.end()
  })
}

/** Listens on a port and closes every connection; null if the port stays in use. */
async function occupyPort(port: number): Promise<Server | null> {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const server = createServer((socket) => socket.destroy())
    server.listen(port, '127.0.0.1')
    const is_own_process = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (is_own_process) return server
    await sleep(5)
  }
  return null
}
