import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aMember, aTeamMember, mailsTo } from '#test/factories/identity.ts'
import { aDeletedApp, anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aPurchase, aProduct } from '#test/factories/commerce.ts'
import { aVerifiedDomain } from '#test/factories/domains.ts'
import { aServer, runInAppOf, type TestServer } from '#test/harness.ts'
import { aSubscription, createObjects } from '#test/matrix/objects.ts'
import { anOpenSocket } from '#test/sockets.ts'
import { inTransaction } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { newStorageKey } from '#platform/storage/index.ts'
import { purgeDueAppsJob, purgeAppJob } from '../jobs.ts'
import { listAppTables, listPurgeTables } from '../lifecycle/purge-tables.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const inStudio = (app: TestApp, who = app.owner) => api.as({ ...who, headers: { 'x-app-slug': app.slug } })
const remove = (app: TestApp, who = app.owner, name = app.name) =>
  inStudio(app, who).call('apps.deleteApp', { name })
const restore = (app: TestApp, who = app.owner) => api.as(who).call('apps.restoreApp', { id: app.id })
const open = (host: string, path: string) => api.raw('GET', path, { host })
const hostOf = ({ slug }: TestApp) => `${slug}.localhost`
const STUDIO = { id: null } as never
const run = { id: 'r', attempt: 1, is_last_attempt: false, signal: new AbortController().signal }

