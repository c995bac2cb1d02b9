import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { assertSafeDatabase } from './assert-safe-database.ts'
import {
  type ClusterRecord,
  freePort,
  createClusterRecord,
  readClusterRecord,
  writeClusterRecord,
} from './cluster-record.ts'
import { lockDataFolder } from './data-lock.ts'
import { initCluster } from './init-cluster.ts'
import { superviseServer } from './supervise-server.ts'
import { choosePlacement, type Placement } from './placement.ts'
import {
  findPostmaster,
  launchPostmaster,
  type Postmaster,
  removeStalePidFile,
  stopPostmaster,
  waitUntilReady,
} from './postmaster.ts'
import { toPostgresError, PostgresError } from './postgres-error.ts'
import { inspectCluster, prepareDataDirectory } from './prepare-directories.ts'
import { isProgramReplaced, waitForExit } from './processes.ts'
import { withDatabaseName, PROVISION_VERSION, provision } from './provision.ts'
import { withClient } from '../database/with-client.ts'
import type { SupervisorLog } from './supervisor-log.ts'

/** What `startPostgres` needs. */
export interface StartPostgres {
  data_dir: string
  log: SupervisorLog
  /** Trades safety for speed; refused in production, meant for throw-away clusters of tests. */
  unsafe_fast?: boolean
  /** Called when the process has been started, so that other work can run while it becomes ready. */
  onLaunch?: () => void
}

/** A running cluster. The three addresses lead to one database, as three roles. */
export interface RunningPostgres {
  /** The superuser; for extensions and for making databases. */
  admin_url: string
  /** Owns the tables and runs the migrations. */
  owner_url: string
  /** Reads and writes rows within row-level security. */
  server_url: string
  readonly info: PostgresInfo
  /** Closes connections, saves everything, waits for the exit and unlocks the data folder. */
  stop(): Promise<void>
}

/** How the cluster was started and where it is. */
export interface PostgresInfo {
  how: 'fresh' | 'restarted' | 'adopted'
  data_dir: string
  cluster_dir: string
  placement: ClusterRecord['placement']
  port: number
  /** Changes when the supervisor had to start the server again. */
  pid: number
  ms: number
}

/** How long a server that is going down, or the last children of a killed one, are waited for. */
const SHUTDOWN_WAIT_MS = 60_000

const DATABASE = 'foyer'

/**
 * Starts the PostgreSQL of a data folder, or takes over the one that a killed Foyer left running, and starts it again
 * should it die. One process at a time may do so; servers of others are never touched. Throws a `PostgresError`.
 */
