import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, aUser } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import {
  aDirectThread,
  aFeed,
  aListener,
  aThread,
  postMessage,
  setMessaging,
} from '#test/factories/messaging.ts'
import { aScheduledItem, aSchedulableApp, type SchedulableApp } from '#test/factories/schedule.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { deliverJob } from '../deliver-job.ts'
import { remindJob } from '../reminder-jobs.ts'

let api: TestServer
let app: TestApp
let page: SchedulableApp['page']
const NOON = new Date('2026-11-21T12:00:00.000Z')

beforeAll(async () => {
  api = await aServer()
  ;({ app, page } = await aSchedulableApp())
  await setMessaging(app, {})
})

beforeEach(() => api.clock.set(NOON))

const list = (member: Caller, input = {}) => api.as(member).call('notifications.listNotifications', input)
const waitForNotice = (member: Caller, count = 1) =>
  vi.waitFor(
    async () => {
      const found = await list(member)
      expect(found.notifications).toHaveLength(count)
      return found
    },
    { timeout: 10_000, interval: 50 },
  )

/** Searches the reminders of the app between two instants, and sends what is due at the second. */
async function remindBetween(since: string, until: string): Promise<void> {
  api.clock.set(new Date(until))
  const facts = await api.readIn(app.id)
  await runJob(remindJob, facts.app, { since, until })
  await runJob(deliverJob, facts.app, {})
}

const mailsTo = async (member: { email: string }) => {
  const { rows } = await api.database.pool.query<{
    subject: string
    text_body: string | null
    html_body: string | null
  }>('select subject, text_body, html_body from mailbox_messages where to_address = $1 order by id', [
    member.email,
  ])
  return rows
}

/** What was decided about the channels of a member's notifications. */
const logOf = (member: { subscriber_id: string }) =>
  api.inApp(app.id, (tx) =>
    tx
      .selectFrom('notification_deliveries as d')
      .innerJoin('notifications as n', 'n.id', 'd.notification_id')
      .select(['n.kind', 'd.channel', 'd.state', 'd.reason'])
      .where('n.subscriber_id', '=', member.subscriber_id)
      .orderBy('n.created_at')
      .orderBy('d.channel')
      .execute(),
  )

describe('a message', () => {
  it('is a notification of its reader, live, until the thread is read', async () => {
    const [ana, ben] = [await aMember(app, { name: 'Ana Berg' }), await aMember(app)]
    const live = await aListener(ben)
    await live.listenToOwnChannel()
    const thread_id = await aDirectThread(ana, ben)
    const { messages } = await postMessage(ana, thread_id, 'Same time tomorrow?')
    const { notifications, unread_count } = await waitForNotice(ben)
    expect(notifications[0]).toMatchObject({
      kind: 'message',
      title: 'Ana Berg',
      text: 'Same time tomorrow?',
      path: `/me/messages/${thread_id}`,
      is_read: false,
    })
    expect(unread_count).toBe(1)
    await vi.waitFor(() => expect(JSON.stringify(live.frames)).toContain('notifications_changed'))
    live.close()
    expect((await list(ana)).notifications).toEqual([])

    const client_ts = messages[0]?.message_ts ?? ''
    await api.as(ben).call('messaging.markThreadRead', { id: thread_id, client_ts })
    expect(await api.as(ben).call('notifications.countUnread')).toEqual({ unread_count: 0 })
    expect((await list(ben)).notifications[0]).toMatchObject({ is_read: true })
  })

  it('is one notification with those after it, and none of a person who is blocked since', async () => {
    const [ana, ben] = [await aMember(app, { name: 'Ana Berg' }), await aMember(app)]
    const thread_id = await aDirectThread(ana, ben)
    for (let n = 0; n < 10; n += 1) await postMessage(ana, thread_id, `Set ${n}`)
    await vi.waitFor(
      async () =>
        expect((await list(ben)).notifications).toMatchObject([{ text: '10 new messages in Ana Berg' }]),
      { timeout: 10_000 },
    )
    await api.as(ben).call('directory.blockMember', { user_id: ana.user_id })
    expect((await list(ben)).notifications).toEqual([])
    api.clock.advance(601_000)
    await runJob(deliverJob, (await api.readIn(app.id)).app, {})
    expect(await logOf(ben)).toMatchObject([
      { channel: 'in_app', state: 'sent' },
      { channel: 'mail', state: 'skipped', reason: 'no_access' },
      { channel: 'push', state: 'skipped', reason: 'no_access' },
    ])
    expect(await mailsTo(ben)).toEqual([])
  })

  it('of the team in its channel is news for every member who wants news', async () => {
    const own = await anApp()
    const thread_id = await aFeed(own, { posting: 'team' })
    const [coach, ana, ben] = [await aMember(own, { is_admin: true }), await aMember(own), await aMember(own)]
    await api.as(ben).call('notifications.updateSettings', { receive_blast_notifications: false })
    await postMessage(coach, thread_id, 'The new block starts on Monday.')
    const { notifications } = await waitForNotice(ana)
    expect(notifications).toMatchObject([
      { kind: 'announcement', title: 'Wins', text: 'The new block starts on Monday.' },
    ])
    for (const one of [coach, ben]) expect((await list(one)).notifications).toEqual([])
  })

  it('is named only to those who may read its page', async () => {
    const gated = await anApp()
    const thread_id = await aThread(gated)
    const [ana, ben] = [await aMember(gated, { name: 'Ana Berg' }), await aMember(gated)]
    await postMessage(ben, thread_id, 'Slowly indeed.')
    await postMessage(ana, thread_id, 'How slowly?')
    const { notifications } = await waitForNotice(ben)
    expect(notifications[0]).toMatchObject({
      kind: 'comment',
      title: 'Ana Berg commented on Why we squat slowly',
      text: 'How slowly?',
    })
  })
})

