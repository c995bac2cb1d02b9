import { beforeAll, describe, expect, it, vi } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, aTeamMember, findMailLink, mailsTo, PASSWORD } from '#test/factories/identity.ts'
import { aListener } from '#test/factories/messaging.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let owner: Caller
let admin: Caller

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  owner = { ...app.owner, slug: app.slug }
  admin = { ...(await aTeamMember(app)), slug: app.slug }
})

const DAY_MS = 86_400_000
type MemberAction = 'members.suspendMember' | 'members.restoreMember' | 'members.deleteMember'
const perform = (by: Caller, call_name: MemberAction, { user_id: id }: { user_id: string }) =>
  api.as(by).call(call_name, { id })
const login = (email: string) =>
  api.raw('POST', '/api/v1/auth/login', {
    host: `${app.slug}.localhost`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
const withoutRequest = (text: string) => text.replace(/"request_id":"[^"]*"/, '')

/** Someone of the team as they are in the app. */
async function aTeamUser(): Promise<string> {
  const team_member = await aTeamMember(app, { role: 'owner' })
  const { url } = await api.as(team_member).call('members.viewApp')
  const code = new URL(url).searchParams.get('session') ?? ''
  return (await api.as(aGuest(app)).call('identity.exchangeCode', { code })).user.id
}

describe('suspendMember', () => {
  it('ends sessions and connections at once, and refuses a sign-in like wrong credentials', async () => {
    const member = await aMember(app)
    const listener = await aListener(member)
    await expect(perform(admin, 'members.suspendMember', member)).resolves.toMatchObject({
      status: 'suspended',
    })
    await expect(api.as(member).call('identity.updateUser', {})).rejects.toMatchObject({ status: 401 })
    await vi.waitFor(() => expect(listener.is_closed()).toBe(true), { timeout: 2_000 })

    const [theirs, nobodys] = [await login(member.email), await login('nobody-here@example.com')]
    expect(theirs.status).toBe(nobodys.status)
    expect(withoutRequest(theirs.text)).toBe(withoutRequest(nobodys.text))
  })

  it('revokes the links in their mailbox', async () => {
    const member = await aMember(app)
    const guest = aGuest(app)
    await api.as(guest).call('identity.requestPasswordless', { email: member.email })
    const { token } = await findMailLink(app, member.email)
    await perform(admin, 'members.suspendMember', member)
    await expect(api.as(guest).call('identity.verifyPasswordless', { token })).rejects.toMatchObject({
      code: 'token_invalid',
    })
  })

  it('is logged once for repeated calls', async () => {
    const member = await aMember(app, { name: 'Priya Raman' })
    await Promise.all([1, 2, 3].map(() => perform(admin, 'members.suspendMember', member)))
    const { entries } = await api.as(app.owner).call('team.listTeamLog')
    expect(entries.filter(({ member_id }) => member_id === member.user_id)).toMatchObject([
      { action: 'member_suspended', subject_name: 'Priya Raman', app: { slug: app.slug } },
    ])
  })
})

describe('restoreMember', () => {
  it('reinstates a member, whose earlier sessions stay ended', async () => {
    const member = await aMember(app)
    await perform(admin, 'members.suspendMember', member)
    await expect(perform(admin, 'members.restoreMember', member)).resolves.toMatchObject({
      status: 'member',
      deletes_at: null,
    })
    await expect(api.as(member).call('identity.updateUser', {})).rejects.toMatchObject({ status: 401 })
    expect((await login(member.email)).status).toBe(200)
  })
})

describe('deleteMember', () => {
  it('closes the account at once, and can be undone by owners and account admins', async () => {
    const member = await aMember(app)
    const closed = await perform(owner, 'members.deleteMember', member)
    expect(closed.status).toBe('deleting')
    expect(Date.parse(closed.deletes_at ?? '') - api.clock.now().getTime()).toBe(14 * DAY_MS)
    await expect(api.as(member).call('identity.updateUser', {})).rejects.toMatchObject({ status: 401 })
    expect((await login(member.email)).status).toBe(422)
    const { members } = await api.as(owner).call('members.listMembers', { status: 'deleting' })
    expect(members.map(({ id }) => id)).toContain(member.user_id)
    const suspended = await api.as(owner).call('members.listMembers', { status: 'suspended' })
    expect(suspended.members.map(({ id }) => id)).not.toContain(member.user_id)

    await expect(perform(admin, 'members.restoreMember', member)).rejects.toMatchObject({ status: 403 })
    await expect(perform(owner, 'members.restoreMember', member)).resolves.toMatchObject({ status: 'member' })
    expect((await login(member.email)).status).toBe(200)
  })

  it('leaves the date when it is called again, and refuses admins', async () => {
    const member = await aMember(app)
    const first = await perform(owner, 'members.deleteMember', member)
    api.clock.advance(1_000)
    const again = await perform(owner, 'members.deleteMember', member)
    expect(again.deletes_at).toBe(first.deletes_at)
    await expect(perform(admin, 'members.deleteMember', await aMember(app))).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('resetMemberSignIn', () => {
  const reset = (by: Caller, id: string) => api.as(by).call('members.resetMemberSignIn', { id })

  it('ends sessions and the password, and mails the way in without a secret', async () => {
    const member = await aMember(app)
    await reset(admin, member.user_id)
    await expect(api.as(member).call('identity.updateUser', {})).rejects.toMatchObject({ status: 401 })
    expect((await login(member.email)).status).toBe(422)
    const [mail] = await mailsTo(app, member.email)
    expect(mail?.text).toContain(`http://${app.slug}.localhost/#auth\n`)

    const guest = aGuest(app)
    await api.as(guest).call('identity.requestPasswordless', { email: member.email })
    const { code } = await findMailLink(app, member.email)
    await expect(
      api.as(guest).call('identity.verifyPasswordless', { code: code ?? '' }),
    ).resolves.toMatchObject({ user: { id: member.user_id, passwordless: true } })
  })

  it('refuses a suspended member', async () => {
    const member = await aMember(app)
    await perform(admin, 'members.suspendMember', member)
    await expect(reset(admin, member.user_id)).rejects.toMatchObject({ code: 'member_is_suspended' })
  })
})

describe('people of the team', () => {
  it('are refused by these calls', async () => {
    const user_id = await aTeamUser()
    for (const call_name of ['members.suspendMember', 'members.deleteMember'] as const) {
      await expect(perform(owner, call_name, { user_id })).rejects.toMatchObject({ code: 'is_team' })
    }
    await expect(api.as(owner).call('members.resetMemberSignIn', { id: user_id })).rejects.toMatchObject({
      code: 'is_team',
    })
  })
})

describe('members of another app', () => {
  it('are unknown to all of it', async () => {
    const stranger = await aMember(await anApp())
    const unknown = { user_id: '01900000-0000-7000-8000-000000000000' }
    for (const call_name of [
      'members.suspendMember',
      'members.restoreMember',
      'members.deleteMember',
    ] as const) {
      for (const who of [stranger, unknown])
        await expect(perform(owner, call_name, who)).rejects.toMatchObject({ status: 404 })
    }
  })
})
