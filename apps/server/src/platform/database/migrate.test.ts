import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { migrateToLatest } from './migrate.ts'

const { owner_url } = await aDatabase()
const owner = new pg.Client({ connectionString: owner_url })
await owner.connect()
afterAll(() => owner.end())

async function mayQueue(): Promise<boolean> {
  const { rows } = await owner.query<{ may: boolean }>(
    `select has_table_privilege('foyer_server', 'foyer_jobs.job', 'delete') as may`,
  )
  return rows[0]?.may ?? false
}

describe('migrateToLatest', () => {
  it('has nothing to do on a database that has everything', async () => {
    expect(await migrateToLatest(owner_url)).toEqual({ applied: [] })
  })

  it('gives the server back what it needs of the queue', async () => {
    await owner.query('revoke delete on all tables in schema foyer_jobs from foyer_server')
    expect(await mayQueue()).toBe(false)
    expect(await migrateToLatest(owner_url)).toEqual({ applied: [] })
    expect(await mayQueue()).toBe(true)
  })

  it('refuses a database that a newer release has migrated', async () => {
    await owner.query(`insert into kysely_migration (name, timestamp) values ('9999_from_tomorrow', now())`)
    await expect(migrateToLatest(owner_url)).rejects.toThrow('9999_from_tomorrow')
    await owner.query(`delete from kysely_migration where name = '9999_from_tomorrow'`)
  })
})
