import { spawn } from 'node:child_process'
import { open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readTextIfExists } from '../read-text-if-exists.ts'
import { cleanEnvironment } from './init-cluster.ts'
import type { Command } from './placement.ts'
import { toPostgresError, PostgresError } from './postgres-error.ts'
import { readCommandLine, isAlive, waitForExit, readWorkingDirectory } from './processes.ts'

/** The contents of a cluster's `postmaster.pid`, checked against the running processes. */
export type PostmasterState =
  | { kind: 'none' }
  /** The file names a process that has nothing to do with this cluster. */
  | { kind: 'stale' }
  | { kind: 'ours'; pid: number; status: string; args: string[] }
  | { kind: 'foreign'; pid: number }

/** Long enough for a killed server to exit, also on a busy machine. */
const KILL_GRACE_MS = 5000

/** Determines which process uses a cluster. `marker` appears only on the command lines of our own servers. */
export async function findPostmaster(cluster_dir: string, marker: string): Promise<PostmasterState> {
  const lines = await readPidFile(cluster_dir)
  const pid = Number(lines?.[0])
  // PostgreSQL itself removes the file of a dead server, and checks that none of its children still writes.
  if (!lines || !Number.isInteger(pid) || pid <= 0 || !(await isAlive(pid))) return { kind: 'none' }

  // A process that is being killed loses its command line shortly before it exits.
  const command =
    (await readCommandLine(pid)) ??
    ((await waitForExit(pid, KILL_GRACE_MS)) ? null : await readCommandLine(pid))
  if (!command) return (await isAlive(pid)) ? { kind: 'foreign', pid } : { kind: 'none' }
  if (!(await isServingCluster(pid, command, cluster_dir))) return { kind: 'stale' }
  if (!command.includes(marker)) return { kind: 'foreign', pid }
  return { kind: 'ours', pid, status: lines[7]?.trim() ?? '', args: command.slice(1) }
}

async function isServingCluster(pid: number, command: string[], cluster_dir: string): Promise<boolean> {
  const program = basename(command[0] ?? '').replace(/:$/, '')
  if (!/^(postgres|postmaster)(\.exe)?$/.test(program)) return false
  const working_directory = await readWorkingDirectory(pid)
  if (working_directory !== null) return working_directory === (await realpath(cluster_dir))
  return command[command.indexOf('-D') + 1] === cluster_dir
}

/** Removes a `postmaster.pid` that `findPostmaster` found stale. */
export async function removeStalePidFile(cluster_dir: string): Promise<void> {
  await rm(join(cluster_dir, 'postmaster.pid'), { force: true })
}

/** A server that was started, or adopted. */
export interface Postmaster {
  pid: number
  /** Its output since it started; empty for an adopted one. */
  output(): Promise<string>
}

const MAX_LOG_BYTES = 10 * 1024 * 1024

/** Starts the server in a session of its own, so that Ctrl-C reaches it through us and in order. */
export async function launchPostmaster({ file, args, user }: Command, log_file: string): Promise<Postmaster> {
  const size = await fileSize(log_file)
  if (size > MAX_LOG_BYTES) await rename(log_file, `${log_file}.1`)
  const offset = size > MAX_LOG_BYTES ? 0 : size

  const log = await open(log_file, 'a', 0o600)
  try {
    const child = spawn(file, args, {
      ...user,
      cwd: '/',
      env: cleanEnvironment,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve)
      child.once('error', reject)
    })
    child.unref()
    if (child.pid === undefined) throw new Error(`${file} has no process number`)
    return { pid: child.pid, output: () => readTextFrom(log_file, offset) }
  } finally {
    await log.close()
  }
}

/** Waits until the server accepts connections. Has no timeout, since a recovery may take long; fails if it exits. */
export async function waitUntilReady(
  postmaster: Postmaster,
  cluster_dir: string,
  onSlow: () => void,
): Promise<void> {
  let report_at = performance.now() + 5000
  for (;;) {
    const lines = await readPidFile(cluster_dir)
    if (Number(lines?.[0]) === postmaster.pid && lines?.[7]?.trim() === 'ready') return
    if (!(await isAlive(postmaster.pid))) {
      throw toPostgresError('the server ended', cluster_dir, await postmaster.output())
    }
    if (performance.now() > report_at) {
      report_at = Infinity
      onSlow()
    }
    await sleep(5)
  }
}

/** Pools are closed before the server stops; the time for the server side to notice. */
const DISCONNECT_GRACE_MS = 500

/**
 * Stops a server of ours: waits for closing connections, closes the others and saves everything. After 30 s it stops
 * at once.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, timeout] of [
    ['SIGTERM', DISCONNECT_GRACE_MS],
    ['SIGINT', 30_000],
    ['SIGQUIT', 15_000],
  ] as const) {
    if (!(await isAlive(pid))) return
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return
      throw error
    }
    if (await waitForExit(pid, timeout)) return
  }
  throw new PostgresError('failed', `The database server (process ${pid}) does not stop.`)
}

async function readPidFile(cluster_dir: string): Promise<string[] | null> {
  const text = await readTextIfExists(join(cluster_dir, 'postmaster.pid'))
  return text?.split('\n') ?? null
}

async function fileSize(file: string): Promise<number> {
  return stat(file).then(
    (found) => found.size,
    () => 0,
  )
}

async function readTextFrom(file: string, offset: number): Promise<string> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0))
  return bytes.subarray(offset).toString()
}
