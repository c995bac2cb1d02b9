import { beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import {
  aGuest,
  anOwner,
  aTeamMember,
  readSetCookie,
  findMailLink,
  mailsTo,
  PASSWORD,
} from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer

beforeAll(async () => {
  api = await aServer()
})

const MINUTE_MS = 60_000
const STUDIO = { id: null }
const NEW_PASSWORD = 'seven wet pebbles'

function send(path: string, body: object, headers: Record<string, string> = {}) {
  return api.raw('POST', `/api/v1/studio/auth/${path}`, {
    host: 'localhost',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function aResetToken(email: string): Promise<string> {
  await api.as({}).call('team.studioRequestReset', { email })
  return (await findMailLink(STUDIO, email)).token
}

function reset(token: string, password = NEW_PASSWORD) {
  return api.as({}).call('team.studioResetPassword', { token, password })
}

function login(email: string, password: string) {
  return api.as({}).call('team.studioLogin', { email, password })
}

describe('studioRequestReset', () => {
  it('responds to a known and an unknown address with the same bytes, and informs the unknown one by mail', async () => {
    const owner = await anOwner()
    const known = await send('request_reset', { email: owner.email })
    const unknown = await send('request_reset', { email: 'no-owner@example.com' })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(known.headers['content-length']).toBe(unknown.headers['content-length'])
    expect(readSetCookie(known.headers)).toBeNull()

    const { host, pathname, search, hash } = await findMailLink(STUDIO, owner.email)
    expect([host, pathname, search]).toEqual([
      new URL(api.services.config.base_url).host,
      '/reset-password',
      '',
    ])
    expect(hash).toMatch(/^#token=[\w-]{43}$/)
    const [to_unknown] = await mailsTo(STUDIO, 'no-owner@example.com')
    expect(to_unknown?.text).toContain('there is no account with it')
    expect(to_unknown?.text).not.toContain('http')
  })

  it('mails an address five times in an hour, known or not', async () => {
    const owner = await anOwner()
    for (const email of [owner.email, 'nobody-at-all@example.com']) {
      const answers = await Promise.all(Array.from({ length: 7 }, () => send('request_reset', { email })))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    }
  })

  it('ends the links that were mailed before', async () => {
    const owner = await anOwner()
    const [older, newest] = [await aResetToken(owner.email), await aResetToken(owner.email)]
    await expect(reset(older)).rejects.toMatchObject({ code: 'token_invalid' })
    await expect(reset(newest)).resolves.toBeDefined()
  })

  it('leaves the password and the sessions unchanged, and refuses a foreign page', async () => {
    const owner = await anOwner()
    await aResetToken(owner.email)
    await expect(login(owner.email, PASSWORD)).resolves.toBeDefined()
    await expect(api.as(owner).call('team.studioMe')).resolves.toBeDefined()
    const foreign = await send('request_reset', { email: owner.email }, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
  })
})

describe('studioResetPassword', () => {
  it('sets the password, signs in here, signs out everywhere else, and notifies the owner', async () => {
    const owner = await anOwner()
    const answer = await send('reset_password', {
      token: await aResetToken(owner.email),
      password: NEW_PASSWORD,
    })
    expect(answer.status).toBe(200)
    expect(readSetCookie(answer.headers)).not.toBeNull()
    const { authentication_token: token, team_member } = answer.json() as Awaited<ReturnType<typeof reset>>
    expect(team_member.id).toBe(owner.team_member_id)
    await expect(api.as({ token }).call('team.studioMe')).resolves.toBeDefined()
    await expect(api.as(owner).call('team.studioMe')).rejects.toMatchObject({ status: 401 })
    await expect(login(owner.email, PASSWORD)).rejects.toMatchObject({ code: 'wrong_credentials' })
    await expect(login(owner.email, NEW_PASSWORD)).resolves.toBeDefined()
    expect((await mailsTo(STUDIO, owner.email)).at(-1)?.subject).toBe('Your password for Foyer was changed')
  })

  it("ends what was opened from the studio in the account's apps, and nothing of anyone else", async () => {
    const app = await anApp()
    const [mine, other] = [await aTeamMember(app), await aTeamMember(app)]
    const signIn = async (caller: typeof mine) => {
      const { url } = await api.as(caller).call('members.viewApp', {})
      const code = new URL(url).searchParams.get('session') ?? ''
      const guest = aGuest(app)
      const { authentication_token: token } = await api.as(guest).call('identity.exchangeCode', { code })
      return { ...guest, token, email: caller.email }
    }
    const [own_session, other_session] = [await signIn(mine), await signIn(other)]
    await reset(await aResetToken(mine.email))
    await expect(api.as(own_session).call('identity.updateUser', {})).rejects.toMatchObject({ status: 401 })
    await expect(api.as(other_session).call('identity.updateUser', {})).resolves.toBeDefined()
    await expect(api.as(other).call('team.studioMe')).resolves.toBeDefined()
  })

  it('uses a link once, even in ten concurrent requests, and revokes older links', async () => {
    const owner = await anOwner()
    const older = await aResetToken(owner.email)
    const token = await aResetToken(owner.email)
    const uses = await Promise.allSettled(Array.from({ length: 10 }, () => reset(token)))
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const spent of [token, older])
      await expect(reset(spent)).rejects.toMatchObject({ status: 422, code: 'token_invalid' })
  })

  it('lasts thirty minutes', async () => {
    const [early, late] = [await anOwner(), await anOwner()]
    const early_token = await aResetToken(early.email)
    api.clock.advance(30 * MINUTE_MS - 1000)
    await expect(reset(early_token)).resolves.toBeDefined()
    const late_token = await aResetToken(late.email)
    api.clock.advance(30 * MINUTE_MS)
    await expect(reset(late_token)).rejects.toMatchObject({ code: 'token_invalid' })
  })

  it('bears five tries, refused passwords among them', async () => {
    const [patient, careless] = [await anOwner(), await anOwner()]
    const refused = { status: 422, problem: { errors: [{ path: 'password', code: 'password_too_short' }] } }
    const good = await aResetToken(patient.email)
    for (let tried = 0; tried < 4; tried += 1)
      await expect(reset(good, 'short')).rejects.toMatchObject(refused)
    await expect(reset(good)).resolves.toBeDefined()
    const spent = await aResetToken(careless.email)
    for (let tried = 0; tried < 5; tried += 1)
      await expect(reset(spent, 'short')).rejects.toMatchObject(refused)
    await expect(reset(spent)).rejects.toMatchObject({ code: 'token_invalid' })
    await expect(login(careless.email, PASSWORD)).resolves.toBeDefined()
  })

  it("takes no link of an app's member, and an app takes none of the studio's", async () => {
    const app = await anApp()
    const team = await aTeamMember(app)
    await api.as(team).call('members.viewApp', {})
    await api.as(aGuest(app)).call('identity.requestReset', { email: team.email })
    await expect(reset((await findMailLink(app, team.email)).token)).rejects.toMatchObject({
      code: 'token_invalid',
    })
    const password = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }
    const abroad = { token: await aResetToken(team.email), ...password }
    await expect(api.as(aGuest(app)).call('identity.resetPassword', abroad)).rejects.toMatchObject({
      code: 'token_invalid',
    })
  })

  it('refuses a foreign page, and leaves the link valid', async () => {
    const owner = await anOwner()
    const token = await aResetToken(owner.email)
    const body = { token, password: NEW_PASSWORD }
    for (const origin of ['https://evil.example', 'http://kiln.localhost'])
      expect((await send('reset_password', body, { origin })).status).toBe(403)
    await expect(reset(token)).resolves.toBeDefined()
  })
})
