import { beforeAll, describe, expect, it } from 'vitest'
import { aGuest, aMember, anOwner, findMailLink, mailsTo, type TeamCaller } from '#test/factories/identity.ts'
import { anApp } from '#test/factories/apps.ts'
import { aPasskey, aStudioPasskey, aVisitor, type TestPasskey } from '#test/factories/passkeys.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { anAuthenticator, type AuthenticatorOptions } from '#test/stand-ins/authenticator.ts'

let api: TestServer

beforeAll(async () => {
  api = await aServer()
})

const STUDIO = { id: null }
const MINUTE_MS = 60_000
const refusal = (error: unknown) => error
const visitor = { headers: { origin: 'http://localhost' } }

async function trySignIn({ device }: TestPasskey, quirks: AuthenticatorOptions = {}) {
  const { call } = api.as(visitor)
  const credential = device.sign(await call('team.studioPreparePasskeySignIn'), quirks)
  return call('team.studioSignInByPasskey', { credential }).catch(refusal)
}

async function tryAdd(owner: TeamCaller, quirks: AuthenticatorOptions) {
  const { call } = api.as(owner)
  const options = await call('team.studioPreparePasskey')
  const credential = anAuthenticator('http://localhost').createPasskey(options, quirks)
  return call('team.studioAddPasskey', { credential }).catch(refusal)
}

