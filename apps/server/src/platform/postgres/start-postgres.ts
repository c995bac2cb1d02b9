import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { assertSafeDatabase } from './assert-safe-database.ts'
import { type ClusterRecord, freePort, newRecord, readRecord, writeRecord } from './cluster-record.ts'
import { lockData } from './data-lock.ts'
import { initCluster } from './init-cluster.ts'
import { keepAlive } from './keep-alive.ts'
import { choosePlacement, type Placement } from './placement.ts'
import {
  findPostmaster,
  launchPostmaster,
  type Postmaster,
  removeStalePidFile,
  stopPostmaster,
  waitUntilReady,
} from './postmaster.ts'
import { explainFailure, PostgresError } from './postgres-error.ts'
import { inspectCluster, prepareDataDirectory } from './prepare-directories.ts'
import { runsReplacedProgram, waitForExit } from './processes.ts'
import { onDatabase, PROVISION_STEP, provision } from './provision.ts'
import { withClient } from '../database/with-client.ts'
import type { SupervisorLog } from './supervisor-log.ts'

/** What `startPostgres` needs. */
export interface StartPostgres {
  data_dir: string
  log: SupervisorLog
  /** Trades safety for speed; refused in production, meant for throw-away clusters of tests. */
  unsafe_fast?: boolean
  /** Told when its process has been started, so that other things can be done while it comes up. */
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
  /** Closes connections, saves everything, waits for the end and frees the data folder. */
  stop(): Promise<void>
}

/** How the cluster came up and where it stands. */
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
const PATIENCE_MS = 60_000

const DATABASE = 'foyer'

/**
 * Starts the PostgreSQL of a data folder, or takes over the one that a killed Foyer left running, and starts it again
 * should it die. One process at a time may do so; servers of others are never touched. Throws a `PostgresError`.
 */
