import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { readTextIfExists } from '../read-text-if-exists.ts'
import { type ClusterRecord, readClusterRecord } from './cluster-record.ts'
import { copyPrograms, changeTreeOwner, moveTree } from './directory-trees.ts'
import { executableName, findPrograms } from './postgres-programs.ts'
import { PostgresError } from './postgres-error.ts'
import type { SupervisorLog } from './supervisor-log.ts'

const run = promisify(execFile)

/** The user that owns nothing on a Linux system; PostgreSQL refuses to run as root. */
const NOBODY_UID = 65_534

/** The one folder outside the clone, and only for root on systems without user namespaces. */
const SEPARATE_ROOT = '/var/lib/foyer'

/** Where the cluster is and how its programs run there. */
export interface Placement {
  readonly placement: ClusterRecord['placement']
  readonly cluster_dir: string
  /** The whole line that runs one of PostgreSQL's programs as a user that is not root. */
  command(program: 'initdb' | 'postgres', args: readonly string[]): Command
}

/** A program with its arguments and, where it must change, its user. */
export interface Command {
  file: string
  args: string[]
  user: { uid: number; gid: number } | null
}

/**
 * Chooses the cluster's location: the data folder, or `/var/lib/foyer` for root without user namespaces. A cluster
 * that was placed apart stays there.
 */
export async function choosePlacement(
  data_dir: string,
  record: ClusterRecord | null,
  log: SupervisorLog,
): Promise<Placement> {
  const default_dir = join(data_dir, 'postgres')
  const programs = findPrograms()
  const is_root = process.getuid?.() === 0

  if (record?.placement !== 'apart' && (!is_root || (await hasUserNamespaces()))) {
    return {
      placement: 'in_place',
      cluster_dir: default_dir,
      command: (program, args) => {
        const file = join(programs.dir, 'bin', executableName(program))
        if (!is_root) return { file, args: [...args], user: null }
        return { file: 'unshare', args: [...namespaceFlags, file, ...args], user: null }
      },
    }
  }
  if (!is_root) {
    throw new PostgresError(
      'no_permission',
      `The database of ${data_dir} was made by root and stands in ${record?.cluster_dir}. Start Foyer as root.`,
    )
  }

  const cluster_dir =
    record?.placement === 'apart' ? record.cluster_dir : join(separateDir(data_dir), 'postgres')
  await mkdir(dirname(cluster_dir), { recursive: true, mode: 0o755 })
  await claimSeparateDir(dirname(cluster_dir), data_dir, record)
  const programs_dir = await copyPrograms(programs, SEPARATE_ROOT)
  if (record?.placement === 'in_place' && (await isDirectory(default_dir))) {
    await moveTree(default_dir, cluster_dir)
    await changeTreeOwner(cluster_dir, NOBODY_UID)
  }
  log.warn(
    { cluster_dir },
    record?.placement === 'apart'
      ? `The database of ${data_dir} stands in ${cluster_dir}, where it was put because root could make no user namespace.`
      : `This system lets root make no user namespace, so the database stands in ${cluster_dir} and not in ${data_dir}.`,
  )
  return {
    placement: 'apart',
    cluster_dir,
    command: (program, args) => ({
      file: join(programs_dir, 'bin', program),
      args: [...args],
      user: { uid: NOBODY_UID, gid: NOBODY_UID },
    }),
  }
}

const namespaceFlags = ['--user', `--map-user=${NOBODY_UID}`, `--map-group=${NOBODY_UID}`]

async function hasUserNamespaces(): Promise<boolean> {
  return run('unshare', [...namespaceFlags, 'true']).then(
    () => true,
    () => false,
  )
}

function separateDir(data_dir: string): string {
  return join(SEPARATE_ROOT, createHash('sha256').update(data_dir).digest('hex').slice(0, 16))
}

/** A copied data folder must not open the database of the folder it was copied from. */
async function claimSeparateDir(dir: string, data_dir: string, record: ClusterRecord | null): Promise<void> {
  const file = join(dir, 'data-dir')
  const owner = await readOwner(dir, file, readTextIfExists(file))
  if (owner !== null && owner !== data_dir && (await readOwner(dir, owner, isDirectory(owner)))) {
    const other = await readClusterRecord(owner)
    if (other && other.id === record?.id) {
      throw new PostgresError(
        'foreign_server',
        `${data_dir} is a copy of ${owner}, and the database in ${dir} belongs to that folder. Copy the database too, or use another DATA_DIR.`,
      )
    }
  }
  if (owner !== data_dir) await writeFile(file, data_dir)
}

/** Reads a file that identifies a database's owner. If it is unreadable, nobody may claim the database. */
async function readOwner<Told>(dir: string, path: string, reading: Promise<Told>): Promise<Told> {
  try {
    return await reading
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PostgresError(
      'failed',
      `It cannot be told which data folder the database in ${dir} belongs to, because ${path} cannot be read: ${reason}. Nothing was started or changed. Make ${path} readable and start again.`,
      error,
    )
  }
}

async function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false
      throw error
    },
  )
}
