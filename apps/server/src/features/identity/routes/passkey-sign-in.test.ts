import type { InputFor } from '@foyer/contract/client'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  aGuest,
  aMember,
  aTeamMember,
  aUser,
  findMailLink,
  mailsTo,
  type MemberCaller,
} from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPasskey, aVisitor, originOf, type TestPasskey } from '#test/factories/passkeys.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { anAuthenticator, type AuthenticatorOptions } from '#test/stand-ins/authenticator.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const MINUTE_MS = 60_000
const refusal = (error: unknown) => error

type Proof = InputFor<'identity.signInByPasskey'>['credential']

/** Signs the challenge that the app issues to a guest. */
async function signChallenge(
  { device }: TestPasskey,
  visitor: Caller,
  quirks: AuthenticatorOptions = {},
): Promise<Proof> {
  return device.sign(await api.as(visitor).call('identity.preparePasskeySignIn'), quirks)
}

function send(visitor: Caller, credential: Proof) {
  return api.as(visitor).call('identity.signInByPasskey', { credential })
}

async function trySignIn(passkey: TestPasskey, quirks: AuthenticatorOptions = {}) {
  const visitor = aVisitor(app)
  return send(visitor, await signChallenge(passkey, visitor, quirks)).catch(refusal)
}

describe('signing in by passkey', () => {
  it('signs its owner in, who has typed nothing, and notes the use', async () => {
    const member = await aMember(app)
    const passkey = await aPasskey(member)
    const visitor = aVisitor(app)
    const login = await send(visitor, await signChallenge(passkey, visitor))
    expect(login.user).toMatchObject({ id: member.user_id, subscriber_id: member.subscriber_id })
    const as_member = { ...member, token: login.authentication_token }
    const [listed] = (await api.as(as_member).call('identity.listPasskeys')).items
    expect(listed?.last_used_at).toBe(api.clock.now().toISOString())
  })

  it('counts as a fresh sign-in', async () => {
    const member = await aMember(app)
    const passkey = await aPasskey(member)
    const visitor = aVisitor(app)
    const { authentication_token: token } = await send(visitor, await signChallenge(passkey, visitor))
    await expect(api.as({ ...member, token }).call('identity.preparePasskey')).resolves.toBeDefined()
  })

  it('sends everyone the same options and names no user', async () => {
    const { challenge, ...asked } = await api.as(aVisitor(app)).call('identity.preparePasskeySignIn')
    expect(asked).toEqual({ rpId: `${app.slug}.localhost`, timeout: 300_000, userVerification: 'required' })
    expect(Buffer.from(challenge, 'base64url')).toHaveLength(32)
    const again = await api.as(aVisitor(app)).call('identity.preparePasskeySignIn')
    expect(again).toEqual({ ...asked, challenge: again.challenge })
    expect(again.challenge).not.toBe(challenge)
  })

  it('is refused to pages other than the app’s own', async () => {
    const visitor = aVisitor(app)
    const proof = await signChallenge(await aPasskey(await aMember(app)), visitor)
    for (const origin of [
      'https://evil.example',
      'http://localhost',
      `http://${(await anApp()).slug}.localhost`,
    ]) {
      const stranger = { ...visitor, headers: { origin } }
      expect(await send(stranger, proof).catch(refusal)).toMatchObject({ status: 403 })
      expect(await api.as(stranger).call('identity.preparePasskeySignIn').catch(refusal)).toMatchObject({
        status: 403,
      })
    }
    expect(await send(aGuest(app), proof).catch(refusal)).toMatchObject({ status: 403 })
    await expect(send(visitor, proof)).resolves.toBeDefined()
  })

  it.each<[string, AuthenticatorOptions]>([
    ['made on another origin', { origin: 'https://evil.example' }],
    ['made within a page of another site', { is_cross_origin: true }],
    ['bound to another host', { host: 'evil.example' }],
    ['of a device that did not check who holds it', { is_user_verified: false }],
    ['of a challenge that nobody gave', { challenge: 'A'.repeat(43) }],
    ['that says nothing of its owner', { user_handle: null }],
    [
      'that says it is of somebody else',
      { user_handle: Buffer.from(crypto.randomUUID()).toString('base64url') },
    ],
  ])('refuses a signature %s', async (_, quirks) => {
    const passkey = await aPasskey(await aMember(app))
    expect(await trySignIn(passkey, quirks)).toMatchObject({ status: 422, code: 'passkey_refused' })
    await expect(trySignIn(passkey)).resolves.toHaveProperty('user')
  })

  it('refuses a signature by another key, and one that was changed on the way', async () => {
    const [mine, theirs] = [await aPasskey(await aMember(app)), await aPasskey(await aMember(app))]
    const visitor = aVisitor(app)
    const own = await signChallenge(mine, visitor)
    const other = await signChallenge(theirs, visitor)
    const forged = { ...own, response: { ...own.response, signature: other.response.signature } }
    expect(await send(visitor, forged).catch(refusal)).toMatchObject({ code: 'passkey_refused' })
    const named = {
      ...other,
      id: mine.device.sign({ rpId: '', challenge: '', timeout: 0, userVerification: 'required' }).id,
    }
    expect(await send(visitor, named).catch(refusal)).toMatchObject({ code: 'passkey_refused' })
  })

  it("refuses a challenge for registering, another device's, another app's, and the studio's", async () => {
    const member = await aMember(app)
    const passkey = await aPasskey(member)
    const visitor = aVisitor(app)
    const elsewhere = aVisitor(await anApp())
    const challenges = [
      (await api.as(member).call('identity.preparePasskey')).challenge,
      (await api.as(aVisitor(app)).call('identity.preparePasskeySignIn')).challenge,
      (await api.as(elsewhere).call('identity.preparePasskeySignIn')).challenge,
      (
        await api
          .as({ device_id: visitor.device_id, headers: { origin: 'http://localhost' } })
          .call('team.studioPreparePasskeySignIn')
      ).challenge,
    ]
    for (const challenge of challenges) {
      const proof = await signChallenge(passkey, visitor, { challenge })
      expect(await send(visitor, proof).catch(refusal)).toMatchObject({ code: 'passkey_refused' })
    }
  })

  it('accepts a challenge once, of twenty concurrent uses and later ones', async () => {
    const passkey = await aPasskey(await aMember(app))
    const visitor = aVisitor(app)
    const proof = await signChallenge(passkey, visitor)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(visitor, proof).catch(() => null)),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await send(visitor, proof).catch(refusal)).toMatchObject({ code: 'passkey_refused' })
  })

  it('uses a challenge up even if the rest is refused', async () => {
    const passkey = await aPasskey(await aMember(app))
    const visitor = aVisitor(app)
    const options = await api.as(visitor).call('identity.preparePasskeySignIn')
    const wrong = passkey.device.sign(options, { is_user_verified: false })
    expect(await send(visitor, wrong).catch(refusal)).toMatchObject({ code: 'passkey_refused' })
    expect(await send(visitor, passkey.device.sign(options)).catch(refusal)).toMatchObject({
      code: 'passkey_refused',
    })
  })

  it('refuses a challenge after five minutes', async () => {
    const passkey = await aPasskey(await aMember(app))
    const visitor = aVisitor(app)
    const proof = await signChallenge(passkey, visitor)
    api.clock.advance(5 * MINUTE_MS + 1)
    expect(await send(visitor, proof).catch(refusal)).toMatchObject({ code: 'passkey_refused' })
  })

  it('refuses a counter that falls or does not rise, and logs it', async () => {
    const member = await aMember(app)
    const passkey = await aPasskey(member)
    await expect(trySignIn(passkey, { counter: 7 })).resolves.toHaveProperty('user')
    for (const counter of [7, 6, 0])
      expect(await trySignIn(passkey, { counter })).toMatchObject({ code: 'passkey_refused' })
    const logged = api
      .logged()
      .split('\n')
      .filter((line) => line.includes('went backwards') && line.includes(passkey.id))
    expect(logged).toHaveLength(3)
    await expect(trySignIn(passkey, { counter: 8 })).resolves.toHaveProperty('user')
  })

  it('takes a device that does not count', async () => {
    const device = anAuthenticator(originOf(app), { counts: false })
    const passkey = await aPasskey(await aMember(app), device)
    for (const _time of [1, 2]) await expect(trySignIn(passkey)).resolves.toHaveProperty('user')
  })

  it('answers a suspended user, a removed passkey, and one of another app like an unknown one', async () => {
    const suspended = await aMember(app)
    const passkeys = [await aPasskey(suspended), await aPasskey(await aMember(app))]
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('users')
        .set({ suspended_at: api.clock.now() })
        .where('id', '=', suspended.user_id)
        .execute(),
    )
    const removed = await aMember(app)
    const deleted_passkey = await aPasskey(removed)
    await api.as(removed).call('identity.removePasskey', { id: deleted_passkey.id })
    const abroad = await aPasskey(await aMember(await anApp()))
    const answers = await Promise.all(
      [passkeys[0], deleted_passkey, abroad].map((passkey) => trySignIn(passkey as TestPasskey)),
    )
    const problems = answers.map((answer) => answer as { status: number; code: string; problem: object })
    expect(problems.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 3 }, () => [422, 'passkey_refused']),
    )
    expect(new Set(problems.map(({ problem }) => JSON.stringify({ ...problem, request_id: '' }))).size).toBe(
      1,
    )
    await expect(trySignIn(passkeys[1] as TestPasskey)).resolves.toHaveProperty('user')
  })

  it('signs in someone who closed their account, and restores it', async () => {
    const member = await aMember(app)
    const passkey = await aPasskey(member)
    await api.as(member).call('data-rights.closeAccount')
    await expect(trySignIn(passkey)).resolves.toHaveProperty('user')
    expect((await mailsTo(app, member.email)).at(-1)?.subject).toContain('has been restored')
  })

  it('signs in someone who waits for approval', async () => {
    const closed = await anApp({ access: { is_private: true } })
    const waiting = await aUser(closed)
    const passkey = await aPasskey(waiting)
    const visitor = aVisitor(closed)
    const { user } = await send(visitor, await signChallenge(passkey, visitor))
    expect(user).toMatchObject({ id: waiting.user_id, subscriber_id: null })
  })
})