describe('passkeys of the studio', () => {
  it('are added on the base host, listed, renamed and removed, and reported by mail', async () => {
    const owner = await anOwner()
    const { call } = api.as(owner)
    expect((await call('team.studioPreparePasskey')).rp).toEqual({ id: 'localhost', name: 'Foyer' })
    const { id } = await aStudioPasskey(owner)
    expect((await mailsTo(STUDIO, owner.email)).at(-1)?.text).toContain('http://localhost/you\n')
    await call('team.studioRenamePasskey', { id, name: 'Desk' })
    expect((await call('team.studioListPasskeys')).items).toMatchObject([
      { id, name: 'Desk', host: 'localhost' },
    ])
    await call('team.studioRemovePasskey', { id })
    expect((await call('team.studioListPasskeys')).items).toEqual([])
    const mail = (await mailsTo(STUDIO, owner.email)).at(-1)
    expect(mail?.subject).toBe('A passkey was removed from your account at Foyer')
    expect(mail?.text).toContain('Desk')
  })

  it('sign their owner in', async () => {
    const owner = await anOwner()
    const passkey = await aStudioPasskey(owner)
    const login = await trySignIn(passkey)
    expect(login).toMatchObject({
      team_member: { id: owner.team_member_id },
      account: { id: owner.account_id },
    })
    const { authentication_token: token } = login as { authentication_token: string }
    expect(await api.as({ token }).call('team.studioMe')).toMatchObject({
      team_member: { id: owner.team_member_id },
    })
    const [listed] = (await api.as(owner).call('team.studioListPasskeys')).items
    expect(listed?.last_used_at).not.toBeNull()
  })

  it('require a fresh sign-in when the last one is older than ten minutes', async () => {
    const owner = await anOwner()
    const { id } = await aStudioPasskey(owner)
    const created_at = new Date(api.clock.now().getTime() - 11 * MINUTE_MS)
    await api.database.control
      .updateTable('studio_sessions')
      .set({ created_at })
      .where('id', '=', owner.session_id)
      .execute()
    const { call } = api.as(owner)
    const again = { code: 'sign_in_again' }
    expect(await call('team.studioPreparePasskey').catch(refusal)).toMatchObject(again)
    expect(await call('team.studioRemovePasskey', { id }).catch(refusal)).toMatchObject(again)
    expect((await call('team.studioListPasskeys')).items).toMatchObject([{ id }])
  })

  it.each<[string, AuthenticatorOptions]>([
    ['on a page of an app', { origin: 'http://kiln.localhost' }],
    ['bound to the host of an app', { host: 'kiln.localhost' }],
    ['by a device that did not check who holds it', { is_user_verified: false }],
    ['for a challenge that nobody gave', { challenge: 'A'.repeat(43) }],
  ])('are refused when made or used %s', async (_, quirks) => {
    const owner = await anOwner()
    expect(await tryAdd(owner, quirks)).toMatchObject({ code: 'passkey_refused' })
    const passkey = await aStudioPasskey(owner)
    expect(await trySignIn(passkey, quirks)).toMatchObject({ code: 'passkey_refused' })
    await expect(trySignIn(passkey)).resolves.toHaveProperty('team_member')
  })

  it('are refused when their counter falls', async () => {
    const passkey = await aStudioPasskey(await anOwner())
    await expect(trySignIn(passkey, { counter: 4 })).resolves.toHaveProperty('team_member')
    expect(await trySignIn(passkey, { counter: 3 })).toMatchObject({ code: 'passkey_refused' })
  })

  it('take a challenge once', async () => {
    const { device } = await aStudioPasskey(await anOwner())
    const { call } = api.as(visitor)
    const credential = device.sign(await call('team.studioPreparePasskeySignIn'))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('team.studioSignInByPasskey', { credential }).catch(() => null)),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it('are accessible only to their owner, not to guests and members', async () => {
    const { id } = await aStudioPasskey(await anOwner())
    const { call } = api.as(await anOwner())
    expect(await call('team.studioRenamePasskey', { id, name: 'Mine' }).catch(refusal)).toMatchObject({
      code: 'not_found',
    })
    expect(await call('team.studioRemovePasskey', { id }).catch(refusal)).toMatchObject({
      code: 'not_found',
    })
    const member = await aMember(await anApp())
    for (const caller of [{}, { token: member.token }])
      expect(await api.as(caller).call('team.studioListPasskeys').catch(refusal)).toMatchObject({
        status: 401,
      })
  })

  it("do not open an app, nor an app's the studio", async () => {
    const app = await anApp()
    const owner = await anOwner()
    const ours = await aStudioPasskey(owner)
    const guest = aVisitor(app)
    const { call } = api.as(guest)
    const credential = ours.device.sign(await call('identity.preparePasskeySignIn'))
    expect(await call('identity.signInByPasskey', { credential }).catch(refusal)).toMatchObject({
      code: 'passkey_refused',
    })
    expect(await trySignIn(await aPasskey(await aMember(app)))).toMatchObject({ code: 'passkey_refused' })
  })

  it('stay with a new password, and the mail says so', async () => {
    const owner = await anOwner()
    const passkey = await aStudioPasskey(owner)
    await api.as({}).call('team.studioRequestReset', { email: owner.email })
    const { token } = await findMailLink(STUDIO, owner.email)
    await api.as({}).call('team.studioResetPassword', { token, password: 'short grass in july' })
    expect((await mailsTo(STUDIO, owner.email)).at(-1)?.text).toContain('Your passkey still works.')
    await expect(trySignIn(passkey)).resolves.toHaveProperty('team_member')
  })

  it('stay with a new password, but those added in the apps are removed', async () => {
    const app = await anApp()
    const { call } = api.as({ ...app.owner, headers: { 'x-app-slug': app.slug } })
    const { url } = await call('members.viewApp')
    const code = new URL(url).searchParams.get('session') ?? ''
    const guest = aGuest(app)
    const { user, authentication_token: token } = await api.as(guest).call('identity.exchangeCode', { code })
    const app_session = { ...guest, token, email: user.email }
    await aPasskey({ ...app_session, name: '', user_id: user.id, session_id: '', cookie_secret: '' })
    expect((await api.as(app_session).call('identity.listPasskeys')).items).toHaveLength(1)

    await api.as({}).call('team.studioRequestReset', { email: app.owner.email })
    const { token: reset } = await findMailLink(STUDIO, app.owner.email)
    await api.as({}).call('team.studioResetPassword', { token: reset, password: 'short grass in july' })
    const left = await api.inApp(app.id, (tx) =>
      tx.selectFrom('passkeys').select('id').where('user_id', '=', user.id).execute(),
    )
    expect(left).toEqual([])
  })
})
