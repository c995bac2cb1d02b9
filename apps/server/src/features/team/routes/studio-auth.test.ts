import { beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { aMember, anOwner, readSetCookie, PASSWORD } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer

beforeAll(async () => {
  api = await aServer()
})

function send(path: string, body: object, headers: Record<string, string> = {}) {
  return api.raw('POST', `/api/v1/studio/auth/${path}`, {
    host: 'localhost',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

let created_count = 0
function aNewOwner() {
  created_count += 1
  return { name: 'Mara Okafor', email: `mara-${created_count}@ironwood.coach`, password: 'iron in the woods' }
}

describe('studioSignUp', () => {
  it('creates an account with its owner and signs them in', async () => {
    const owner = aNewOwner()
    const answer = await send('sign_up', owner)
    expect(answer.status).toBe(200)
    expect([answer.headers['set-cookie'] ?? []].flat()[0]).toContain(
      'Secure; HttpOnly; SameSite=None; Partitioned',
    )
    const {
      team_member,
      account,
      authentication_token: token,
    } = answer.json() as {
      team_member: object
      account: object
      authentication_token: string
    }
    expect(team_member).toMatchObject({ email: owner.email, name: owner.name, role: 'owner' })
    expect(account).toMatchObject({ name: owner.name })
    const me = await api.as({ token, email: owner.email }).call('team.studioMe')
    expect(me).toEqual({ team_member, account })
  })

  it('creates one account for twenty concurrent sign-ups with the same address, and no account without an owner', async () => {
    const owner = aNewOwner()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('sign_up', owner)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const orphans = await api.database.control
      .selectFrom('accounts')
      .leftJoin('team_members', 'team_members.account_id', 'accounts.id')
      .select('accounts.id')
      .where('team_members.id', 'is', null)
      .execute()
    expect(orphans).toEqual([])
  })

  it('reports that an address is taken in all of Foyer', async () => {
    const owner = await anOwner()
    const answer = await send('sign_up', { ...aNewOwner(), email: owner.email.toUpperCase() })
    expect([answer.status, answer.json()]).toMatchObject([422, { code: 'email_taken' }])
  })

  it('does not mind members: they are other people', async () => {
    const app = await anApp()
    const member = await aMember(app)
    expect((await send('sign_up', { ...aNewOwner(), email: member.email })).status).toBe(200)
  })

  it.each([
    ['a short name', { name: 'Al' }, 'name', 'name_too_short'],
    ['a short password', { password: 'sixsix' }, 'password', 'password_too_short'],
    ['a common password', { password: '12345678' }, 'password', 'password_too_common'],
    ['an address that is none', { email: 'mara' }, 'email', 'email_invalid'],
    ['an address as an object', { email: { $gt: '' } }, 'email', 'wrong_type'],
    [
      'a line break in the address',
      { email: 'mara@ironwood.coach\nBcc: x@example.com' },
      'email',
      'email_invalid',
    ],
    ['a role', { role: 'owner' }, 'role', 'unknown_field'],
    ['an account to join', { account_id: crypto.randomUUID() }, 'account_id', 'unknown_field'],
  ])('refuses %s', async (_, change, path, code) => {
    const answer = await send('sign_up', { ...aNewOwner(), ...change })
    expect([answer.status, answer.json()]).toMatchObject([422, { code: 'invalid', errors: [{ path, code }] }])
  })
})

describe('studioLogin', () => {
  it('signs a team member in', async () => {
    const owner = await anOwner()
    const answer = await send('login', { email: owner.email, password: PASSWORD })
    expect(answer.json()).toMatchObject({
      team_member: { id: owner.team_member_id },
      account: { id: owner.account_id },
    })
    expect(readSetCookie(answer.headers)).not.toBeNull()
  })

  it('answers a wrong password and an unknown address with the same bytes', async () => {
    const owner = await anOwner()
    const answers = await Promise.all([
      send('login', { email: owner.email, password: 'not this one' }),
      send('login', { email: 'nobody@example.com', password: PASSWORD }),
    ])
    const bodies = answers.map((answer) => JSON.stringify({ ...(answer.json() as object), request_id: '' }))
    expect(new Set(bodies).size).toBe(1)
    expect(answers[0]?.json()).toMatchObject({ status: 422, code: 'wrong_credentials' })
  })

  it('is not for members, and the member app is not for team members', async () => {
    const app = await anApp()
    const member = await aMember(app)
    const owner = await anOwner()
    expect((await send('login', { email: member.email, password: PASSWORD })).status).toBe(422)
    const login = api
      .as({ slug: app.slug })
      .call('identity.login', { email: owner.email, password: PASSWORD })
    await expect(login).rejects.toMatchObject({ code: 'wrong_credentials' })
  })

  it('lets ten tries at an address through', async () => {
    const owner = await anOwner()
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => send('login', { email: owner.email, password: 'not this one' })),
    )
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  it('refuses a sign-in from a foreign page, even one of an app', async () => {
    const owner = await anOwner()
    for (const origin of ['https://evil.example', 'http://kiln.localhost']) {
      expect((await send('login', { email: owner.email, password: PASSWORD }, { origin })).status).toBe(403)
    }
    expect(
      (await send('login', { email: owner.email, password: PASSWORD }, { origin: 'http://localhost' }))
        .status,
    ).toBe(200)
  })
})

describe('studioVerify', () => {
  const own = { origin: 'http://localhost' }

  it('turns the cookie into the token', async () => {
    const owner = await anOwner()
    const answer = await send('verify', {}, { ...own, cookie: `session=${owner.cookie_secret}` })
    expect(answer.json()).toMatchObject({
      authentication_token: owner.token,
      team_member: { id: owner.team_member_id },
    })
  })

  it('answers guests 401 and foreign pages 403', async () => {
    const owner = await anOwner()
    expect((await send('verify', {}, own)).status).toBe(401)
    expect((await send('verify', {}, { ...own, cookie: `session=${'A'.repeat(43)}` })).status).toBe(401)
    const cookie = `session=${owner.cookie_secret}`
    expect((await send('verify', {}, { cookie })).status).toBe(403)
    expect((await send('verify', {}, { cookie, origin: 'http://kiln.localhost' })).status).toBe(403)
  })

  it("does not take a member's cookie, nor the member app the studio's", async () => {
    const app = await anApp()
    const member = await aMember(app)
    const owner = await anOwner()
    expect((await send('verify', {}, { ...own, cookie: `session=${member.cookie_secret}` })).status).toBe(401)
    const abroad = await api.raw('POST', '/api/v1/auth/verify', {
      host: `${app.slug}.localhost`,
      headers: { origin: `http://${app.slug}.localhost`, cookie: `session=${owner.cookie_secret}` },
    })
    expect(abroad.status).toBe(401)
    await expect(
      api.as({ slug: app.slug, token: owner.token }).call('identity.updateUser', {}),
    ).rejects.toMatchObject({
      status: 401,
    })
    await expect(api.as({ token: member.token }).call('team.studioMe')).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('studioLogout', () => {
  it('ends the token and the cookie', async () => {
    const owner = await anOwner()
    await expect(api.as(owner).call('team.studioLogout')).resolves.toEqual({})
    await expect(api.as(owner).call('team.studioMe')).rejects.toMatchObject({ status: 401 })
    const cookie = `session=${owner.cookie_secret}`
    expect((await send('verify', {}, { cookie, origin: 'http://localhost' })).status).toBe(401)
  })

  it('is nothing a guest can do', async () => {
    await expect(api.as({}).call('team.studioLogout')).rejects.toMatchObject({ status: 401 })
    await expect(api.as({}).call('team.studioMe')).rejects.toMatchObject({ status: 401 })
  })
})