/** Sets another password by mail. */
async function reset(member: MemberCaller) {
  const guest = aGuest(app)
  await api.as(guest).call('identity.requestReset', { email: member.email })
  const { token } = await findMailLink(app, member.email)
  const new_password = { password: 'short grass in july', password_confirmation: 'short grass in july' }
  await api.as(guest).call('identity.resetPassword', { token, ...new_password })
}

describe('what becomes of passkeys', () => {
  it('a new password leaves them valid, and the mail says so', async () => {
    const member = await aMember(app)
    const passkey = await aPasskey(member)
    await reset(member)
    await expect(trySignIn(passkey)).resolves.toHaveProperty('user')
    const mail = (await mailsTo(app, member.email)).findLast(({ subject }) => subject.includes('password'))
    expect(mail?.text).toContain('Your passkey still works.')
  })

  it('a new password drops those from before the address was proven', async () => {
    const stranger = await aMember(app, { email_verified_at: null })
    const passkey = await aPasskey(stranger)
    await reset(stranger)
    expect(await trySignIn(passkey)).toMatchObject({ code: 'passkey_refused' })
    const mail = (await mailsTo(app, stranger.email)).findLast(({ subject }) => subject.includes('password'))
    expect(mail?.text).not.toContain('passkey')
  })

  it('the first proof of an address drops those of a stranger who waited for its owner', async () => {
    const stranger = await aMember(app, { email_verified_at: null })
    const passkey = await aPasskey(stranger)
    const owner = aGuest(app)
    await api.as(owner).call('identity.requestPasswordless', { email: stranger.email })
    const { token } = await findMailLink(app, stranger.email)
    await api.as(owner).call('identity.verifyPasswordless', { token })
    expect(await trySignIn(passkey)).toMatchObject({ code: 'passkey_refused' })
  })

  it('a reset by the team drops them', async () => {
    const member = await aMember(app)
    const passkey = await aPasskey(member)
    const team = await aTeamMember(app, { role: 'owner' })
    await api.as(team).call('members.resetMemberSignIn', { id: member.user_id })
    expect(await trySignIn(passkey)).toMatchObject({ code: 'passkey_refused' })
  })

  it('an account that becomes a team member’s drops them', async () => {
    const own = await anApp()
    const stranger = await aMember(own)
    const passkey = await aPasskey(stranger)
    const team = await aTeamMember(own, { email: stranger.email })
    const { url } = await api.as(team).call('members.viewApp')
    expect(url).toContain(own.slug)
    const visitor = aVisitor(own)
    const answer = await send(visitor, await signChallenge(passkey, visitor)).catch(refusal)
    expect(answer).toMatchObject({ code: 'passkey_refused' })
  })
})
