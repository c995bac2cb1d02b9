import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { deliverJob } from '../deliver-job.ts'
import { sendBroadcastsJob } from './send-job.ts'

let api: TestServer
let app: TestApp
let owner: Caller
const NOON = new Date('2026-11-21T12:00:00.000Z')

beforeAll(async () => {
  api = await aServer()
})

beforeEach(async () => {
  api.clock.set(NOON)
  app = await anApp()
  owner = { ...app.owner, slug: app.slug }
})

const TEXTS = { title: 'Your place is saved, {first_name}', text: 'Week 3 takes 42 minutes.' }

async function send(input: object = {}) {
  const { id, revision } = await api.as(owner).call('notifications.createBroadcast', { ...TEXTS, ...input })
  await api.as(owner).call('notifications.sendBroadcast', { id, revision })
  return id
}

/** Sends what is due at an instant. The queue of the server may do the same at the same time. */
async function runAt(at: Date): Promise<void> {
  api.clock.set(at)
  const facts = (await api.readIn(app.id)).app
  await Promise.all([runJob(sendBroadcastsJob, facts, {}), runJob(sendBroadcastsJob, facts, {})])
  await runJob(deliverJob, facts, {})
}

const waitForState = (id: string, state: string) =>
  vi.waitFor(
    async () =>
      expect(await api.as(owner).call('notifications.getBroadcast', { id })).toMatchObject({ state }),
    { timeout: 10_000, interval: 50 },
  )

const figuresOf = (id: string) => api.as(owner).call('notifications.getBroadcastFigures', { id })
const list = async (member: Caller) =>
  (await api.as(member).call('notifications.listNotifications', {})).notifications
const recordsOf = (broadcast_id: string) =>
  api.inApp(app.id, (tx) =>
    tx
      .selectFrom('notifications')
      .select(['subscriber_id', 'created_at'])
      .where('dedupe_key', '=', `broadcast:${broadcast_id}`)
      .execute(),
  )

const mailsTo = async ({ email }: { email: string }) => {
  const { rows } = await api.database.pool.query<{ subject: string; text_body: string }>(
    'select subject, text_body from mailbox_messages where to_address = $1 order by id',
    [email],
  )
  return rows
}

describe('sending', () => {
  it('writes to each member by name, once, and says why others received nothing', async () => {
    const [ana, unverified] = [
      await aMember(app, { name: 'Ana Berg' }),
      await aMember(app, { name: '', email_verified_at: null }),
    ]
    const off = await aMember(app)
    await api.as(off).call('notifications.updateSettings', { receive_blast_notifications: false })
    const stranger = await aMember(await anApp())
    const id = await send({ button_label: 'Start week 3' })
    await runAt(NOON)
    await waitForState(id, 'sent')
    await runAt(NOON)

    expect(await list(ana)).toMatchObject([{ kind: 'broadcast', title: 'Your place is saved, Ana' }])
    expect(await list(unverified)).toMatchObject([{ title: 'Your place is saved' }])
    expect(await list(off)).toEqual([])
    expect(await list(stranger)).toEqual([])
    await vi.waitFor(async () => expect(await mailsTo(ana)).toHaveLength(1), { timeout: 10_000 })
    const [mail] = await mailsTo(ana)
    expect(mail?.subject).toBe('Your place is saved, Ana')
    expect(mail?.text_body).toContain('Start week 3')
    expect(await mailsTo(unverified)).toEqual([])
    expect(await figuresOf(id)).toMatchObject({
      recipients: 3,
      to_come: 0,
      channels: [
        { channel: 'push', sent: 0 },
        {
          channel: 'mail',
          sent: 1,
          waiting: 0,
          opened: null,
          not_sent: expect.arrayContaining([
            { reason: 'address_unverified', count: 1 },
            { reason: 'setting_off', count: 1 },
          ]),
        },
        { channel: 'in_app', sent: 2, not_sent: [{ reason: 'setting_off', count: 1 }] },
      ],
      opened: 0,
      clicked: 0,
      unsubscribed: 0,
    })
  })

  it('goes on where a killed run stopped, and sends to nobody twice', async () => {
    const members = []
    for (let n = 0; n < 3; n += 1) members.push(await aMember(app))
    const later = new Date(NOON.getTime() + 3_600_000)
    const id = await send({ channels: ['in_app'], when: { kind: 'at', at: later.toISOString() } })
    api.clock.set(later)
    // What a run had done that was killed after its first members: these are added, one has received it.
    const [first] = members
    await api.inApp(app.id, async (tx) => {
      await tx
        .updateTable('broadcasts')
        .set({ state: 'sending', started_at: later, added_until: first?.subscriber_id ?? null })
        .where('id', '=', id)
        .execute()
      await tx
        .insertInto('broadcast_recipients')
        .values({
          app_id: app.id,
          broadcast_id: id,
          subscriber_id: first?.subscriber_id ?? '',
          due_at: later,
        })
        .execute()
    })
    const late = await aMember(app, {})
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('subscribers')
        .set({ created_at: new Date(later.getTime() + 1) })
        .where('id', '=', late.subscriber_id)
        .execute(),
    )
    await runAt(later)
    await waitForState(id, 'sent')
    await runAt(later)
    const records = await recordsOf(id)
    expect(records.map(({ subscriber_id }) => subscriber_id).toSorted()).toEqual(
      members.map(({ subscriber_id }) => subscriber_id).toSorted(),
    )
  })

  it('comes at the hour of each member, at once where it has passed, and not after it is cancelled', async () => {
    const athens = await aMember(app, { timezone: 'Europe/Athens' })
    const toronto = await aMember(app, { timezone: 'America/Toronto' })
    const passed = await aMember(app, { timezone: 'Pacific/Kiritimati' })
    const suspended = await aMember(app, { timezone: 'Europe/Athens' })
    const id = await send({ channels: ['in_app'], when: { kind: 'local', local_at: '2026-11-21T18:00' } })
    await runAt(NOON)
    await vi.waitFor(async () => expect(await list(passed)).toHaveLength(1), { timeout: 10_000 })
    expect(await list(athens)).toEqual([])

    await api.inApp(app.id, (tx) =>
      tx.updateTable('users').set({ suspended_at: NOON }).where('id', '=', suspended.user_id).execute(),
    )
    await runAt(new Date('2026-11-21T15:59:59.000Z'))
    expect(await list(athens)).toEqual([])
    await runAt(new Date('2026-11-21T16:00:00.000Z'))
    await vi.waitFor(async () => expect(await list(athens)).toHaveLength(1), { timeout: 10_000 })
    expect(await figuresOf(id)).toMatchObject({
      recipients: 4,
      to_come: 1,
      channels: [{ sent: 2, not_sent: [{ reason: 'not_member', count: 1 }] }],
    })
    await api.as(owner).call('notifications.cancelBroadcast', { id })
    await runAt(new Date('2026-11-21T23:00:00.000Z'))
    expect(await list(toronto)).toEqual([])
    expect(await list(athens)).toHaveLength(1)
    await waitForState(id, 'cancelled')
  })

  it('waits for the end of quiet hours, and is not sent if it is cancelled meanwhile', async () => {
    const night = new Date('2026-11-21T23:00:00.000Z')
    api.clock.set(night)
    const member = await aMember(app)
    const id = await send({ channels: ['mail'] })
    await runAt(night)
    await waitForState(id, 'sent')
    expect(await figuresOf(id)).toMatchObject({ channels: [{ sent: 0, waiting: 1 }] })
    await api.as(owner).call('notifications.cancelBroadcast', { id })
    await runAt(new Date('2026-11-22T08:00:00.000Z'))
    expect(await figuresOf(id)).toMatchObject({
      channels: [{ sent: 0, waiting: 0, not_sent: [{ reason: 'cancelled', count: 1 }] }],
    })
    expect(await mailsTo(member)).toEqual([])
    const other = await send({ channels: ['in_app'] })
    await runAt(new Date('2026-11-22T08:00:00.000Z'))
    await waitForState(other, 'sent')
    await expect(api.as(owner).call('notifications.cancelBroadcast', { id: other })).rejects.toMatchObject({
      code: 'broadcast_all_sent',
    })
  })
})

