import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { bumpAccessEpoch } from '../apps/index.ts'
import { createDatabase, inTransaction, type AppTx, type Database } from '#platform/database/app-db.ts'
import { createPool } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { aGrant, stubProducts } from '#test/factories/access.ts'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aWorkout, publishCourse } from '#test/factories/progress.ts'
import { onFileEnd } from '#test/file-end.ts'
import { aServer, type TestServer } from '#test/harness.ts'

type Member = Awaited<ReturnType<typeof aMember>>

const product = newId()

const suspend = (tx: AppTx, { user_id }: Member) =>
  sql`update users set suspended_at = now() where id = ${user_id}`.execute(tx)

describe('what a member may read', () => {
  let api: TestServer
  let app: TestApp
  let page: string
  let program: string
  let elsewhere: Database

  beforeAll(async () => {
    api = await aServer()
    app = await anApp()
    await stubProducts({ [product]: 'Gold' })
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
    const { connectionString: url = '' } = api.database.pool.options
    const pool = createPool({ url, name: 'another-server', onError: () => undefined })
    onFileEnd(() => pool.end())
    elsewhere = createDatabase(pool)
  })

  const read = (member: Member) => api.as(member).call('pages.getPageBody', { id: page })

  /** A member who has read the page. */
  async function aReader(ends_at: Date | null = null): Promise<Member> {
    const member = await aMember(app)
    await aGrant(app, member, { product_id: product }, { ends_at })
    await api.as(member).call('progress.startPage', { id: program })
    api.clock.advance(1_000)
    await read(member)
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
        await bumpAccessEpoch(tx)
      },
      'not_found',
    ],
  ]
  const openAgain = () =>
    api.inApp(app.id, async (tx) => {
      await sql`update access_nodes set is_private = false where page_id = ${page}`.execute(tx)
      await bumpAccessEpoch(tx)
    })

  it.each(changes)('is decided anew at once after %s', async (_sentence, change, code) => {
    const member = await aReader()
    await api.inApp(app.id, (tx) => change(tx, member))
    await expect(read(member)).rejects.toMatchObject({ code })
    await openAgain()
  })

  it.each(changes)('is decided anew at once after %s by another server', async (_sentence, change, code) => {
    const member = await aReader()
    await inTransaction(elsewhere, app.id, (tx) => change(tx, member))
    await expect(read(member)).rejects.toMatchObject({ code })
    await openAgain()
  })

  it('ends with the session itself', async () => {
    const member = await aReader()
    await api.inApp(app.id, (tx) =>
      sql`update sessions set expires_at = now() + interval '1 second' where id = ${member.session_id}`.execute(
        tx,
      ),
    )
    await read(member)
    await vi.waitFor(() => expect(read(member)).rejects.toMatchObject({ code: 'purchase_required' }), 3_000)
  })

  it('ends with the entitlement that allows it', async () => {
    const member = await aReader(new Date(api.clock.now().getTime() + 60_000))
    api.clock.advance(60_000)
    await expect(read(member)).rejects.toMatchObject({ code: 'purchase_required' })
  })

  it('is granted immediately by each kind of entitlement', async () => {
    const member = await aMember(app)
    await expect(read(member)).rejects.toMatchObject({ code: 'purchase_required' })
    await aGrant(app, member, { product_id: product })
    await expect(read(member)).rejects.toMatchObject({ code: 'start_required' })
    await api.as(member).call('progress.startPage', { id: program })
    api.clock.advance(1_000)
    await read(member)
  })
})
