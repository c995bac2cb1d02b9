import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ClusterRecord, readClusterRecord } from './cluster-record.ts'
import { choosePlacement } from './placement.ts'
import { launchPostmaster, stopPostmaster, waitUntilReady } from './postmaster.ts'
import { isAlive, waitForExit } from './processes.ts'
import { withClient } from '../database/with-client.ts'
import { type PostgresInfo, startPostgres } from './start-postgres.ts'
import { silentLog } from './supervisor-log.ts'

/** Runs in a separate process, so that it can be killed; prints its server, then waits. */
const supervisor = `
const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'start-postgres.ts'))})
const silent = () => {}
const postgres = await startPostgres({ data_dir: process.argv[1], log: { info: silent, warn: silent, error: silent } })
console.log(JSON.stringify(postgres.info))
process.on('SIGTERM', () => postgres.stop().then(() => process.exit(0)))
setInterval(silent, 60_000)
`

/** Each of these tests starts whole servers, one after the other. */
const STARTS_SERVERS = { timeout: 120_000 }

/** One stopped cluster for all tests; each leaves it unchanged. */
let data_dir: string
let created: PostgresInfo
const cleanUps: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  data_dir = join(await mkdtemp(join(tmpdir(), 'foyer-supervisor-')), 'data')
  const { info, stop } = await start()
  created = info
  await stop()
})

afterEach(async () => {
  for (const step of cleanUps.splice(0).reverse()) await step()
})

afterAll(() => rm(join(data_dir, '..'), { recursive: true, force: true }))

describe('startPostgres', STARTS_SERVERS, () => {
  it('creates a cluster with three roles; the server role alone is bound by row-level security and without DDL', async () => {
    expect(created.how).toBe('fresh')
    const postgres = await start()

    const { rows } = await withClient(postgres.admin_url, (client) =>
      client.query(`SELECT rolname, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole FROM pg_roles
                    WHERE rolname IN ('postgres', 'foyer_owner', 'foyer_server') ORDER BY rolname`),
    )
    const plain = { rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false }
    expect(rows.slice(0, 2)).toEqual([
      { rolname: 'foyer_owner', ...plain },
      { rolname: 'foyer_server', ...plain },
    ])
    expect(rows[2]).toMatchObject({ rolname: 'postgres', rolsuper: true })

    const extensions = await withClient(postgres.owner_url, (client) =>
      client.query('SELECT extname FROM pg_extension'),
    )
    expect(extensions.rows.map((row: { extname: string }) => row.extname)).toEqual(
      expect.arrayContaining(['pg_trgm', 'citext', 'unaccent', 'btree_gin', 'btree_gist']),
    )

    await withClient(postgres.owner_url, (client) => client.query('CREATE TABLE notes (words text)'))
    await withClient(postgres.server_url, async (client) => {
      await client.query(`INSERT INTO notes VALUES ('kept')`)
      for (const forbidden of [
        'CREATE TABLE t (a int)',
        'CREATE TEMP TABLE t (a int)',
        'TRUNCATE notes',
        'DROP TABLE notes',
      ]) {
        expect(await sqlState(client.query(forbidden))).toEqual('42501')
      }
    })
  })

  it('restricts the folder and passwords to their owner, and listens on this machine alone', async () => {
    const { info, admin_url } = await start()
    for (const [path, mode] of [
      [data_dir, 0o700],
      [info.cluster_dir, 0o700],
      [join(data_dir, 'postgres.json'), 0o600],
      [join(data_dir, 'foyer.lock'), 0o600],
    ] as const) {
      expect([path, (await stat(path)).mode & 0o777]).toEqual([path, mode])
    }
    const { rows } = await withClient(admin_url, (client) =>
      client.query(
        `SELECT current_setting('listen_addresses') AS addresses, current_setting('unix_socket_directories') AS sockets`,
      ),
    )
    expect(rows).toEqual([{ addresses: '127.0.0.1', sockets: '' }])
  })

  it('starts again on the same data, at the same address', async () => {
    const first = await start()
    await withClient(first.owner_url, (client) =>
      client.query(`CREATE TABLE stored AS SELECT 'kept' AS words`),
    )
    await first.stop()
    expect(await isAlive(first.info.pid)).toBe(false)

    const second = await start()
    expect(second.info.how).toBe('restarted')
    expect(second.owner_url).toBe(first.owner_url)
    const { rows } = await withClient(second.owner_url, (client) => client.query('SELECT words FROM stored'))
    expect(rows).toEqual([{ words: 'kept' }])
  })

  it('refuses a second start on the same data, and names the process', async () => {
    const { child } = await startInChildProcess()
    await expect(start()).rejects.toMatchObject({
      code: 'already_running',
      message: `Foyer is already running on this data (process ${child.pid}).`,
    })
  })

  it('takes over the server that a killed Foyer left behind', async () => {
    const { child, info } = await startInChildProcess()
    await kill(child)
    expect(await isAlive(info.pid)).toBe(true)

    const postgres = await start()
    expect(postgres.info).toMatchObject({ how: 'adopted', pid: info.pid })
    await postgres.stop()
    expect(await isAlive(info.pid)).toBe(false)
  })

  it('recovers when Foyer and its server were both killed under writes', async () => {
    const { child, info } = await startInChildProcess()
    const record = await readRecordFile()
    const owner_url = `postgres://foyer_owner:${record.passwords.owner}@127.0.0.1:${info.port}/foyer`
    await withClient(owner_url, (client) =>
      client.query(`CREATE TABLE written AS SELECT 'acknowledged' AS words`),
    )
    process.kill(info.pid, 'SIGKILL')
    await kill(child)

    const postgres = await start()
    expect(postgres.info.how).toBe('restarted')
    const { rows } = await withClient(postgres.owner_url, (client) =>
      client.query('SELECT words FROM written'),
    )
    expect(rows).toEqual([{ words: 'acknowledged' }])
  })

  it('waits for a server that is still going down', async () => {
    const { child, info } = await startInChildProcess()
    await kill(child)
    process.kill(info.pid, 'SIGINT')
    const postgres = await start()
    expect(postgres.info).toMatchObject({ how: 'restarted' })
    expect(await isAlive(info.pid)).toBe(false)
  })

  it('restarts its server at the same address when only that is killed', async () => {
    const postgres = await start()
    const { pid } = postgres.info
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(postgres.info.pid).not.toBe(pid), { timeout: 10_000 })
    const { rows } = await withClient(postgres.server_url, (client) => client.query('SELECT 1 AS one'))
    expect(rows).toEqual([{ one: 1 }])
  })

  it('leaves a foreign server that runs on the folder alone', async () => {
    const record = await readRecordFile()
    const place = await choosePlacement(data_dir, record, silentLog)
    const flags = ['-D', place.cluster_dir, '-p', String(record.port), '-c', 'unix_socket_directories=']
    const foreign = await launchPostmaster(place.command('postgres', flags), join(data_dir, 'foreign.log'))
    cleanUps.push(() => stopPostmaster(foreign.pid))
    await waitUntilReady(foreign, place.cluster_dir, () => {})
    const pid_file = join(place.cluster_dir, 'postmaster.pid')
    const before = await readFile(pid_file, 'utf8')

    await expect(start()).rejects.toMatchObject({
      code: 'foreign_server',
      message: expect.stringContaining(`process ${foreign.pid}`),
    })
    expect(await isAlive(foreign.pid)).toBe(true)
    expect(await readFile(pid_file, 'utf8')).toBe(before)
  })

  it('removes a pid file whose number now belongs to another program', async () => {
    const { port, cluster_dir } = await readRecordFile()
    const bystander = spawn('sleep', ['60'])
    cleanUps.push(() => kill(bystander))
    await writeFile(
      join(cluster_dir, 'postmaster.pid'),
      `${bystander.pid}\n${cluster_dir}\n1\n${port}\n\n\n\nready\n`,
    )

    expect((await start()).info.how).toBe('restarted')
    expect(await isAlive(bystander.pid ?? 0)).toBe(true)
  })

  it('moves to a free port when its own is taken', async () => {
    const taken = (await readRecordFile()).port
    const intruder = createServer().listen(taken, '127.0.0.1')
    await once(intruder, 'listening')
    cleanUps.push(async () => intruder.close())

    const { info } = await start()
    expect(info.port).not.toBe(taken)
    expect((await readRecordFile()).port).toBe(info.port)
  })
})

