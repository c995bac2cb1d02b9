import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, aTeamMember, aUser, mailsTo, type MemberCaller } from '#test/factories/identity.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const diagnostics = {
  app_version: 'entry-client-4711',
  browser: 'Chrome on Android',
  screen: '375x812',
  is_online: true,
  language: 'en',
  time_zone: 'Europe/London',
  last_error_id: null,
}
const MESSAGE = 'The timer stops\nwhen my <b>screen</b> goes dark.'

const askQuestion = (member: Caller, overrides: object = {}, key?: string) =>
  api
    .as(member)
    .call(
      'team.askSupport',
      { message: MESSAGE, diagnostics, ...overrides },
      key ? { idempotency_key: key } : {},
    )

async function listReplyTo(member: MemberCaller): Promise<(string | null)[]> {
  const mails = await api.database.control
    .selectFrom('mail_messages')
    .select('reply_to')
    .where('app_id', '=', app.id)
    .where('reply_to', '=', member.email)
    .execute()
  return mails.map(({ reply_to }) => reply_to)
}

describe('askSupport', () => {
  it('mails the question to every owner and nobody else, with the member as reply address', async () => {
    const member = await aMember(app, { name: 'Dana Whitlock' })
    const second = await aTeamMember(app, { role: 'owner' })
    const admin = await aTeamMember(app, { role: 'account_admin' })
    await askQuestion(member)
    for (const to of [app.owner.email, second.email]) {
      const mail = (await mailsTo(app, to)).find(({ subject }) => subject.startsWith('Dana Whitlock'))
      expect(mail?.text).toContain('The timer stops\n\nwhen my <b>screen</b> goes dark.')
      expect(mail?.text).toContain('Browser: Chrome on Android')
      expect(mail?.html).toContain('when my &lt;b&gt;screen&lt;/b&gt; goes dark.')
    }
    expect(await mailsTo(app, admin.email)).toEqual([])
    expect(await listReplyTo(member)).toEqual([member.email, member.email])
  })

  it('is one question, however often it is sent with one key', async () => {
    const lone = await anApp()
    const member = await aMember(lone)
    for (let tries = 0; tries < 3; tries += 1) await askQuestion(member, {}, 'the-same-key-of-the-test')
    expect(await mailsTo(lone, lone.owner.email)).toHaveLength(1)
  })

  it('takes five an hour of one member, and others’ still', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => askQuestion(member)))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(askQuestion(member)).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
    await expect(askQuestion(other)).resolves.toEqual({})
  })

  it('is there for someone who waits in a private app, and for no guest', async () => {
    const closed = await anApp({ access: { is_private: true } })
    await expect(askQuestion(await aUser(closed))).resolves.toEqual({})
    await expect(askQuestion(aGuest(app))).rejects.toMatchObject({ status: 401 })
  })

  it.each([
    ['a word', { message: 'Help me  ' }, 'message'],
    ['a book', { message: 'a'.repeat(2001) }, 'message'],
    [
      'more than the member was shown',
      { diagnostics: { ...diagnostics, cookies: 'x' } },
      'diagnostics.cookies',
    ],
    ['another receiver', { to: 'me@example.com' }, 'to'],
  ])('refuses %s', async (_what, overrides, path) => {
    await expect(askQuestion(await aMember(app), overrides)).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ path }] },
    })
  })
})
