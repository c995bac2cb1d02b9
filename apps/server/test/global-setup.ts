import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateToLatest } from '../src/platform/database/migrate.ts'
import { startTestPostgres } from '../src/platform/postgres/test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the run's one cluster; its database `foyer` is the migrated template. */
    cluster: { admin_url: string; owner_url: string; server_url: string }
    /** Where the servers under test store their files; removed after the run. */
    files_dir: string
  }
}

/** One cluster for the whole run, with one migrated database that every worker's own is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestPostgres()
  try {
    await migrateToLatest(cluster.owner_url)
    await closeTemplate(cluster.admin_url)
  } catch (error) {
    await cluster.stop()
    throw error
  }
  const { admin_url, owner_url, server_url } = cluster
  project.provide('cluster', { admin_url, owner_url, server_url })
  const files_dir = await mkdtemp(join(tmpdir(), 'foyer-test-files-'))
  project.provide('files_dir', files_dir)
  return async () => {
    await cluster.stop()
    await rm(files_dir, { recursive: true, force: true })
  }
}

/** A template must have no connections: from now on only the admin may copy it. */
async function closeTemplate(admin_url: string): Promise<void> {
  const url = new URL(admin_url)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query('alter database foyer with allow_connections false')
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'foyer'`)
  await client.end()
}
