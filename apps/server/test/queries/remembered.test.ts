import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { raiseAccessEpoch } from '../../src/features/apps/index.ts'
import {
  createDatabase,
  inTransaction,
  type AppTx,
  type Database,
} from '../../src/platform/database/app-db.ts'
import { createPool } from '../../src/platform/database/pool.ts'
import { newId } from '../../src/platform/ids.ts'
import { aGrant, productsExist } from '../factories/access.ts'
import { aMember } from '../factories/accounts.ts'
import { anApp, type TestApp } from '../factories/apps.ts'
import { aWorkout, publishCourse } from '../factories/progress.ts'
import { onFileEnd } from '../file-end.ts'
import { aServer, type TestServer } from '../harness.ts'
import { remembering } from '../remembering.ts'
import { COUNTED, countQueries } from './counting.ts'

type Member = Awaited<ReturnType<typeof aMember>>

const product = newId()

const suspend = (tx: AppTx, { user_id }: Member) =>
  sql`update users set suspended_at = now() where id = ${user_id}`.execute(tx)

describe('what a server remembers of a member', () => {
  let api: TestServer
  let app: TestApp
  let counter: ReturnType<typeof countQueries>
  let page: string
  let program: string
  let elsewhere: Database

  beforeAll(async () => {
    api = await aServer()
    app = await anApp()
    counter = countQueries(api)
    await productsExist({ [product]: 'Gold' })
    const course = await publishCourse(app, [
      {
        title: 'Program',
        content_type: 'program',
        node: { is_progress_root: true, require_purchase: true, products: [product] },
        below: [aWorkout('Later', { inherit: true, is_scheduled: true, unlock_duration_seconds: 1 })],
      },
    ])
    page = course('Later')
    program = course('Program')
    await remembering(api.database)
    const { connectionString: url = '' } = api.database.pool.options
    const pool = createPool({ url, name: 'another-server', onError: () => undefined })
    onFileEnd(() => pool.end())
    elsewhere = createDatabase(pool)
  })

  const read = (member: Member, headers = {}) =>
    api.as({ ...member, headers }).call('pages.getPageBody', { id: page })

  /** What a call asks of the database. */
  async function asked(member: Member): Promise<string[]> {
    const label = newId()
    await read(member, { [COUNTED]: label })
    return counter.take(label).texts
  }

  /** A member who may read the page, and of whom everything for that is remembered. */
  async function aKnownMember(ends_at: Date | null = null): Promise<Member> {
    const member = await aMember(app)
    await aGrant(app, member, { product_id: product }, { ends_at })
    await api.as(member).call('progress.startPage', { id: program })
    api.clock.advance(1_000)
    await vi.waitFor(async () => expect(await asked(member)).toEqual([]), 5_000)
    return member
  }

  const changes: [string, (tx: AppTx, member: Member) => Promise<unknown>, string][] = [
    [
      'a session that was ended',
      (tx, { session_id }) =>
        sql`update sessions set revoked_at = now() where id = ${session_id}`.execute(tx),
      'purchase_required',
    ],
    [
      'a session that is gone',
      (tx, { session_id }) => sql`delete from sessions where id = ${session_id}`.execute(tx),
      'purchase_required',
    ],
    ['a user who was suspended', suspend, 'purchase_required'],
    [
      'a membership that has ended',
      (tx, { subscriber_id }) => sql`delete from subscribers where id = ${subscriber_id}`.execute(tx),
      'purchase_required',
    ],
    [
      'a right that was taken back',
      (tx, { subscriber_id }) =>
        sql`
          insert into entitlements (app_id, id, subscriber_id, kind, product_id, cause, cause_id, starts_at, created_at)
          select app_id, ${newId()}::uuid, subscriber_id, 'revocation', product_id, cause, cause_id, starts_at, now()
          from entitlements where subscriber_id = ${subscriber_id} and kind = 'grant'
        `.execute(tx),
      'purchase_required',
    ],
    [
      'a run that was left',
      (tx, { subscriber_id }) =>
        sql`update progress_starts set ended_at = now() where subscriber_id = ${subscriber_id}`.execute(tx),
      'start_required',
    ],
    [
      'a gate that was put up',
      async (tx) => {
        await sql`update access_nodes set is_private = true where page_id = ${page}`.execute(tx)
        await raiseAccessEpoch(tx)
      },
      'not_found',
    ],
  ]
  const openAgain = () =>
    api.inApp(app.id, async (tx) => {
      await sql`update access_nodes set is_private = false where page_id = ${page}`.execute(tx)
      await raiseAccessEpoch(tx)
    })

  it.each(changes)('is asked again at once after %s', async (_sentence, change, code) => {
    const member = await aKnownMember()
    await api.inApp(app.id, (tx) => change(tx, member))
    await expect(read(member)).rejects.toMatchObject({ code })
    await openAgain()
  })

  it.each(changes)(
    'is asked again within two seconds after %s by another server',
    async (_sentence, change, code) => {
      const member = await aKnownMember()
      await inTransaction(elsewhere, app.id, (tx) => change(tx, member))
      await vi.waitFor(() => expect(read(member)).rejects.toMatchObject({ code }), 2_000)
      await openAgain()
    },
  )

  it('is about one member: the database names nobody else', async () => {
    const other = await aKnownMember()
    const heard: string[] = []
    const listener = new pg.Client({ connectionString: api.database.pool.options.connectionString })
    await listener.connect()
    await listener.query('listen foyer_changes')
    listener.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(app.id)) heard.push(payload)
    })
    await api.inApp(app.id, (tx) => suspend(tx, other))
    await vi.waitFor(() => expect(heard).toEqual([`${app.id} ${other.user_id}`]))
    await listener.end()
  })

  it('ends with the session itself', async () => {
    const member = await aKnownMember()
    await api.inApp(app.id, (tx) =>
      sql`update sessions set expires_at = now() + interval '1 second' where id = ${member.session_id}`.execute(
        tx,
      ),
    )
    await read(member)
    await vi.waitFor(() => expect(read(member)).rejects.toMatchObject({ code: 'purchase_required' }), 3_000)
  })

  it('ends with the right that it stands on', async () => {
    const member = await aKnownMember(new Date(api.clock.now().getTime() + 60_000))
    api.clock.advance(60_000)
    await expect(read(member)).rejects.toMatchObject({ code: 'purchase_required' })
  })

  it('never refuses: what opens a page opens it at once, whoever did it', async () => {
    const member = await aMember(app)
    await expect(read(member)).rejects.toMatchObject({ code: 'purchase_required' })
    await aGrant(app, member, { product_id: product })
    await expect(read(member)).rejects.toMatchObject({ code: 'start_required' })
    await api.as(member).call('progress.startPage', { id: program })
    api.clock.advance(1_000)
    await read(member)
  })
})
