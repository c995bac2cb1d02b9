import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aClient, type Client } from './client.ts'
import { aCrashFixture, type CrashFixture } from './crash-fixture.ts'
import { aServerProcess, type ServerProcess } from './server-process.ts'

/** `npm run proof -- crash` reminds 10,000 members within a minute, and kills 200 times while 300 are reminded. */
const is_whole = process.env['PROOF'] === 'full'
const MEMBERS = is_whole ? 10_000 : 100
const SENT_WITHIN_MS = 60_000
const ROUNDS = is_whole ? 40 : 1
const KILLS_A_ROUND = is_whole ? 5 : 2
const MEMBERS_AT_KILLS = is_whole ? 300 : MEMBERS
const MINUTE_MS = 60_000
/** What a killed server had reserved is due again after so long, by the clock of the app. */
const LEASE_S = 130
const MAX_PAUSE_MS = 700

describe(`reminders of an item for everyone, ${ROUNDS * KILLS_A_ROUND} kills`, { timeout: 3_600_000 }, () => {
  let server: ServerProcess
  let client: Client
  let stage: CrashFixture
  let database: pg.Client
  /** Items that were due, and the mails from before the first of them. */
  let items = 0
  let earlier_mails = 0

  beforeAll(async () => {
    server = await aServerProcess()
    await server.start()
    client = aClient(server.port)
    stage = await aCrashFixture(client, { writers: 1, products: 0 })
    const { port, passwords } = await server.record()
    database = new pg.Client({
      connectionString: `postgres://postgres:${passwords.admin}@127.0.0.1:${port}/foyer`,
    })
    await database.connect()
    await addMembers(MEMBERS)
    earlier_mails = await countMails()
  }, 120_000)
  afterAll(async () => {
    await database.end()
    await server.remove()
  }, 120_000)

  /** Copies the one member who has signed up, until there are so many. All are reminded 15 minutes before a start. */
  async function addMembers(count: number): Promise<void> {
    await database.query(
      `with model as (select * from users where email = 'writer-1@kiln.example'),
       made as (
         insert into users (app_id, id, email, name, auth_provider, timezone, email_verified_at)
         select model.app_id, gen_random_uuid(), 'reminded-' || n || '@kiln.example', 'Reminded ' || n,
           model.auth_provider, 'UTC', now()
         from model, generate_series(1, $1::int) as n
         returning app_id, id
       ),
       joined as (
         insert into subscribers (app_id, id, user_id)
         select app_id, gen_random_uuid(), id from made returning app_id, id
       )
       insert into notification_settings (app_id, subscriber_id, is_15_minute_reminder, is_quiet_hours, updated_at)
       select app_id, id, true, false, now() from joined`,
      [count],
    )
    await database.query('analyze users, subscribers, notification_settings')
  }

  const countMails = async (): Promise<number> => {
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from foyer_jobs.job where name = 'platform.send_mail'`,
    )
    return rows[0]?.count ?? 0
  }

  /** Schedules an item of everyone and moves the clock of the app to 15 minutes before it. */
  async function remind(): Promise<void> {
    items += 1
    const { now } = await client.callUntilAnswered(stage.owner, 'apps.getStudioApp', {})
    const starts = new Date(Math.ceil((Date.parse(now) + 20 * MINUTE_MS) / MINUTE_MS) * MINUTE_MS)
    const [day = '', time = ''] = starts.toISOString().slice(0, 16).split('T')
    await client.callUntilAnswered(stage.owner, 'schedule.scheduleForEveryone', {
      page_id: stage.pages[0] ?? '',
      day,
      time,
    })
    const forward_ms = starts.getTime() - 15 * MINUTE_MS - Date.parse(now)
    await moveClock(Math.ceil(forward_ms / 1000) + 1)
  }

  const moveClock = (forward_seconds: number) =>
    client.callUntilAnswered(stage.owner, 'apps.moveClock', { forward_seconds })

  /** How many records, entries of lists and mails there are. The mailbox has the latest 500 only. */
  async function count() {
    const { rows } = await database.query<Record<string, number>>(
      `select (select count(*)::int from notifications where kind = 'before_start') as records,
        (select count(*)::int from notification_deliveries where channel = 'in_app' and state = 'sent') as listed,
        (select count(*)::int from notification_deliveries where channel = 'mail' and state = 'sent') as sent,
        (select count(*)::int from foyer_jobs.job where name = 'platform.send_mail') - $1::int as mails`,
      [earlier_mails],
    )
    return rows[0]
  }

  /** Waits until every member has one record, one entry of the list and one mail of each item. */
  const waitUntilSent = (members: number, timeout: number) =>
    vi.waitFor(
      async () => {
        const all = items * members
        expect(await count()).toEqual({
          records: all,
          listed: all,
          sent: all,
          mails: all,
        })
      },
      { timeout, interval: 500 },
    )

  it(`reach ${MEMBERS} members within a minute`, async () => {
    await remind()
    const started = performance.now()
    await waitUntilSent(MEMBERS, is_whole ? 10 * SENT_WITHIN_MS : SENT_WITHIN_MS)
    const took_ms = Math.round(performance.now() - started)
    process.stdout.write(`${MEMBERS} reminders in the app and by mail took ${took_ms} ms\n`)
    expect(took_ms).toBeLessThan(SENT_WITHIN_MS)
  })

  it('are each sent once over kills of the server', async () => {
    if (MEMBERS > MEMBERS_AT_KILLS) {
      earlier_mails = await countMails()
      await database.query('delete from notifications')
      await database.query(
        `update notification_settings set is_15_minute_reminder = false where subscriber_id not in (
           select subscriber_id from notification_settings where is_15_minute_reminder limit $1)`,
        [MEMBERS_AT_KILLS],
      )
      items = 0
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      await remind()
      for (let kill = 0; kill < KILLS_A_ROUND; kill += 1) {
        await sleep(Math.random() * MAX_PAUSE_MS)
        await server.killServer()
        await server.start()
      }
      await moveClock(LEASE_S)
      await waitUntilSent(MEMBERS_AT_KILLS, 120_000)
    }
    expect(items).toBeGreaterThanOrEqual(ROUNDS)
  })
})
