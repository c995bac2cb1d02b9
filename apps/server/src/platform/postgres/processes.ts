import { execFile } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether a process is there and not merely waiting to be collected by its parent. */
export async function isAlive(pid: number): Promise<boolean> {
  if (!isPidListed(pid)) return false
  const stat = await readStatFields(pid)
  // Without an answer it was collected between the two questions, or this system has no /proc.
  return stat ? stat[0] !== 'Z' && stat[0] !== 'X' : isPidListed(pid)
}

function isPidListed(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Returns a text that distinguishes this process from a later one with the same id: its start time and the boot id.
 * Null if the system does not provide them.
 */
export async function readProcessIdentity(pid: number): Promise<string | null> {
  const stat = await readStatFields(pid)
  if (stat) {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
    return `${boot.trim()}:${stat[19] ?? ''}`
  }
  if (process.platform === 'linux') return null
  return run('ps', ['-o', 'lstart=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim() || null,
    () => null,
  )
}

/** Returns the arguments of a process; null if it has exited or is not readable. */
export async function readCommandLine(pid: number): Promise<string[] | null> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  if (line !== null) return line === '' ? null : line.replace(/\0+$/, '').split('\0')
  if (process.platform === 'linux') return null
  return run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => (stdout.trim() ? stdout.trim().split(/\s+/) : null),
    () => null,
  )
}

/** Returns the working directory of a process; null if the system does not provide it. */
export async function readWorkingDirectory(pid: number): Promise<string | null> {
  return realpath(`/proc/${pid}/cwd`).catch(() => null)
}

/** Whether the executable of a process has been replaced on disk since it started. */
export async function isProgramReplaced(pid: number): Promise<boolean> {
  const target = await readlink(`/proc/${pid}/exe`).catch(() => '')
  return target.endsWith(' (deleted)')
}

/** Waits until a process exits; false if it still runs after `ms`. */
export async function waitForExit(pid: number, ms: number): Promise<boolean> {
  const until = performance.now() + ms
  while (await isAlive(pid)) {
    if (performance.now() > until) return false
    await sleep(10)
  }
  return true
}

/** Returns the fields of /proc/<pid>/stat from the third (state) on; the second may contain spaces and brackets. */
async function readStatFields(pid: number): Promise<string[] | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  return line === null ? null : line.slice(line.lastIndexOf(')') + 2).split(' ')
}
