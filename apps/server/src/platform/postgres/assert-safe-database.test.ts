import { describe, expect, inject, it } from 'vitest'
import { workerDatabase } from '#test/database.ts'
import { assertSafeDatabase, assertSuitableDatabase, canIndexSearches } from './assert-safe-database.ts'
import { withClient } from '../database/with-client.ts'

describe('what searches and lists need', () => {
  const cluster = inject('cluster')

  it('is in our own database', async () => {
    const { server_url } = await workerDatabase()
    await withClient(server_url, async (client) => {
      await expect(assertSuitableDatabase(client)).resolves.toBeUndefined()
      expect(await canIndexSearches(client)).toBe(true)
    })
  })

  it('names what another database lacks, in one line', async () => {
    const lacking = { query: async () => ({ rows: [{ encoding: 'SQL_ASCII', has_icu: false }] }) }
    await expect(assertSuitableDatabase(lacking)).rejects.toMatchObject({
      message:
        'The database lacks the encoding UTF8 (it has SQL_ASCII) and ICU collations (PostgreSQL built --with-icu), which names need.',
    })
  })

  it('notices that searches cannot use their index', async () => {
    await withClient(cluster.admin_url.replace(/\/foyer$/, '/postgres'), async (client) => {
      expect(await canIndexSearches(client)).toBe(false)
    })
  })
})

describe('assertSafeDatabase', () => {
  const cluster = inject('cluster')
  const withPostgres = (url: string) => url.replace(/\/foyer$/, '/postgres')

  it('accepts a role that row-level security binds', async () => {
    await withClient(withPostgres(cluster.server_url), async (client) => {
      await expect(assertSafeDatabase(client, { is_production: false })).resolves.toBeUndefined()
    })
  })

  it('refuses a superuser as the server’s role, in development too', async () => {
    await withClient(withPostgres(cluster.admin_url), async (client) => {
      await expect(assertSafeDatabase(client, { is_production: false })).rejects.toMatchObject({
        code: 'unsafe_settings',
        message: expect.stringContaining('superuser'),
      })
    })
  })

  it('refuses a role that can bypass row-level security, itself or through a role that it belongs to', async () => {
    await withClient(withPostgres(cluster.admin_url), async (client) => {
      await client.query('BEGIN')
      await client.query('CREATE ROLE leaper BYPASSRLS')
      await client.query('CREATE ROLE friend_of_leaper')
      await client.query('GRANT leaper TO friend_of_leaper')
      for (const role of ['leaper', 'friend_of_leaper']) {
        await client.query(`SET LOCAL ROLE ${role}`)
        await expect(assertSafeDatabase(client, { is_production: false })).rejects.toMatchObject({
          code: 'unsafe_settings',
        })
        await client.query('RESET ROLE')
      }
      await client.query('ROLLBACK')
    })
  })

  it('refuses settings that lose writes, in production', async () => {
    await withClient(withPostgres(cluster.server_url), async (client) => {
      await expect(assertSafeDatabase(client, { is_production: true })).rejects.toMatchObject({
        code: 'unsafe_settings',
        message: expect.stringContaining('fsync and synchronous_commit and full_page_writes off'),
      })
    })
  })
})