export async function startPostgres({
  data_dir: wanted_dir,
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
  const begin = performance.now()
  const data_dir = await prepareDataDirectory(wanted_dir)
  const lock = await lockData(data_dir).catch((error: unknown) => {
    throw explainFailure(error, data_dir)
  })
  try {
    const cluster = await openCluster(data_dir, log, unsafe_fast)
    const { postmaster, how } = await bringUp(cluster, log, 'any_port', onLaunch)
    try {
      await makeReady(cluster)
    } catch (error) {
      await stopPostmaster(postmaster.pid)
      throw explainFailure(error, cluster.place.cluster_dir)
    }

    const info: PostgresInfo = {
      how: cluster.is_fresh ? 'fresh' : how,
      data_dir,
      cluster_dir: cluster.place.cluster_dir,
      placement: cluster.place.placement,
      port: cluster.record.port,
      pid: postmaster.pid,
      ms: Math.round(performance.now() - begin),
    }
    const guard = keepAlive(info, log, async () => (await bringUp(cluster, log, 'same_port')).postmaster.pid)
    return {
      ...addresses(cluster.record),
      info,
      stop: async () => {
        await guard.end()
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
  place: Placement
  record: ClusterRecord
  is_fresh: boolean
  unsafe_fast: boolean
}

async function openCluster(data_dir: string, log: SupervisorLog, unsafe_fast: boolean): Promise<Cluster> {
  const known = await readRecord(data_dir)
  const place = await choosePlacement(data_dir, known, log).catch((error: unknown) => {
    throw explainFailure(error, data_dir)
  })
  const cluster = { data_dir, place, unsafe_fast }
  const { placement, cluster_dir } = place
  const standing = known && { ...known, placement, cluster_dir }
  if ((await inspectCluster(data_dir, cluster_dir, standing)) === 'present' && standing) {
    // A crash between the rename of a fresh cluster and this line leaves it unmarked.
    const record = { ...standing, is_initialised: true }
    if (JSON.stringify(record) !== JSON.stringify(known)) await writeRecord(data_dir, record)
    return { ...cluster, record, is_fresh: false }
  }

  const record = known ? { ...known, placement, cluster_dir } : await newRecord({ placement, cluster_dir })
  await writeRecord(data_dir, record)
  await initCluster({ place, admin_password: record.passwords.admin, unsafe_fast })
  const made = { ...record, is_initialised: true }
  await writeRecord(data_dir, made)
  return { ...cluster, record: made, is_fresh: true }
}

/** Gets a server that takes connections: the orphan of an earlier run where it will do, else a new one. */
async function bringUp(
  cluster: Cluster,
  log: SupervisorLog,
  port: 'any_port' | 'same_port',
  onLaunch?: () => void,
): Promise<{ postmaster: Postmaster; how: 'restarted' | 'adopted' }> {
  const { cluster_dir } = cluster.place
  const until = performance.now() + PATIENCE_MS
  const slow = () =>
    log.info({ cluster_dir }, 'The database is recovering from an unclean stop. This may take a while.')

  for (;;) {
    const adopted = await settleOrphan(cluster, log)
    if (adopted) return { postmaster: adopted, how: 'adopted' }

    const command = cluster.place.command('postgres', serverArguments(cluster))
    try {
      const postmaster = await launchPostmaster(command, join(cluster.data_dir, 'postgres.log'))
      onLaunch?.()
      await waitUntilReady(postmaster, cluster_dir, slow)
      return { postmaster, how: 'restarted' }
    } catch (error) {
      const refusal = explainFailure(error, cluster_dir)
      if (performance.now() > until) throw refusal
      if (refusal.code === 'port_busy' && port === 'any_port') await takeAnotherPort(cluster, log)
      else if (/still in use|lock file .* already exists/.test(refusal.message)) await sleep(100)
      else throw refusal
    }
  }
}

/** Deals with whoever holds the cluster. Gives our own orphan when it runs just as we would run it. */
async function settleOrphan(cluster: Cluster, log: SupervisorLog): Promise<Postmaster | null> {
  const { cluster_dir } = cluster.place
  const found = await findPostmaster(cluster_dir, marker(cluster.record))
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
    if (await waitForExit(pid, PATIENCE_MS)) return null
  }
  const is_as_wanted = found.args.join('\0') === serverArguments(cluster).join('\0')
  if (is_as_wanted && !(await runsReplacedProgram(pid)) && (await becomesReady(pid, cluster))) {
    log.info({ pid }, 'Took over the database that the last run left behind.')
    return { pid, output: async () => '' }
  }
  log.info({ pid }, 'Stopping the database that the last run left behind.')
  await stopPostmaster(pid)
  return null
}

/** The pid file says "ready" for a while after a server was told to stop; only an answer proves that it serves. */
async function becomesReady(pid: number, { place, record }: Cluster): Promise<boolean> {
  try {
    await waitUntilReady({ pid, output: async () => '' }, place.cluster_dir, () => {})
    await withClient(onDatabase(addresses(record).admin_url, 'postgres'), (client) =>
      client.query('SELECT 1'),
    )
    return true
  } catch {
    // Whatever the reason, it is stopped, waited for and started anew.
    return false
  }
}

/** The port of the last run may be somebody else's by now. */
async function takeAnotherPort(cluster: Cluster, log: SupervisorLog): Promise<void> {
  const taken = cluster.record.port
  cluster.record = { ...cluster.record, port: await freePort() }
  await writeRecord(cluster.data_dir, cluster.record)
  log.warn(
    { taken, port: cluster.record.port },
    `Port ${taken} is taken by another program, so the database now listens on ${cluster.record.port}.`,
  )
}

/** Roles, database and extensions on a new cluster; on every one, proof that it keeps what it acknowledges. */
async function makeReady(cluster: Cluster): Promise<void> {
  const { admin_url, server_url } = addresses(cluster.record)
  if (cluster.record.provisioned !== PROVISION_STEP) {
    const { owner, server } = cluster.record.passwords
    await provision({
      admin_url: onDatabase(admin_url, 'postgres'),
      database: DATABASE,
      passwords: { owner, server },
    })
    cluster.record = { ...cluster.record, provisioned: PROVISION_STEP }
    await writeRecord(cluster.data_dir, cluster.record)
  }
  await withClient(server_url, (client) =>
    assertSafeDatabase(client, { is_production: !cluster.unsafe_fast }),
  )
}

/** Where the server's role reaches the embedded database of a data folder while it runs; null where none was made. */
export async function embeddedAddress(data_dir: string): Promise<string | null> {
  const record = await readRecord(data_dir)
  return record && addresses(record).server_url
}

function addresses({
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
function marker(record: ClusterRecord): string {
  return `cluster_name=foyer-${record.id}`
}

function serverArguments({ place, record, unsafe_fast }: Cluster): string[] {
  const settings = [
    marker(record),
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    ...(unsafe_fast ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ]
  const flags = settings.flatMap((setting) => ['-c', setting])
  return ['-D', place.cluster_dir, '-p', String(record.port), ...flags]
}
