import { beforeAll, describe, expect, it, vi } from 'vitest'
import { anOlderDatabase } from '#test/factories/older-database.ts'
import { plainRenderer } from '#test/factories/pages.ts'
import { aServerOn, type TestServer } from '#test/harness.ts'
import { rendererNeed } from '../features/pages/index.ts'
import { inTransaction } from '../platform/database/app-db.ts'
import { migrateToLatest } from '../platform/database/migrate.ts'
import { matchesTerm } from '../platform/database/search.ts'
import { findKey } from '../platform/http/idempotency.ts'

const host = 'kiln.localhost'
const app_id = '01a21942-57cb-77c5-baa2-68e21a90e005'

describe('a server on the database of an older release', () => {
  let api: TestServer

  beforeAll(async () => {
    const database = await anOlderDatabase()
    await migrateToLatest(database.owner_url)
    api = await aServerOn(database)
    api.replace(rendererNeed, { load: async () => plainRenderer })
  }, 60_000)

  const query = async <Row extends object>(text: string) => (await api.database.pool.query<Row>(text)).rows

  /** Settles once nothing waits that is due. */
  const settled = () =>
    vi.waitFor(
      async () => {
        expect(await query('select name from outbox where dispatched_at is null')).toEqual([])
        const due = `select name from foyer_jobs.job where state <> 'completed' and start_after < now()`
        expect(await query(due)).toEqual([])
      },
      { timeout: 30_000, interval: 100 },
    )

  it('delivers every event that waited once to each subscriber', async () => {
    await settled()
    const deliveries = await query<{ subscriber: string; event_id: string }>(
      `select data->>'subscriber' as subscriber, data->>'event_id' as event_id from foyer_jobs.job
       where name = 'platform.events' and data->>'event_id' is not null order by 1`,
    )
    expect(deliveries.map(({ subscriber }) => subscriber)).toEqual([
      ...['commerce.cancel_renewals', 'commerce.give_back'],
      ...['commerce.renew_sandbox', 'commerce.renew_sandbox'],
      ...['notifications.remind_by_clock', 'notifications.remind_by_clock'],
      ...['pages.run_due_plans', 'pages.run_due_plans'],
      ...['schedule.release_places_by_clock', 'schedule.release_places_by_clock'],
      'schedule.release_places_of_closed',
      ...['schedule.write_by_clock', 'schedule.write_by_clock'],
      'schedule.write_in_zone',
    ])
    const migrated = deliveries.filter(({ subscriber }) => subscriber === 'pages.run_due_plans')
    expect(new Set(migrated.map(({ event_id }) => event_id)).size).toBe(2)
  })

  it('finds people and pages by words that were stored before', async () => {
    const [pages, words, published] = await api.inApp(app_id, async (tx) => [
      await tx
        .selectFrom('pages')
        .select(['title', 'search_titles'])
        .where(matchesTerm('LOW sécond'))
        .execute(),
      await tx.selectFrom('user_words').select(['word', 'name_key']).orderBy('word').execute(),
      await tx.selectFrom('page_search').select(['titles', 'gate', 'text']).orderBy('titles').execute(),
    ])
    expect(pages).toEqual([{ title: 'Slow lifts', search_titles: '\n slow lifts\n' }])
    expect(published).toEqual([
      { titles: '\n slow lifts\n', gate: '', text: 'Lower for three seconds.' },
      { titles: '\n strength\n', gate: expect.stringMatching(/^[0-9a-f]{32}$/), text: 'For members.' },
    ])
    expect(words).toEqual([
      { word: 'ana', name_key: null },
      { word: 'example', name_key: null },
      { word: 'jonas', name_key: 'Jonas Weber' },
      { word: 'kiln', name_key: null },
      { word: 'weber', name_key: 'Jonas Weber' },
    ])
  })

  it('drops what waited for subscribers that are retired, and has no dead letters', async () => {
    await settled()
    expect(await query(`select 1 from foyer_jobs.job where name = 'platform.dead_letters'`)).toEqual([])
    expect(api.logged()).toContain('job dropped: its subscriber is gone')
  })

  it('runs every waiting job once, and retains those for later', async () => {
    await settled()
    const mails = await query<{ to_address: string }>('select to_address from mailbox_messages order by 1')
    expect(mails.map(({ to_address }) => to_address)).toEqual(['queued@kiln.example', 'waiting@kiln.example'])
    const later = await query<{ name: string }>(
      `select name from foyer_jobs.job where state = 'created' and start_after > '2098-01-01' order by 1`,
    )
    expect(later.map(({ name }) => name)).toEqual([
      'members.drop_file',
      'pages.sync_media_visibility',
      'schedule.write_occurrences',
    ])
  })

  it('runs under its new name what waited under a former one, with its id', async () => {
    await settled()
    const former = `select name from outbox where dispatched_at is null and name like 'accounts.%'`
    expect(await query(former)).toEqual([])
    const deleted = await query<{ id: string; file: string }>(
      `select id, substring(data->'payload'->'keys'->>0 from '([a-z-]+)0+[.]zip') as file from foyer_jobs.job
       where name = 'data_rights.delete_files' and state = 'completed' order by 2`,
    )
    expect(deleted).toEqual([
      { id: expect.any(String), file: 'in-the-outbox' },
      { id: '01a21942-5af4-5000-8000-000000000002', file: 'retried' },
      { id: '01a21942-5af4-5000-8000-000000000001', file: 'waiting' },
    ])
    const left = `select name from foyer_jobs.job where name like 'accounts.%' or name = 'pages.settle_media'`
    expect(await query(left)).toEqual([])
  })

  it('finds the answer of a write whose call has another name now', async () => {
    const found = await inTransaction(api.services.database, app_id, (tx) =>
      findKey(tx, { scope: 'member', key: 'older-key' }),
    )
    expect(found).toMatchObject({ call: 'team.askSupport', answer: '{}' })
  })

  it('replaces an offset that was stored as a time zone', async () => {
    expect(await query('select time_zone from apps')).toEqual([{ time_zone: 'Asia/Kolkata' }])
    const users = await inTransaction(api.services.database, app_id, (tx) =>
      tx.selectFrom('users').select('timezone').execute(),
    )
    expect(users).toEqual([{ timezone: 'Asia/Kolkata' }])
  })

  it('serves what was published', async () => {
    const read = async (path: string) => {
      const { status, text } = await api.raw('GET', path, { host })
      return [status, text.includes('Slow lifts'), text.includes('Lower for three seconds.')]
    }
    expect(await read('/_pages/slow-lifts/index.json')).toEqual([200, true, true])
    expect(await read('/slow-lifts')).toEqual([200, true, true])
    const gated = await api.raw('GET', '/_pages/strength/index.json', { host })
    expect([gated.status, gated.text.includes('For members.')]).toEqual([200, false])
  })
})