describe('a reminder', () => {
  it('is recorded once, listed and mailed, in the member’s language and zone', async () => {
    const member = await aMember(app, { timezone: 'Europe/Berlin' })
    await api.as(member).call('notifications.updateSettings', { is_15_minute_reminder: true })
    await aScheduledItem(member, page('Long run'), '2026-11-21T14:00:00.000Z')
    for (const _again of [1, 2]) await remindBetween('2026-11-21T13:44:00.000Z', '2026-11-21T13:45:00.000Z')
    const { notifications } = await list(member)
    expect(notifications).toMatchObject([
      { kind: 'before_start', title: 'Long run starts in 15 minutes', text: 'At 3:00 PM', path: '/long-run' },
    ])
    await vi.waitFor(
      async () => expect(await mailsTo(member)).toMatchObject([{ subject: 'Long run starts in 15 minutes' }]),
      { timeout: 10_000 },
    )
  })

  it.each([
    ['on the day', true, '2026-11-22T07:59:00.000Z', '2026-11-22T08:00:00.000Z'],
    ['the night before', false, '2026-11-21T19:59:00.000Z', '2026-11-21T20:00:00.000Z'],
  ])('of a day comes %s', async (_when, remind_day_of, since, until) => {
    const member = await aMember(app)
    await api.as(member).call('notifications.updateSettings', { remind_day_of })
    await aScheduledItem(member, page('Long run'), '2026-11-22')
    await aScheduledItem(member, page('Long run'), '2026-11-22T18:00:00.000Z')
    await remindBetween(since, until)
    expect((await list(member)).notifications).toMatchObject([
      {
        kind: 'daily',
        title: 'Your plan for Sunday, November 22',
        text: 'Long run and 1 more',
        path: '/me/schedule',
      },
    ])
    await vi.waitFor(
      async () => {
        const [mail] = await mailsTo(member)
        expect(mail?.text_body).toMatch(/Long run\n  Any time\n  http\S+\/long-run\n- Long run\n  6:00 PM/)
        expect(mail?.html_body).toMatch(/href="[^"]+\/long-run"[^>]*>Start<\/a>/)
      },
      { timeout: 10_000 },
    )
  })

  it('is not sent where it is too late, or the member does not want it, and the log says why', async () => {
    const member = await aMember(app)
    await aScheduledItem(member, page('Long run'), '2026-11-21T14:00:00.000Z')
    await remindBetween('2026-11-21T13:44:00.000Z', '2026-11-21T13:45:00.000Z')
    await api.as(member).call('notifications.updateSettings', { is_starting_now_reminder: true })
    api.clock.set(new Date('2026-11-21T15:00:00.000Z'))
    const facts = await api.readIn(app.id)
    await runJob(remindJob, facts.app, {
      since: '2026-11-21T13:59:00.000Z',
      until: '2026-11-21T14:00:00.000Z',
    })
    expect((await list(member)).notifications).toEqual([])
    expect(await logOf(member)).toEqual(
      (['before_start', 'starting_now'] as const).flatMap((kind) =>
        ['in_app', 'mail', 'push'].map((channel) => ({
          kind,
          channel,
          state: 'skipped',
          reason: kind === 'before_start' ? 'setting_off' : 'late',
        })),
      ),
    )
  })
})

describe('the list of notifications', () => {
  it('is the member’s own: pages, and what they mark as read', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const ids: string[] = []
    for (let n = 0; n < 3; n += 1) {
      api.clock.advance(1000)
      ids.unshift((await api.as(member).call('notifications.sendTest')).id)
    }
    await api.as(other).call('notifications.sendTest')
    const first = await list(member, { limit: 2 })
    expect(first).toMatchObject({ has_more: true, unread_count: 3 })
    const second = await list(member, { limit: 2, after_id: first.next_after_id ?? '' })
    expect([...first.notifications, ...second.notifications].map(({ id }) => id)).toEqual(ids)
    expect(second).toMatchObject({ has_more: false })

    const mark = (input: { ids?: string[] }) => api.as(member).call('notifications.markRead', input)
    expect(await mark({ ids: [ids[0] ?? '', newId()] })).toEqual({ unread_count: 2 })
    expect(await mark({})).toEqual({ unread_count: 0 })
    expect(await api.as(other).call('notifications.countUnread')).toEqual({ unread_count: 1 })
    await vi.waitFor(async () => expect(await mailsTo(member)).toHaveLength(3), { timeout: 10_000 })
  })

  it('has a log for the team: what was sent by which way, and why not, without texts', async () => {
    const member = await aMember(app)
    const { id } = await api.as(member).call('notifications.sendTest')
    const team = api.as({ ...app.owner, slug: app.slug })
    const readLog = () => team.call('notifications.listMemberLog', { id: member.user_id })
    await vi.waitFor(
      async () =>
        expect(await readLog()).toMatchObject({
          notifications: [
            {
              id,
              kind: 'test',
              deliveries: [
                { channel: 'in_app', state: 'sent', reason: null },
                { channel: 'mail', state: 'sent', reason: null },
                { channel: 'push', state: 'skipped', reason: 'no_device' },
              ],
            },
          ],
        }),
      { timeout: 10_000 },
    )
    const other = { ...(await anApp()).owner, slug: app.slug }
    await expect(
      api.as(other).call('notifications.listMemberLog', { id: member.user_id }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('is available only to members', async () => {
    const closed = await anApp({ access: { is_private: true } })
    await expect(list(await aUser(closed))).rejects.toMatchObject({ status: 403 })
    await expect(list(aGuest(app))).rejects.toMatchObject({ status: 401 })
  })
})
