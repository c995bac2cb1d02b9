import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { onFileEnd } from './file-end.ts'

/** A database of the test's own, as its three roles reach it. */
export type TestDatabase = { name: string; admin_url: string; owner_url: string; server_url: string }

let worker_database: Promise<TestDatabase> | undefined

/** Returns this worker's database, in which every test has its own app; dropped with the cluster. */
export function workerDatabase(): Promise<TestDatabase> {
  worker_database ??= copyTemplate()
  return worker_database
}

/** Creates a fresh copy of the migrated template for one file; dropped when the file's tests are done. */
export async function aDatabase(): Promise<TestDatabase> {
  const database = await copyTemplate()
  const { name, admin_url } = database
  onFileEnd(() => runOnMaintenance(admin_url, `drop database if exists ${name} with (force)`))
  return database
}

/** Creates a database without tables, to be migrated from an older state; dropped with the file. */
export async function anEmptyDatabase(): Promise<TestDatabase> {
  const database = await copyTemplate('template0')
  const { name, admin_url } = database
  onFileEnd(() => runOnMaintenance(admin_url, `drop database if exists ${name} with (force)`))
  return database
}

async function copyTemplate(template = 'foyer'): Promise<TestDatabase> {
  const cluster = inject('cluster')
  const name = `test_${randomBytes(6).toString('hex')}`
  await runOnMaintenance(cluster.admin_url, `create database ${name} template ${template} owner foyer_owner`)
  return {
    name,
    admin_url: withDatabaseName(cluster.admin_url, name),
    owner_url: withDatabaseName(cluster.owner_url, name),
    server_url: withDatabaseName(cluster.server_url, name),
  }
}

async function runOnMaintenance(admin_url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabaseName(admin_url, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