describe('figures', () => {
  it('count reading in the app and followed links, once for each member', async () => {
    const [ana, ben] = [await aMember(app), await aMember(app)]
    const id = await send({ channels: ['in_app'] })
    await runAt(NOON)
    await waitForState(id, 'sent')
    const [notice] = await list(ana)
    const token = new URL(notice?.path ?? '', 'http://app.test').searchParams.get('from_broadcast') ?? ''
    expect(notice?.path).toMatch(/^\/\?from_broadcast=/)
    const guest = aGuest(app)
    for (let n = 0; n < 2; n += 1) await api.as(guest).call('notifications.reportBroadcastLink', { token })
    await api.as(ben).call('notifications.markRead', {})
    expect(await figuresOf(id)).toMatchObject({
      channels: [{ channel: 'in_app', opened: 2, clicked: 1 }],
      opened: 2,
      clicked: 1,
      unsubscribed: null,
    })
    const foreign = aGuest(await anApp())
    for (const [caller, text] of [
      [guest, `${token}x`],
      [guest, token.replace('.a.', '.m.')],
      [guest, 'x'],
      [foreign, token],
    ] as const)
      await expect(
        api.as(caller).call('notifications.reportBroadcastLink', { token: text }),
      ).rejects.toMatchObject({ status: 404 })
  })

  it('count who ended news by the link of the mail, until they have them again', async () => {
    const ana = await aMember(app)
    const id = await send({ channels: ['mail'] })
    await runAt(NOON)
    await waitForState(id, 'sent')
    await vi.waitFor(async () => expect(await mailsTo(ana)).toHaveLength(1), { timeout: 10_000 })
    const [mail] = await mailsTo(ana)
    const subscriber_id = decodeURIComponent(
      /\/subscriber\/([^/\s]+)\/unsubscribe/.exec(mail?.text_body ?? '')?.[1] ?? '',
    )
    const choose = (receive: boolean) =>
      api.as(aGuest(app)).call('notifications.unsubscribe', { subscriber_id, type: 'news', receive })
    await choose(false)
    expect(await figuresOf(id)).toMatchObject({ unsubscribed: 1, opened: 0 })
    await choose(true)
    expect(await figuresOf(id)).toMatchObject({ unsubscribed: 0 })
  })

  it('a test goes to its author alone and is counted nowhere', async () => {
    const member = await aMember(app)
    const { id } = await api.as(owner).call('notifications.createBroadcast', TEXTS)
    await api.as(owner).call('notifications.testBroadcast', { id })
    await runAt(NOON)
    await vi.waitFor(async () => expect(await mailsTo(app.owner)).toHaveLength(1), { timeout: 10_000 })
    const [mail] = await mailsTo(app.owner)
    expect(mail?.subject).toMatch(/^Your place is saved, \w+$/)
    expect(await list(member)).toEqual([])
    expect(await figuresOf(id)).toMatchObject({ recipients: 0 })
  })
})
