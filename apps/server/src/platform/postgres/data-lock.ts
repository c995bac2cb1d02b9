import { randomBytes } from 'node:crypto'
import { open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readTextIfExists } from '../read-text-if-exists.ts'
import { PostgresError } from './postgres-error.ts'
import { isAlive, readProcessIdentity } from './processes.ts'

interface LockHolder {
  pid: number
  /** See `readProcessIdentity`; a process id alone could belong to a later process. */
  identity: string | null
  token: string
}

/** The right of one process to use a data folder. */
export interface DataLock {
  release(): Promise<void>
}

/** The gate file exists for microseconds; one this old was left by a process that died. */
const GATE_STALE_MS = 10_000

/**
 * Locks the data folder for this process, or refuses with the id of the process that holds it. A lock whose process
 * has died is taken over.
 */
export async function lockDataFolder(data_dir: string): Promise<DataLock> {
  const file = join(data_dir, 'foyer.lock')
  const token = randomBytes(8).toString('hex')

  await withGateFile(`${file}.gate`, async () => {
    const holder = await readHolder(file)
    if (holder && (await isHolderAlive(holder))) {
      throw new PostgresError(
        'already_running',
        `Foyer is already running on this data (process ${holder.pid}).`,
      )
    }
    const own_holder: LockHolder = {
      pid: process.pid,
      identity: await readProcessIdentity(process.pid),
      token,
    }
    const temporary_file = `${file}.${token}`
    await writeFile(temporary_file, `${JSON.stringify(own_holder)}\n`, { mode: 0o600 })
    await rename(temporary_file, file)
  })

  return {
    release: async () => {
      const holder = await readHolder(file)
      if (holder?.token === token) await rm(file, { force: true })
    },
  }
}

async function isHolderAlive(holder: LockHolder): Promise<boolean> {
  const identity = await readProcessIdentity(holder.pid)
  if (!(await isAlive(holder.pid))) return false
  return identity === null || holder.identity === null || identity === holder.identity
}

async function readHolder(file: string): Promise<LockHolder | null> {
  const text = await readTextIfExists(file)
  if (text === null) return null
  try {
    const { pid, identity, token } = JSON.parse(text) as Partial<LockHolder>
    return typeof pid === 'number' && pid > 0 ? { pid, identity: identity ?? null, token: token ?? '' } : null
  } catch {
    // A power loss may leave an empty file, which locks nothing.
    return null
  }
}

/** Makes checking and taking a lock one step: only the process that created the gate file proceeds. */
async function withGateFile(gate: string, work: () => Promise<void>): Promise<void> {
  for (;;) {
    const handle = await open(gate, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return null
      throw error
    })
    if (handle) {
      await handle.close()
      break
    }
    const created = await stat(gate).catch(() => null)
    if (created && Date.now() - created.mtimeMs > GATE_STALE_MS) await rm(gate, { force: true })
    await sleep(10)
  }
  try {
    await work()
  } finally {
    await rm(gate, { force: true })
  }
}
