import { chmod, mkdir, readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClusterRecord } from './cluster-record.ts'
import { POSTGRES_MAJOR } from './postgres-programs.ts'
import { toPostgresError, PostgresError } from './postgres-error.ts'

/** Creates the data folder, accessible to its owner alone, and returns its real path. */
export async function prepareDataDirectory(data_dir: string): Promise<string> {
  try {
    await mkdir(data_dir, { recursive: true, mode: 0o700 })
    const real_path = await realpath(data_dir)
    const found = await stat(real_path)
    if (found.uid === process.getuid?.()) await chmod(real_path, 0o700)
    return real_path
  } catch (error) {
    throw toPostgresError(error, data_dir)
  }
}

/** Whether a cluster is there; refuses one that is lost, of another version, or of another user. */
export async function inspectCluster(
  data_dir: string,
  cluster_dir: string,
  record: ClusterRecord | null,
): Promise<'absent' | 'present'> {
  const found = await stat(cluster_dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw toPostgresError(error, cluster_dir)
  })
  if (!found) {
    if (!record?.is_initialised) return 'absent'
    throw new PostgresError(
      'data_missing',
      `The database of ${data_dir} stood in ${cluster_dir} and is gone. Bring it back from a backup, or delete ${join(data_dir, 'postgres.json')} to begin with an empty one.`,
    )
  }
  assertSameUser(cluster_dir, found.uid, record)
  if (!record) {
    throw new PostgresError(
      'data_missing',
      `There is a database in ${cluster_dir}, but ${join(data_dir, 'postgres.json')} with its passwords is missing. Bring that file back from a backup.`,
    )
  }

  const version = await readFile(join(cluster_dir, 'PG_VERSION'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      throw toPostgresError(error, cluster_dir)
    },
  )
  if (version.trim() !== POSTGRES_MAJOR) {
    throw new PostgresError(
      'wrong_version',
      `The database in ${cluster_dir} was made by PostgreSQL ${version.trim()}; this Foyer brings PostgreSQL ${POSTGRES_MAJOR}. Move the data over with pg_dump and pg_restore, or use the Foyer that made it.`,
    )
  }
  await chmod(cluster_dir, 0o700)
  return 'present'
}

function assertSameUser(cluster_dir: string, owner: number, record: ClusterRecord | null): void {
  const own_uid = process.getuid?.()
  if (own_uid === undefined || record?.placement === 'apart' || owner === own_uid) return
  throw new PostgresError(
    'no_permission',
    `The database in ${cluster_dir} belongs to user ${owner}, and Foyer was started by user ${own_uid}. Start it as that user, or give the folder over: chown -R ${own_uid} ${cluster_dir}`,
  )
}
