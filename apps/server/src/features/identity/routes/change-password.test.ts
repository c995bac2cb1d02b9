import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, anotherSession, findMailLink, mailsTo, PASSWORD } from '#test/factories/identity.ts'
import { setSignIn } from '#test/factories/providers.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { anOpenSocket } from '#test/sockets.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const FRESH = 'slow tide in march'

const change = (member: Caller, overrides: Partial<Record<string, string>> = {}) =>
  api.as(member).call('identity.changePassword', {
    current_password: PASSWORD,
    password: FRESH,
    password_confirmation: FRESH,
    ...overrides,
  })

const logIn = (email: string, password: string) =>
  api.as(aGuest(app)).call('identity.login', { email, password })

describe('changePassword', () => {
  it('sets the new one, leaves this session, ends all others with their sockets, and notifies the member', async () => {
    const member = await aMember(app)
    const phone = await anotherSession(app, member)
    const [here, there] = [await anOpenSocket(api.port, member), await anOpenSocket(api.port, phone)]
    expect(await change(member)).toEqual({})

    expect(await there.closed).toBe(4401)
    await expect(api.as(phone).call('identity.listSessions')).rejects.toMatchObject({ status: 401 })
    expect((await api.as(member).call('identity.listSessions')).sessions).toHaveLength(1)
    expect(here.socket.readyState).toBe(here.socket.OPEN)
    here.socket.close()
    await expect(logIn(member.email, PASSWORD)).rejects.toMatchObject({ code: 'wrong_credentials' })
    await expect(logIn(member.email, FRESH)).resolves.toBeDefined()
    expect((await mailsTo(app, member.email))[0]?.subject).toContain('was changed')
  })

  it('revokes mailed links that were not used', async () => {
    const member = await aMember(app)
    await api.as(aGuest(app)).call('identity.requestReset', { email: member.email })
    const { token } = await findMailLink(app, member.email)
    await change(member)
    const reset = { token, password: 'someone else was here', password_confirmation: 'someone else was here' }
    await expect(api.as(aGuest(app)).call('identity.resetPassword', reset)).rejects.toMatchObject({
      code: 'token_invalid',
    })
  })

  it.each([
    ['a wrong current one', { current_password: 'not this one' }, { status: 422, code: 'wrong_credentials' }],
    [
      'one that is too short',
      { password: 'short', password_confirmation: 'short' },
      { problem: { errors: [{ path: 'password', code: 'password_too_short' }] } },
    ],
    [
      'another repetition',
      { password_confirmation: 'slow tide in may' },
      { problem: { errors: [{ path: 'password_confirmation', code: 'passwords_differ' }] } },
    ],
    ['somebody’s id', { user_id: crypto.randomUUID() }, { status: 422, code: 'invalid' }],
  ])('refuses %s and changes nothing', async (_what, overrides, refusal) => {
    const member = await aMember(app)
    await expect(change(member, overrides)).rejects.toMatchObject(refusal)
    await expect(logIn(member.email, PASSWORD)).resolves.toBeDefined()
  })

  it('has nothing to change for someone without a password', async () => {
    const member = await aMember(app, { password_hash: null })
    await expect(change(member)).rejects.toMatchObject({ code: 'wrong_credentials' })
  })

  it('is not offered where the app has switched passwords off, not even with the right one', async () => {
    const own = await anApp()
    const member = await aMember(own)
    await setSignIn(own, { methods: { default: false } })
    await expect(change(member)).rejects.toMatchObject({ status: 422, code: 'method_not_offered' })
    await setSignIn(own, { methods: { default: true } })
    await expect(change(member)).resolves.toEqual({})
  })

  it('is nothing a guest can do', async () => {
    await expect(change(aGuest(app))).rejects.toMatchObject({ status: 401 })
  })

  it('checks ten of fifty concurrent wrong ones, and then refuses even the right one', async () => {
    const member = await aMember(app)
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => change(member, { current_password: `guess ${index}` })),
    )
    const codes = tries.map((tried) => tried.status === 'rejected' && (tried.reason as { code: string }).code)
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(10)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(40)
    await expect(change(member)).rejects.toMatchObject({ status: 429 })
  })

  it('lets one of two changes at the same time through', async () => {
    const member = await aMember(app)
    const other = { password: 'cold river in may', password_confirmation: 'cold river in may' }
    const tries = await Promise.allSettled([change(member), change(member, other)])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
