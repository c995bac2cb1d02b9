import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDatabaseUnavailable } from '../platform/database/is-database-unavailable.ts'
import { withClient, type Client } from '../platform/database/with-client.ts'
import { isDiskFullError } from '../platform/disk-space.ts'
import { mapStackToSources } from '../platform/telemetry/source-locations.ts'

/** Why Foyer cannot start, in one line for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Creates the data folder and writes in it once, so that a start that cannot store anything fails at once. */
export async function prepareDataDir(data_dir: string): Promise<void> {
  const probe = join(data_dir, `.probe-${randomUUID()}`)
  try {
    await createFolder(data_dir)
    try {
      await writeFile(probe, Buffer.alloc(4096), { mode: 0o600, flag: 'wx' })
    } finally {
      await rm(probe, { force: true })
    }
  } catch (error) {
    throw new StartError(formatDataDirError(data_dir, error), { cause: error })
  }
}

/** Creates missing folders from the top. Node's own recursion never ends where nothing can be created, as in /proc. */
async function createFolder(path: string): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (found?.isDirectory()) return
  if (found) throw Object.assign(new Error(`${path} is a file`), { code: 'ENOTDIR' })
  await createFolder(dirname(path))
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
}

/** Returns what is wrong with the data folder and what to do. */
export function formatDataDirError(data_dir: string, error: unknown): string {
  if (isDiskFullError(error))
    return `The disk that holds DATA_DIR (${data_dir}) is full. Make room and start again; nothing that was saved is lost.`
  switch (codeOf(error)) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `DATA_DIR (${data_dir}) is a file, or lies below one. Set DATA_DIR to a folder.`
    case 'EACCES':
    case 'EPERM':
      return `Foyer may not write in DATA_DIR (${data_dir}). Give that folder, and all in it, to the user who starts Foyer.`
    case 'EROFS':
      return `DATA_DIR (${data_dir}) is on a disk that can only be read. Set DATA_DIR to a folder that can be written.`
    default:
      return `DATA_DIR (${data_dir}) cannot be used (${codeOf(error) || messageOf(error)}). Set DATA_DIR to another folder.`
  }
}

/** Connects once with an external address, waits a few seconds at most, and checks the database there. */
export async function checkDatabase(
  setting: 'DATABASE_URL' | 'DATABASE_ADMIN_URL',
  url: string,
  check: (client: Client) => Promise<void> = async () => undefined,
): Promise<void> {
  try {
    await withClient(url, check, { timeout_ms: 5_000 })
  } catch (error) {
    if (error instanceof Error && error.name === 'PostgresError') throw error
    throw new StartError(formatDatabaseError(setting, url, error), { cause: error })
  }
}

/** Returns why a database cannot be used, without its password, and what to do. */
export function formatDatabaseError(setting: string, url: string, error: unknown): string {
  const { host, username, pathname } = new URL(url)
  const database = `The database at ${host || 'the local socket'} (${setting})`
  const code = codeOf(error)
  if (code === '28P01' || code === '28000')
    return `${database} refuses the role ${decodeURIComponent(username)}. Check its password, and pg_hba.conf.`
  if (code === '3D000')
    return `${database} does not exist: there is no ${decodeURIComponent(pathname.slice(1))}.`
  if (isDiskFullError(error)) return `${database} has a full disk. Make room there and start again.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${database} cannot be found: its host is unknown here. Check the address.`
  if (isDatabaseUnavailable(error) || /^E[A-Z]+$/.test(code) || /timeout/i.test(messageOf(error)))
    return `${database} cannot be reached (${code || 'no answer in time'}). Check the address, and that PostgreSQL runs there and accepts connections from here.`
  return `${database} cannot be used: ${messageOf(error)}`
}

/** Returns what a failed start prints: one line where the cause is known, else the error with its stack. */
export function formatStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const known = findKnownReason(error)
  return known === null
    ? `Foyer cannot start.\n${mapStackToSources(error.stack ?? error.message)}`
    : `Foyer cannot start: ${known}`
}

function findKnownReason(error: Error): string | null {
  if (error.name === 'PostgresError' || error instanceof StartError) return error.message
  if ('syscall' in error && error.syscall === 'listen') return formatListenError(error)
  if (isDiskFullError(error))
    return 'the disk is full. Make room and start again; nothing that was saved is lost.'
  // Errors of the system name the file, and their stack is of no use to whoever runs the server.
  if ('path' in error && /^E[A-Z]+$/.test(codeOf(error))) return error.message
  if (isDatabaseUnavailable(error))
    return `the database cannot be reached (${codeOf(error) || 'no answer in time'}).`
  return null
}

function formatListenError(error: Error): string {
  const port = 'port' in error ? `port ${String(error.port)}` : 'the port'
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `${port} is taken by another program. Set PORT to a free one.`
    case 'EACCES':
      return `${port} is not open to this user. Set PORT to one above 1023.`
    case 'EADDRNOTAVAIL':
      return `HOST (${'address' in error ? String(error.address) : ''}) is no address of this machine.`
    default:
      return error.message
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Node joins failed connections to several addresses in an error without a message. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