describe('POST /studio/app/deletion', () => {
  it('serves a page that says the app is gone, and refuses every call', async () => {
    const app = await anApp({ name: '<b>Kiln</b>' })
    const member = await aMember(app)
    const { domain } = await aVerifiedDomain(app, { is_primary: true })
    const { closed } = await anOpenSocket(api.port, member)
    await open(hostOf(app), '/robots.txt')
    const deleted = await remove(app)
    expect(deleted).toMatchObject({ id: app.id, slug: app.slug, days_left: 30 })
    expect(await closed).toBe(4401)
    for (const path of ['/', '/robots.txt', '/_pages/index.json', '/me/account']) {
      const { status, text, headers } = await open(hostOf(app), path)
      expect([path, status]).toEqual([path, 410])
      expect(text).toContain('<h1>&#60;b&#62;Kiln&#60;/b&#62;</h1>')
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    }
    expect((await open(domain, '/robots.txt')).status).toBe(404)
    await expect(api.as(member).call('identity.listSessions')).rejects.toMatchObject({ status: 404 })
    await expect(inStudio(app).call('apps.getStudioApp')).rejects.toMatchObject({ status: 404 })
    expect((await api.as(app.owner).call('apps.listApps')).apps).toEqual([])
  })

  it('takes its files from every host, as switching off does from all but its team', async () => {
    const app = await anApp()
    const team = await aTeamMember(app, { role: 'owner' })
    const [key, signed] = [true, false].map((is_public) =>
      newStorageKey({ app_id: app.id, type: 'image/png', is_public }),
    )
    if (!key || !signed) throw new Error('There are no keys.')
    for (const one of [key, signed]) await api.services.storage.put(one, Buffer.from('a picture'))
    const requestApp = async (path: string, cookie = '') =>
      (await api.raw('GET', path, { host: 'localhost', headers: cookie ? { cookie } : {} })).status
    const [picture, address] = [`/media/${key}`, api.services.storage.signedUrl(signed, { expires_s: 600 })]
    const own = `session=${team.cookie_secret}`
    const others = `session=${(await aTeamMember(await anApp(), { role: 'owner' })).cookie_secret}`
    expect([await requestApp(picture), await requestApp(address)]).toEqual([200, 200])

    await inStudio(app).call('apps.switchOff')
    const while_off = [
      await requestApp(picture),
      await requestApp(picture, others),
      await requestApp(picture, own),
      await requestApp(address),
    ]
    expect(while_off).toEqual([404, 404, 200, 200])
    await inStudio(app).call('apps.switchOn')
    expect(await requestApp(picture)).toBe(200)

    await remove(app)
    const after_purge = [
      await requestApp(picture),
      await requestApp(picture, own),
      await requestApp(address),
      await requestApp(address, own),
    ]
    expect(after_purge).toEqual([404, 404, 404, 404])
    await restore(app)
    expect(await requestApp(picture)).toBe(200)
  })

  it('allows only the owner, with a fresh sign-in and the name of the app', async () => {
    const [app, other] = [await anApp(), await anApp()]
    const roles = ['admin', 'account_admin'] as const
    for (const role of roles)
      await expect(remove(app, await anOwner({ account_id: app.account_id, role }))).rejects.toMatchObject({
        status: 403,
      })
    await expect(remove(app, other.owner)).rejects.toMatchObject({ status: 404 })
    await expect(remove(app, app.owner, 'Kil')).rejects.toMatchObject({ status: 422, code: 'name_differs' })
    await api.database.control
      .updateTable('studio_sessions')
      .set({ created_at: new Date(api.clock.now().getTime() - 11 * 60_000) })
      .where('team_member_id', '=', app.owner.team_member_id)
      .execute()
    await expect(remove(app)).rejects.toMatchObject({ code: 'sign_in_again' })
    expect((await open(hostOf(app), '/robots.txt')).status).toBe(200)
  })

  it('is refused while subscriptions take money again, and not for those that end or are tests', async () => {
    const app = await anApp()
    const id = await aSubscription(app, await aMember(app))
    const set = (row: { is_test?: boolean; cancel_at_period_end?: boolean }) =>
      api.inApp(app.id, (tx) => tx.updateTable('subscriptions').set(row).where('id', '=', id).execute())
    await set({ is_test: false })
    await expect(remove(app)).rejects.toMatchObject({ status: 422, code: 'app_has_subscriptions' })
    await set({ cancel_at_period_end: true })
    expect((await remove(app)).id).toBe(app.id)
    const tests = await anApp()
    await aSubscription(tests, await aMember(tests))
    expect((await remove(tests)).id).toBe(tests.id)
  })

  it('notifies owners and account admins by mail and holds the mails of members', async () => {
    const app = await anApp()
    const account_admin = await anOwner({ account_id: app.account_id, role: 'account_admin' })
    const admin = await anOwner({ account_id: app.account_id, role: 'admin' })
    await remove(app)
    for (const { email } of [app.owner, account_admin])
      expect((await mailsTo(STUDIO, email)).map(({ subject }) => subject)).toEqual([
        `${app.name} was deleted`,
      ])
    expect(await mailsTo(STUDIO, admin.email)).toEqual([])
    const to = `${newId()}@example.com`
    await inTransaction(api.database, app.id, (tx) =>
      api.services.mail.send(tx, {
        app_id: app.id,
        idempotency_key: newId(),
        to,
        subject: 'News',
        text: 'News',
      }),
    )
    await vi.waitFor(async () => expect(await isHeld(to)).toBe(true), { timeout: 10_000 })
    await restore(app)
    await vi.waitFor(async () => expect(await received(to)).toBe(1), { timeout: 10_000 })
  })
})