describe('what startPostgres refuses', STARTS_SERVERS, () => {
  it('settings that lose what was acknowledged', async () => {
    const { cluster_dir } = await readRecordFile()
    const file = join(cluster_dir, 'postgresql.conf')
    await restoreAfterwards(file)
    await appendFile(file, '\nfsync = off\n')
    await expect(start()).rejects.toMatchObject({
      code: 'unsafe_settings',
      message: expect.stringContaining('fsync'),
    })
    // Nothing is left running or locked after the refusal.
    await expect(readFile(join(cluster_dir, 'postmaster.pid'))).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(readFile(join(data_dir, 'foyer.lock'))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('data of another version', async () => {
    const file = join((await readRecordFile()).cluster_dir, 'PG_VERSION')
    await restoreAfterwards(file)
    await writeFile(file, '15\n')
    await expect(start()).rejects.toMatchObject({
      code: 'wrong_version',
      message: expect.stringContaining('PostgreSQL 15'),
    })
  })

  it('a missing database, rather than creating an empty one', async () => {
    await moveAside((await readRecordFile()).cluster_dir)
    await expect(start()).rejects.toMatchObject({ code: 'data_missing' })
  })

  it('a database whose passwords are missing', async () => {
    await moveAside(join(data_dir, 'postgres.json'))
    await expect(start()).rejects.toMatchObject({
      code: 'data_missing',
      message: expect.stringContaining('postgres.json'),
    })
  })

  it('a path where no folder can be', async () => {
    const file = join(data_dir, '..', 'a-file')
    await writeFile(file, '')
    await expect(startPostgres({ data_dir: join(file, 'data'), log: silentLog })).rejects.toMatchObject({
      name: 'PostgresError',
    })
  })
})

async function start() {
  const postgres = await startPostgres({ data_dir, log: silentLog })
  cleanUps.push(() => postgres.stop())
  return postgres
}

async function readRecordFile(): Promise<ClusterRecord> {
  const record = await readClusterRecord(data_dir)
  if (!record) throw new Error('The cluster has no record.')
  return record
}

/** Restores a file's current content after the test. */
async function restoreAfterwards(file: string): Promise<void> {
  const content = await readFile(file)
  cleanUps.push(() => writeFile(file, content))
}

/** Moves a path away until the test ends. */
async function moveAside(path: string): Promise<void> {
  await rename(path, `${path}.away`)
  cleanUps.push(() => rename(`${path}.away`, path))
}

async function startInChildProcess(): Promise<{ child: ChildProcess; info: PostgresInfo }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', supervisor, data_dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const info = JSON.parse(line) as PostgresInfo
  cleanUps.push(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await stopPostmaster(info.pid)
  })
  return { child, info }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.pid) await waitForExit(child.pid, 5000)
}

async function sqlState(query: Promise<unknown>): Promise<unknown> {
  return query.then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  )
}