export async function startPostgres({
  data_dir: requested_dir,
  log,
  unsafe_fast = false,
  onLaunch,
}: StartPostgres): Promise<RunningPostgres> {
  if (unsafe_fast && process.env['NODE_ENV'] === 'production') {
    throw new PostgresError(
      'unsafe_settings',
      'A database without safety is for tests alone, never for production.',
    )
  }
  const started_at = performance.now()
  const data_dir = await prepareDataDirectory(requested_dir)
  const lock = await lockDataFolder(data_dir).catch((error: unknown) => {
    throw toPostgresError(error, data_dir)
  })
  try {
    const cluster = await openCluster(data_dir, log, unsafe_fast)
    const { postmaster, how } = await startServer(cluster, log, 'any_port', onLaunch)
    try {
      await prepareDatabase(cluster)
    } catch (error) {
      await stopPostmaster(postmaster.pid)
      throw toPostgresError(error, cluster.location.cluster_dir)
    }

    const info: PostgresInfo = {
      how: cluster.is_fresh ? 'fresh' : how,
      data_dir,
      cluster_dir: cluster.location.cluster_dir,
      placement: cluster.location.placement,
      port: cluster.record.port,
      pid: postmaster.pid,
      ms: Math.round(performance.now() - started_at),
    }
    const supervision = superviseServer(
      info,
      log,
      async () => (await startServer(cluster, log, 'same_port')).postmaster.pid,
    )
    return {
      ...connectionUrls(cluster.record),
      info,
      stop: async () => {
        await supervision.stop()
        await stopPostmaster(info.pid)
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

interface Cluster {
  data_dir: string
  location: Placement
  record: ClusterRecord
  is_fresh: boolean
  unsafe_fast: boolean
}

async function openCluster(data_dir: string, log: SupervisorLog, unsafe_fast: boolean): Promise<Cluster> {
  const known = await readClusterRecord(data_dir)
  const location = await choosePlacement(data_dir, known, log).catch((error: unknown) => {
    throw toPostgresError(error, data_dir)
  })
  const cluster = { data_dir, location, unsafe_fast }
  const { placement, cluster_dir } = location
  const state = known && { ...known, placement, cluster_dir }
  if ((await inspectCluster(data_dir, cluster_dir, state)) === 'present' && state) {
    // A crash between the rename of a new cluster and this line leaves it unmarked.
    const record = { ...state, is_initialised: true }
    if (JSON.stringify(record) !== JSON.stringify(known)) await writeClusterRecord(data_dir, record)
    return { ...cluster, record, is_fresh: false }
  }

  const record = known
    ? { ...known, placement, cluster_dir }
    : await createClusterRecord({ placement, cluster_dir })
  await writeClusterRecord(data_dir, record)
  await initCluster({ location, admin_password: record.passwords.admin, unsafe_fast })
  const created = { ...record, is_initialised: true }
  await writeClusterRecord(data_dir, created)
  return { ...cluster, record: created, is_fresh: true }
}

/** Gets a server that takes connections: the orphan of an earlier run where it will do, else a new one. */
async function startServer(
  cluster: Cluster,
  log: SupervisorLog,
  port: 'any_port' | 'same_port',
  onLaunch?: () => void,
): Promise<{ postmaster: Postmaster; how: 'restarted' | 'adopted' }> {
  const { cluster_dir } = cluster.location
  const until = performance.now() + SHUTDOWN_WAIT_MS
  const slow = () =>
    log.info({ cluster_dir }, 'The database is recovering from an unclean stop. This may take a while.')

  for (;;) {
    const adopted = await resolveOrphan(cluster, log)
    if (adopted) return { postmaster: adopted, how: 'adopted' }

    const command = cluster.location.command('postgres', serverArguments(cluster))
    try {
      const postmaster = await launchPostmaster(command, join(cluster.data_dir, 'postgres.log'))
      onLaunch?.()
      await waitUntilReady(postmaster, cluster_dir, slow)
      return { postmaster, how: 'restarted' }
    } catch (error) {
      const refusal = toPostgresError(error, cluster_dir)
      if (performance.now() > until) throw refusal
      if (refusal.code === 'port_busy' && port === 'any_port') await assignFreePort(cluster, log)
      else if (/still in use|lock file .* already exists/.test(refusal.message)) await sleep(100)
      else throw refusal
    }
  }
}

/**
 * Handles a process that already uses the cluster. Returns our own orphan if it runs with the settings we would use.
 */
async function resolveOrphan(cluster: Cluster, log: SupervisorLog): Promise<Postmaster | null> {
  const { cluster_dir } = cluster.location
  const found = await findPostmaster(cluster_dir, clusterMarker(cluster.record))
  if (found.kind === 'none') return null
  if (found.kind === 'stale') {
    await removeStalePidFile(cluster_dir)
    return null
  }
  if (found.kind === 'foreign') {
    throw new PostgresError(
      'foreign_server',
      `Another PostgreSQL that Foyer did not start is using ${cluster_dir} (process ${found.pid}). Stop it, then start Foyer again.`,
    )
  }

  const { pid } = found
  if (found.status === 'stopping') {
    log.info({ pid }, 'Waiting for the database of the last run to end.')
    if (await waitForExit(pid, SHUTDOWN_WAIT_MS)) return null
  }
  const has_expected_settings = found.args.join('\0') === serverArguments(cluster).join('\0')
  if (has_expected_settings && !(await isProgramReplaced(pid)) && (await becomesReachable(pid, cluster))) {
    log.info({ pid }, 'Took over the database that the last run left behind.')
    return { pid, output: async () => '' }
  }
  log.info({ pid }, 'Stopping the database that the last run left behind.')
  await stopPostmaster(pid)
  return null
}

/** The pid file says "ready" for a while after a server was asked to stop; only a response proves that it serves. */
async function becomesReachable(pid: number, { location, record }: Cluster): Promise<boolean> {
  try {
    await waitUntilReady({ pid, output: async () => '' }, location.cluster_dir, () => {})
    await withClient(withDatabaseName(connectionUrls(record).admin_url, 'postgres'), (client) =>
      client.query('SELECT 1'),
    )
    return true
  } catch {
    // Whatever the reason, the server is stopped, awaited and started again.
    return false
  }
}

/** The previous port may be in use by another program now. */
async function assignFreePort(cluster: Cluster, log: SupervisorLog): Promise<void> {
  const assigned = cluster.record.port
  cluster.record = { ...cluster.record, port: await freePort() }
  await writeClusterRecord(cluster.data_dir, cluster.record)
  log.warn(
    { assigned, port: cluster.record.port },
    `Port ${assigned} is taken by another program, so the database now listens on ${cluster.record.port}.`,
  )
}

/**
 * Provisions roles, database and extensions of a new cluster; on every one, checks that it persists what it
 * acknowledges.
 */
async function prepareDatabase(cluster: Cluster): Promise<void> {
  const { admin_url, server_url } = connectionUrls(cluster.record)
  if (cluster.record.provisioned !== PROVISION_VERSION) {
    const { owner, server } = cluster.record.passwords
    await provision({
      admin_url: withDatabaseName(admin_url, 'postgres'),
      database: DATABASE,
      passwords: { owner, server },
    })
    cluster.record = { ...cluster.record, provisioned: PROVISION_VERSION }
    await writeClusterRecord(cluster.data_dir, cluster.record)
  }
  await withClient(server_url, (client) =>
    assertSafeDatabase(client, { is_production: !cluster.unsafe_fast }),
  )
}

/** Returns the URL of the embedded database for the server's role while it runs; null if none was created. */
export async function embeddedDatabaseUrl(data_dir: string): Promise<string | null> {
  const record = await readClusterRecord(data_dir)
  return record && connectionUrls(record).server_url
}

function connectionUrls({
  port,
  passwords,
}: ClusterRecord): Pick<RunningPostgres, 'admin_url' | 'owner_url' | 'server_url'> {
  const url = (role: string, password: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${DATABASE}`
  return {
    admin_url: url('postgres', passwords.admin),
    owner_url: url('foyer_owner', passwords.owner),
    server_url: url('foyer_server', passwords.server),
  }
}

/** The word on the command line that only servers of this cluster, started by us, carry. */
function clusterMarker(record: ClusterRecord): string {
  return `cluster_name=foyer-${record.id}`
}

function serverArguments({ location, record, unsafe_fast }: Cluster): string[] {
  const settings = [
    clusterMarker(record),
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    ...(unsafe_fast ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ]
  const flags = settings.flatMap((setting) => ['-c', setting])
  return ['-D', location.cluster_dir, '-p', String(record.port), ...flags]
}
