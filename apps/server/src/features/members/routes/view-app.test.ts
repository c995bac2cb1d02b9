import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import {
  aGuest,
  aMember,
  anOwner,
  aTeamMember,
  atApp,
  PASSWORD,
  type TeamCaller,
} from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

async function aCode(caller: TeamCaller): Promise<string> {
  const { url } = await api.as(caller).call('members.viewApp')
  return new URL(url).searchParams.get('session') ?? ''
}

function exchange(code: string, slug = app.slug) {
  return api.as(aGuest({ slug })).call('identity.exchangeCode', { code })
}

describe('viewApp', () => {
  it('returns the URL of the app with a code that signs the team member in as their own user', async () => {
    const owner = await aTeamMember(app, { role: 'owner', name: 'Mara Okafor' })
    const { url } = await api.as(owner).call('members.viewApp')
    expect(url).toMatch(new RegExp(`^http://${app.slug}\\.localhost/\\?session=[\\w-]{43}$`))
    const { user, authentication_token } = await exchange(new URL(url).searchParams.get('session') ?? '')
    expect(user).toMatchObject({
      email: owner.email,
      name: 'Mara Okafor',
      is_admin: true,
      is_account_admin: true,
      is_app_messaging_profile: false,
      subscriber_id: expect.any(String),
    })
    const as_user = api.as({ slug: app.slug, email: owner.email, token: authentication_token })
    await expect(as_user.call('identity.logout')).resolves.toEqual({})
  })

  it.each([
    ['owner', true],
    ['account_admin', true],
    ['admin', false],
  ] as const)('gives an %s the rights of the role', async (role, is_account_admin) => {
    const { user } = await exchange(await aCode(await aTeamMember(app, { role })))
    expect(user).toMatchObject({ is_admin: true, is_account_admin })
  })

  it('finds the same user again, and follows a changed role', async () => {
    const admin = await aTeamMember(app, { role: 'admin' })
    const first = await exchange(await aCode(admin))
    await api.database.control
      .updateTable('team_members')
      .set({ role: 'account_admin' })
      .where('id', '=', admin.team_member_id)
      .execute()
    const second = await exchange(await aCode(admin))
    expect(second.user).toMatchObject({
      id: first.user.id,
      subscriber_id: first.user.subscriber_id,
      is_account_admin: true,
    })
  })

  it('creates one user for ten concurrent views', async () => {
    const owner = await aTeamMember(app, { role: 'owner' })
    const codes = await Promise.all(Array.from({ length: 10 }, () => aCode(owner)))
    const signed_in = await Promise.all(codes.map((code) => exchange(code)))
    expect(new Set(signed_in.map(({ user }) => user.id)).size).toBe(1)
  })

  it('takes over a user who signed up with the same address, and ends what they had', async () => {
    const squatter = await aMember(app)
    const owner = await aTeamMember(app, { role: 'owner', email: squatter.email })
    const { user } = await exchange(await aCode(owner))
    expect(user).toMatchObject({ id: squatter.user_id, is_account_admin: true, passwordless: true })
    await expect(api.as(squatter).call('identity.updateUser', {})).rejects.toMatchObject({ status: 401 })
    const login = api.as(aGuest(app)).call('identity.login', { email: squatter.email, password: PASSWORD })
    await expect(login).rejects.toMatchObject({ code: 'wrong_credentials' })
  })

  it('lets a team member into a private app as a member', async () => {
    const closed = await anApp({ access: { is_private: true } })
    const { user } = await exchange(await aCode(await aTeamMember(closed)), closed.slug)
    expect(user.subscriber_id).not.toBeNull()
  })

  it('does not know the apps of other accounts, and is nothing for guests and members', async () => {
    const stranger = atApp(await anOwner(), app)
    await expect(api.as(stranger).call('members.viewApp')).rejects.toMatchObject({ status: 404 })
    const member = await aMember(app)
    await expect(api.as(member).call('members.viewApp')).rejects.toMatchObject({ status: 401 })
    await expect(api.as(aGuest(app)).call('members.viewApp')).rejects.toMatchObject({ status: 401 })
  })
})

describe('exchangeCode', () => {
  it('works once, even in ten concurrent requests', async () => {
    const code = await aCode(await aTeamMember(app))
    const uses = await Promise.allSettled(Array.from({ length: 10 }, () => exchange(code)))
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(exchange(code)).rejects.toMatchObject({ status: 422, code: 'token_invalid' })
  })

  it('lasts sixty seconds', async () => {
    const owner = await aTeamMember(app)
    const early = await aCode(owner)
    api.clock.advance(59_000)
    await expect(exchange(early)).resolves.toBeDefined()
    const late = await aCode(owner)
    api.clock.advance(60_000)
    await expect(exchange(late)).rejects.toMatchObject({ code: 'token_invalid' })
  })

  it('serves in its own app only', async () => {
    const other = await anApp()
    const code = await aCode(await aTeamMember(app))
    await expect(exchange(code, other.slug)).rejects.toMatchObject({ code: 'token_invalid' })
    await expect(exchange(code)).resolves.toBeDefined()
  })

  it('is refused to a foreign page, by GET, and for what was never a code', async () => {
    const code = await aCode(await aTeamMember(app))
    const foreign = api.as({ ...aGuest(app), headers: { origin: 'http://localhost' } })
    await expect(foreign.call('identity.exchangeCode', { code })).rejects.toMatchObject({ status: 403 })
    const by_get = await api.raw('GET', `/api/v1/auth/exchange?code=${code}`, {
      host: `${app.slug}.localhost`,
    })
    expect(by_get.status).toBe(404)
    for (const invented of ['A'.repeat(43), 'x']) {
      await expect(exchange(invented)).rejects.toMatchObject({ code: 'token_invalid' })
    }
    await expect(exchange('')).rejects.toMatchObject({ status: 422, code: 'invalid' })
    await expect(exchange(code)).resolves.toBeDefined()
  })
})