describe('a deleted app', () => {
  it('is listed for its owner with the days left, and is restored as it was', async () => {
    const app = await anApp()
    const member = await aMember(app)
    await remove(app)
    const { apps } = await api.as(app.owner).call('apps.listDeletedApps')
    expect(apps).toMatchObject([{ id: app.id, name: app.name, days_left: 30 }])
    expect(await restore(app)).toEqual({ slug: app.slug })
    expect((await open(hostOf(app), '/robots.txt')).status).toBe(200)
    expect((await api.as(member).call('identity.listSessions')).sessions).toHaveLength(1)
    expect((await api.as(app.owner).call('apps.listDeletedApps')).apps).toEqual([])
    const { entries } = await api.as(app.owner).call('team.listTeamLog')
    expect(entries.map(({ action }) => action)).toEqual(['app_restored', 'app_deleted'])
    await expect(restore(app)).rejects.toMatchObject({ status: 404 })
  })

  it('comes back switched off where it was', async () => {
    const app = await anApp()
    await inStudio(app).call('apps.switchOff')
    await remove(app)
    expect((await open(hostOf(app), '/')).status).toBe(410)
    await restore(app)
    expect((await open(hostOf(app), '/')).status).toBe(503)
  })

  it('can be restored for thirty days by the owners of its account only', async () => {
    const [app, other] = [await anApp(), await anApp()]
    await aDeletedApp(app, 29.9)
    const admin = await anOwner({ account_id: app.account_id, role: 'account_admin' })
    await expect(restore(app, admin)).rejects.toMatchObject({ status: 403 })
    await expect(restore(app, other.owner)).rejects.toMatchObject({ status: 404 })
    expect((await api.as(other.owner).call('apps.listDeletedApps')).apps).toEqual([])
    expect(await restore(app)).toEqual({ slug: app.slug })
    await aDeletedApp(app, 30.1)
    await expect(restore(app)).rejects.toMatchObject({ status: 404 })
    expect((await api.as(app.owner).call('apps.listDeletedApps')).apps).toEqual([])
  })

  it('reserves its slug until it is purged and for 90 days after', async () => {
    const [app, other] = [await anApp(), await anApp()]
    const check = () => api.as(other.owner).call('apps.checkSlug', { slug: app.slug })
    await aDeletedApp(app, 31)
    expect((await check()).reason).toBe('slug_taken')
    await purge(app)
    expect((await check()).reason).toBe('slug_taken')
    expect((await open(hostOf(app), '/')).status).toBe(404)
    const { freed_at } = await api.database.control
      .selectFrom('slug_history')
      .select('freed_at')
      .where('slug', '=', app.slug)
      .executeTakeFirstOrThrow()
    expect(freed_at).toEqual(api.clock.now())
  })
})

describe('the end of a deleted app', () => {
  it('is announced once, a week before', async () => {
    const app = await aDeletedApp(await anApp(), 23.5)
    const notified = async () =>
      (await mailsTo(STUDIO, app.owner.email)).filter(({ subject }) => subject.includes('in a week')).length
    await purgeDueAppsJob.handle(api.services, {}, run)
    await vi.waitFor(async () => expect(await notified()).toBe(1), { timeout: 10_000 })
    await purgeDueAppsJob.handle(api.services, {}, run)
    await purge(await aDeletedApp(await anApp(), 31))
    expect(await notified()).toBe(1)
  })

  it('leaves only records of money and logs, and touches no other app', async () => {
    const [app, other] = [await aFullApp(), await aFullApp()]
    const before = await countRowsByTable(other.id)
    const other_team = newStorageKey({ app_id: other.id, type: 'text/plain', is_public: false })
    await api.services.storage.put(other_team, Buffer.from('theirs'))
    await aDeletedApp(app, 31)
    await purgeDueAppsJob.handle(api.services, {}, run)
    await vi.waitFor(async () => expect(await appExists(app)).toBe(false), { timeout: 15_000 })
    const remaining = await countRowsByTable(app.id)
    expect(Object.keys(remaining).toSorted((a, b) => a.localeCompare(b))).toEqual(RETAINED_TABLES)
    expect(await listFiles(app)).toEqual([])
    expect(await listFiles(other)).toContain(other_team)
    // A job may render a page of the other app at the same time.
    const { page_files: rendered = 0, ...rows } = await countRowsByTable(other.id)
    const { page_files: rendered_before = 0, ...rows_before } = before
    expect(rows).toEqual(rows_before)
    expect(rendered).toBeGreaterThanOrEqual(rendered_before)
  })

  it('does not start before its time or while subscriptions still take payments', async () => {
    const [app, young] = [await anApp(), await anApp()]
    const id = await aSubscription(app, await aMember(app))
    await api.inApp(app.id, (tx) =>
      tx.updateTable('subscriptions').set({ is_test: false }).where('id', '=', id).execute(),
    )
    await aDeletedApp(app, 31)
    await aDeletedApp(young, 29)
    for (const one of [app, young]) {
      await purge(one)
      expect(await appExists(one)).toBe(true)
    }
    expect((await countRowsByTable(app.id))['users']).toBeGreaterThan(0)
  })

  it('resumes after it was aborted, and cannot be undone in between', async () => {
    const app = await aDeletedApp(await aFullApp(), 31)
    let steps = 0
    const signal = {
      throwIfAborted: () => {
        steps += 1
        if (steps > 8) throw new Error('The server stops.')
      },
    } as AbortSignal
    await expect(purge(app, signal)).rejects.toThrow('The server stops.')
    expect(await appExists(app)).toBe(true)
    await aDeletedApp(app, 1)
    await expect(restore(app)).rejects.toMatchObject({ status: 404 })
    await aDeletedApp(app, 31)
    await purge(app)
    expect(await appExists(app)).toBe(false)
    expect(await listFiles(app)).toEqual([])
    expect((await countRowsByTable(app.id))['pages']).toBeUndefined()
  })

  it('finds every table of apps by itself, and no retained table references an emptied one', async () => {
    const { control } = api.database
    const tables = await listAppTables({ control, services: api.services })
    const order = await listPurgeTables({ control, services: api.services })
    expect(new Set(order)).toEqual(new Set(tables.filter((one) => one.is_purged).map(({ name }) => name)))
    const { rows } = await sql<{ child: string; parent: string }>`
      select conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f' and conrelid <> confrelid
    `.execute(control)
    const retained = new Set(tables.filter((one) => !one.is_purged).map(({ name }) => name))
    const positions = new Map(order.map((name, folder_name) => [name, folder_name]))
    const pointing = rows.filter(({ parent }) => positions.has(parent))
    expect(pointing.filter(({ child }) => retained.has(child))).toEqual([])
    const too_late = pointing.filter(
      ({ child, parent }) => (positions.get(child) ?? -1) > positions.get(parent)!,
    )
    expect(too_late).toEqual([])
  })
})

