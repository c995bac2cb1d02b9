import { createHmac } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember, mailsTo } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aServer, MAIL_WEBHOOK_SECRET, type TestServer } from '#test/harness.ts'
import { deliverJob } from './deliver-job.ts'

type Member = Awaited<ReturnType<typeof aMember>>

let api: TestServer
let app: TestApp
let member: Member
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})
beforeEach(async () => {
  member = await aMember(app)
})

const sign = (body: string, { secret = MAIL_WEBHOOK_SECRET, age_s = 0 } = {}): string => {
  const time = String(Math.floor(api.clock.now().getTime() / 1000) - age_s)
  return `Foyer t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
const post = (body: string, authorization: string) =>
  api.raw('POST', '/api/v1/studio/mail/events', {
    host: 'localhost',
    headers: { 'content-type': 'application/json', authorization },
    body,
  })
const report = async (event: object): Promise<void> => {
  const body = JSON.stringify({ events: [event] })
  expect((await post(body, sign(body))).status).toBe(200)
}
const readLog = (of: Member, at = app) =>
  api.as({ ...at.owner, slug: at.slug }).call('notifications.listMemberLog', { id: of.user_id })
const suppressionOf = async (of: Member, at = app) => (await readLog(of, at)).mail_suppression
const waitForSuppression = (reason: string) =>
  vi.waitFor(async () => expect(await suppressionOf(member)).toMatchObject({ reason }), { timeout: 10_000 })

/** Sends the member a notification by mail; the last decision about it. */
async function mailTest(of: Member, at = app) {
  const before = (await mailsTo(at, of.email)).length
  await api.as(of).call('notifications.sendTest')
  await runJob(deliverJob, (await api.readIn(at.id)).app, {})
  const [latest] = (await readLog(of, at)).notifications
  const mail = latest?.deliveries.find(({ channel }) => channel === 'mail')
  return { reason: mail?.reason, mailed: (await mailsTo(at, of.email)).length - before }
}

/** A mail to the member that the mail server took. */
async function waitUntilSent(of: Member): Promise<string> {
  return vi.waitFor(
    async () => {
      const { rows } = await api.database.pool.query<{ id: string }>(
        'select id from mail_messages where to_address = $1 and sent_at is not null order by id desc limit 1',
        [of.email],
      )
      expect(rows).toHaveLength(1)
      return rows[0]?.id ?? ''
    },
    { timeout: 10_000 },
  )
}

describe('a hard bounce', () => {
  it('ends mail to the address in the app that sent it, except for links that were asked for', async () => {
    const elsewhere = await anApp()
    const namesake = await aMember(elsewhere, { email: member.email })
    expect(await mailTest(member)).toEqual({ reason: null, mailed: 1 })
    const id = await waitUntilSent(member)
    await report({
      type: 'bounce',
      bounce: 'hard',
      address: member.email.toUpperCase(),
      message_id: `<${id}@x>`,
    })
    await waitForSuppression('bounced')
    expect(await mailTest(member)).toEqual({ reason: 'address_suppressed', mailed: 0 })
    expect(await suppressionOf(namesake, elsewhere)).toBeNull()
    const before = (await mailsTo(app, member.email)).length
    await api.as({ slug: app.slug }).call('identity.requestReset', { email: member.email })
    await vi.waitFor(async () => expect(await mailsTo(app, member.email)).toHaveLength(before + 1), {
      timeout: 10_000,
    })
    expect(await suppressionOf(member)).not.toBeNull()

    const other = { ...elsewhere.owner, slug: app.slug }
    await expect(api.as(other).call('notifications.allowMail', { id: member.user_id })).rejects.toMatchObject(
      { status: 404 },
    )
    await api.as({ ...app.owner, slug: app.slug }).call('notifications.allowMail', { id: member.user_id })
    expect(await mailTest(member)).toEqual({ reason: null, mailed: 1 })
  })

  it('is no hard one while the mailbox is full, and nothing of an address that was never mailed', async () => {
    await mailTest(member)
    await waitUntilSent(member)
    const unknown = await aMember(app)
    await report({ type: 'bounce', bounce: 'soft', address: member.email })
    await report({ type: 'bounce', bounce: 'hard', address: unknown.email })
    await report({ type: 'complaint', address: member.email })
    await waitForSuppression('complained')
    expect(await suppressionOf(unknown)).toBeNull()
  })
})

describe('a complaint', () => {
  it('ends what can be switched off, until the member switches it on', async () => {
    await mailTest(member)
    await waitUntilSent(member)
    await report({ type: 'complaint', address: member.email })
    await waitForSuppression('complained')
    expect(await api.as(member).call('notifications.getSettings')).toMatchObject({
      receive_reminders_via_email: false,
      receive_messages_via_email: false,
      receive_news_via_email: false,
    })
    expect(await mailTest(member)).toEqual({ reason: null, mailed: 1 })
    await api.as(member).call('notifications.updateSettings', { receive_messages_via_email: true })
    expect(await suppressionOf(member)).toBeNull()
  })
})

it.each([
  ['another secret', (body: string) => sign(body, { secret: 'a secret of somebody else' })],
  ['an old time', (body: string) => sign(body, { age_s: 3600 })],
  ['another body', () => sign('{}')],
  ['nothing', () => 'Foyer'],
])('refuses a report signed by %s', async (_what, signed) => {
  const body = JSON.stringify({ events: [{ type: 'complaint', address: member.email }] })
  expect((await post(body, signed(body))).status).toBe(403)
})

it('refuses a body of another shape', async () => {
  expect((await post('[]', sign('[]'))).status).toBe(400)
})
