import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

/** A database of the test's own, as its three roles reach it. */
export type TestDatabase = { name: string; admin_url: string; owner_url: string; server_url: string }

/** Makes a fresh copy of the migrated template; it is dropped when the file's tests are done. */
export async function aDatabase(): Promise<TestDatabase> {
  const cluster = inject('cluster')
  const name = `test_${randomBytes(6).toString('hex')}`
  await onMaintenance(cluster.admin_url, `create database ${name} template foyer owner foyer_owner`)
  afterAll(() => onMaintenance(cluster.admin_url, `drop database if exists ${name} with (force)`), 30_000)
  return {
    name,
    admin_url: withName(cluster.admin_url, name),
    owner_url: withName(cluster.owner_url, name),
    server_url: withName(cluster.server_url, name),
  }
}

async function onMaintenance(admin_url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withName(admin_url, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function withName(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