/** What stays: what was sold and for how much, the log of the team, and which slug it had. */
const RETAINED_TABLES = [
  'invoices',
  'order_lines',
  'orders',
  'payment_lines',
  'payments',
  'slug_history',
  'team_log',
  'withdrawals',
]

/** An app with an object of every kind, a sale and a domain. */
async function aFullApp(): Promise<TestApp> {
  const app = await anApp()
  await createObjects(app)
  await aPurchase(await aMember(app), await aProduct(app))
  await aVerifiedDomain(app, { is_primary: true })
  return app
}

function purge(app: TestApp, signal = run.signal): Promise<void> {
  return runInAppOf(api.services, app.id, (ctx) => purgeAppJob.handle(ctx, {}, { ...run, signal }))
}

/** Counts the rows of an app in every table that has any. */
async function countRowsByTable(app_id: string): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const { name } of await listAppTables({ control: api.database.control, services: api.services })) {
    const { rows } = await api.inApp(app_id, (tx) =>
      sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(name)} where app_id = ${app_id}
      `.execute(tx),
    )
    if (rows[0] && rows[0].count > 0 && !TRANSIENT_TABLES.has(name)) counted[name] = rows[0].count
  }
  return counted
}

/** Tables in which running work leaves rows for a short time in any app. */
const TRANSIENT_TABLES = new Set(['outbox', 'mailbox_messages', 'mail_messages', 'idempotency_keys'])

async function appExists({ id }: TestApp): Promise<boolean> {
  const row = await api.database.control
    .selectFrom('apps')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

async function listFiles({ id }: TestApp): Promise<string[]> {
  const keys: string[] = []
  for await (const key of api.services.storage.list(id)) keys.push(key)
  return keys
}

async function received(to: string): Promise<number> {
  const { rows } = await api.database.pool.query('select 1 from mailbox_messages where to_address = $1', [to])
  return rows.length
}

async function isHeld(to: string): Promise<boolean> {
  const text = 'select 1 from mail_messages where to_address = $1 and held_at is not null'
  return (await api.database.pool.query(text, [to])).rows.length > 0
}
