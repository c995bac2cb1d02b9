import type { InputFor } from '@foyer/contract/client'
import { beforeAll, expect, it, vi } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aScheduledItem, aSchedulableApp, type SchedulableApp } from '#test/factories/schedule.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { deliverJob } from '../../deliver-job.ts'
import { remindJob } from '../../reminder-jobs.ts'
import { createUnsubscribeLinks } from '../mail-link.ts'

type Member = Awaited<ReturnType<typeof aMember>>

let api: TestServer
let schedulable: SchedulableApp
beforeAll(async () => {
  api = await aServer()
  schedulable = await aSchedulableApp()
})

const ON = { reminders: true, messages: true, news: true }

/** A token as one of the app's mails of this kind has it. */
async function aToken(member: Member, kind: 'reminders' | 'messages' | 'news', app = schedulable.app) {
  const { subscriber_id, email } = member
  const { one_click_url } = createUnsubscribeLinks(await api.readIn(app.id), { subscriber_id, email, kind })
  return one_click_url.slice(one_click_url.lastIndexOf('/') + 1)
}

const read = (subscriber_id: string, app = schedulable.app) =>
  api.as(aGuest(app)).call('notifications.getMailChoices', { subscriber_id })
const change = (input: InputFor<'notifications.unsubscribe'>, app = schedulable.app) =>
  api.as(aGuest(app)).call('notifications.unsubscribe', input)
const settingsOf = (member: Member) => api.as(member).call('notifications.getSettings')
const send = (method: string, path: string, body?: string) =>
  api.raw(method, path, {
    host: `${schedulable.app.slug}.localhost`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(body !== undefined && { body }),
  })

it('is in a reminder by mail, as a link and for mail programs, and ends these mails', async () => {
  const { app, page } = schedulable
  const member = await aMember(app)
  await api.as(member).call('notifications.updateSettings', { is_starting_now_reminder: true })
  const remindAt = async (minute: string) => {
    api.clock.set(new Date(`2026-11-21T14:${minute}:30.000Z`))
    const window = { since: `2026-11-21T14:${minute}:00.000Z`, until: `2026-11-21T14:${minute}:30.000Z` }
    const facts = await api.readIn(app.id)
    await runJob(remindJob, facts.app, window)
    await runJob(deliverJob, facts.app, {})
  }
  const listMails = async () =>
    (
      await api.database.pool.query<{ text_body: string; html_body: string; unsubscribe_url: string }>(
        'select text_body, html_body, unsubscribe_url from mailbox_messages where to_address = $1 order by id',
        [member.email],
      )
    ).rows
  api.clock.set(new Date('2026-11-21T12:00:00.000Z'))
  for (const minute of ['10', '40'])
    await aScheduledItem(member, page('Long run'), `2026-11-21T14:${minute}:15.000Z`)
  await remindAt('10')
  await vi.waitFor(async () => expect(await listMails()).toHaveLength(1), { timeout: 10_000 })
  const [mail] = await listMails()
  const { pathname, host } = new URL(mail?.unsubscribe_url ?? '')
  expect(host).toBe(`${app.slug}.localhost`)
  const token = pathname.slice(pathname.lastIndexOf('/') + 1)
  for (const body of [mail?.text_body, mail?.html_body])
    expect(body).toContain(`/subscriber/${token}/unsubscribe`)

  expect((await send('POST', pathname, 'List-Unsubscribe=One-Click')).status).toBe(200)
  expect(await read(token)).toMatchObject({ kind: 'reminders', ...ON, reminders: false })
  await remindAt('40')
  const { notifications } = await api
    .as({ ...app.owner, slug: app.slug })
    .call('notifications.listMemberLog', { id: member.user_id })
  expect(notifications[0]?.deliveries).toMatchObject([
    { channel: 'in_app', state: 'sent' },
    { channel: 'mail', state: 'skipped', reason: 'setting_off' },
    { channel: 'push' },
  ])
  expect(await listMails()).toHaveLength(1)
})

it('shows the address shortened, switches each kind off and on, and repeats without effect', async () => {
  const member = await aMember(schedulable.app, { email: `zoe-${crypto.randomUUID()}@example.com` })
  const subscriber_id = await aToken(member, 'news')
  expect(await read(subscriber_id)).toEqual({ address: 'z•••@example.com', kind: 'news', ...ON })
  for (const _again of [1, 2])
    expect(await change({ subscriber_id, type: 'messages' })).toMatchObject({ ...ON, messages: false })
  expect(await change({ subscriber_id, type: 'all' })).toMatchObject({
    reminders: false,
    messages: false,
    news: false,
  })
  expect(await settingsOf(member)).toMatchObject({ receive_message_notifications: true })
  expect(await change({ subscriber_id, type: 'all', receive: true })).toMatchObject(ON)
})

it('changes nothing when it is opened or scanned, and leads people to the page', async () => {
  const member = await aMember(schedulable.app)
  const token = await aToken(member, 'reminders')
  const answer = await send('GET', `/api/v1/notifications/unsubscribe/${token}`)
  expect(answer).toMatchObject({ status: 303 })
  expect(answer.headers['location']).toContain(`/subscriber/${token}/unsubscribe`)
  await read(token)
  expect(await settingsOf(member)).toMatchObject({ receive_reminders_via_email: true })
})

it.each([
  ['changed', async (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
  ['of another app', async () => aTokenElsewhere()],
  [
    'of a former address',
    async () => aToken({ ...(await aMember(schedulable.app)), email: 'old@a.com' }, 'news'),
  ],
  [
    'of nobody',
    async () => aToken({ ...(await aMember(schedulable.app)), subscriber_id: crypto.randomUUID() }, 'news'),
  ],
  ['that is a member’s id', async () => (await aMember(schedulable.app)).subscriber_id],
])('refuses a token %s, always alike', async (_what, spoil) => {
  const member = await aMember(schedulable.app)
  const subscriber_id = await spoil(await aToken(member, 'news'))
  const refusal = { status: 422, code: 'token_invalid' }
  await expect(read(subscriber_id)).rejects.toMatchObject(refusal)
  await expect(change({ subscriber_id, type: 'all' })).rejects.toMatchObject(refusal)
  const answer = await send('POST', `/api/v1/notifications/unsubscribe/${subscriber_id}`)
  expect(answer.json()).toMatchObject({ code: 'token_invalid' })
  expect(await settingsOf(member)).toMatchObject({ receive_news_via_email: true })
})

async function aTokenElsewhere(): Promise<string> {
  const elsewhere = await anApp()
  const member = await aMember(elsewhere)
  const token = await aToken(member, 'news', elsewhere)
  expect(await read(token, elsewhere)).toMatchObject(ON)
  return token
}

it('ends after a year', async () => {
  const member = await aMember(schedulable.app)
  const token = await aToken(member, 'news')
  api.clock.advance(364 * 86_400_000)
  expect(await read(token)).toMatchObject(ON)
  api.clock.advance(2 * 86_400_000)
  await expect(read(token)).rejects.toMatchObject({ code: 'token_invalid' })
})
