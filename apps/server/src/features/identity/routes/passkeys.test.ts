import { beforeAll, describe, expect, it } from 'vitest'
import {
  aGuest,
  aMember,
  anotherSession,
  aUser,
  mailsTo,
  PASSWORD_HASH,
  type MemberCaller,
} from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { newId } from '#platform/ids.ts'
import { aPasskey, originOf } from '#test/factories/passkeys.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { anAuthenticator, type AuthenticatorOptions } from '#test/stand-ins/authenticator.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const MINUTE_MS = 60_000
const refusal = (error: unknown) => error

/** Lets a session have been opened so many minutes ago. */
function ageSession(member: MemberCaller, minutes: number) {
  const created_at = new Date(api.clock.now().getTime() - minutes * MINUTE_MS)
  return api.inApp(app.id, (tx) =>
    tx.updateTable('sessions').set({ created_at }).where('id', '=', member.session_id).execute(),
  )
}

/** Attempts to add a passkey that a non-conforming device created. */
async function tryAdd(member: MemberCaller, quirks: AuthenticatorOptions) {
  const { call } = api.as(member)
  const credential = anAuthenticator(originOf(app)).createPasskey(
    await call('identity.preparePasskey'),
    quirks,
  )
  return call('identity.addPasskey', { credential }).catch(refusal)
}

describe('adding a passkey', () => {
  it('requests one that names its owner, requires user verification and is bound to the host of the app', async () => {
    const member = await aMember(app, { name: 'Priya Raman' })
    const options = await api.as(member).call('identity.preparePasskey')
    expect(options).toMatchObject({
      rp: { id: `${app.slug}.localhost`, name: app.name },
      user: {
        id: Buffer.from(member.user_id).toString('base64url'),
        name: member.email,
        displayName: 'Priya Raman',
      },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    })
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
  })

  it('stores it, lists it, excludes it next time, and mails the user', async () => {
    const member = await aMember(app)
    const device = anAuthenticator(originOf(app))
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/26.0 Safari/605.1.15' }
    const { call } = api.as({ ...member, headers })
    const credential = device.createPasskey(await call('identity.preparePasskey'), {
      transports: ['internal', 'odd'],
    })
    const added = await call('identity.addPasskey', { credential })
    expect(added).toMatchObject({
      name: 'Safari on iPhone',
      host: `${app.slug}.localhost`,
      is_backed_up: false,
      last_used_at: null,
    })
    expect((await call('identity.listPasskeys')).items).toEqual([added])
    expect((await call('identity.preparePasskey')).excludeCredentials).toEqual([
      { id: credential.id, type: 'public-key', transports: ['internal'] },
    ])
    const mail = (await mailsTo(app, member.email)).at(-1)
    expect(mail?.subject).toContain('A passkey was added')
    expect(mail?.text).toContain('Safari on iPhone')
    expect(mail?.text).toContain(`http://${app.slug}.localhost/me/account/details`)
  })

  it('stores neither a challenge in plain text nor a used one', async () => {
    const member = await aMember(app)
    const listRows = () =>
      api.inApp(app.id, (tx) =>
        tx.selectFrom('passkey_challenges').selectAll().where('user_id', '=', member.user_id).execute(),
      )
    const { challenge } = await api.as(member).call('identity.preparePasskey')
    expect(await listRows()).toMatchObject([{ purpose: 'register', device_id: member.device_id }])
    expect(JSON.stringify(await listRows())).not.toContain(challenge)
    await aPasskey(member)
    expect(await listRows()).toHaveLength(1)
  })

  it('requires a fresh sign-in when the last one is older than ten minutes', async () => {
    const member = await aMember(app)
    await ageSession(member, 11)
    const refused_request = await api.as(member).call('identity.preparePasskey').catch(refusal)
    expect(refused_request).toMatchObject({ code: 'sign_in_again' })
  })

  it.each<[string, AuthenticatorOptions]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['the studio', { origin: 'http://localhost' }],
    ['another port', { origin: 'http://localhost:81' }],
    ['within a page of another site', { is_cross_origin: true }],
    ['bound to another host', { host: 'evil.example' }],
    ['bound to the base host, which is above all apps', { host: 'localhost' }],
    ['by a device that did not check who holds it', { is_user_verified: false }],
    ['for a challenge that nobody gave', { challenge: 'A'.repeat(43) }],
  ])('refuses one made %s', async (_, quirks) => {
    const member = await aMember(app)
    expect(await tryAdd(member, quirks)).toMatchObject({ status: 422, code: 'passkey_refused' })
    expect((await api.as(member).call('identity.listPasskeys')).items).toEqual([])
  })

  it("refuses another's challenge, another device's, and one of another app", async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const elsewhere = await anApp()
    const abroad = await aMember(elsewhere)
    const callers = [other, { ...member, device_id: crypto.randomUUID() }, abroad]
    for (const caller of callers) {
      const { challenge } = await api.as(caller).call('identity.preparePasskey')
      const options = await api.as(member).call('identity.preparePasskey')
      const credential = anAuthenticator(originOf(app)).createPasskey(options, { challenge })
      const added = await api.as(member).call('identity.addPasskey', { credential }).catch(refusal)
      expect(added).toMatchObject({ code: 'passkey_refused' })
    }
  })

  it('takes a challenge once, and the passkey of a device once', async () => {
    const member = await aMember(app)
    const { call } = api.as(member)
    const device = anAuthenticator(originOf(app))
    const credential = device.createPasskey(await call('identity.preparePasskey'))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('identity.addPasskey', { credential }).catch(() => null)),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
    const again = device.createPasskey(await call('identity.preparePasskey'))
    expect(await call('identity.addPasskey', { credential: again }).catch(refusal)).toMatchObject({
      code: 'passkey_refused',
    })
  })

  it('refuses a challenge after five minutes', async () => {
    const member = await aMember(app)
    const { call } = api.as(member)
    const credential = anAuthenticator(originOf(app)).createPasskey(await call('identity.preparePasskey'))
    api.clock.advance(5 * MINUTE_MS + 1)
    expect(await call('identity.addPasskey', { credential }).catch(refusal)).toMatchObject({
      code: 'passkey_refused',
    })
  })

  it('stops at twenty, also in concurrent requests', async () => {
    const member = await aMember(app)
    const { call } = api.as(member)
    const { id } = await aPasskey(member)
    await api.inApp(app.id, async (tx) => {
      const first = await tx.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const more = Array.from({ length: 18 }, (_, n) => ({
        ...first,
        id: newId(),
        credential_id: `one-${n}`,
      }))
      await tx.insertInto('passkeys').values(more).execute()
    })
    const device = () => anAuthenticator(originOf(app))
    const results = await Promise.all(
      [1, 2, 3].map(async () => device().createPasskey(await call('identity.preparePasskey'))),
    )
    const answers = await Promise.all(
      results.map((credential) => call('identity.addPasskey', { credential }).catch(refusal)),
    )
    const refused = answers.filter((answer) => answer instanceof Error)
    expect(refused).toMatchObject([{ code: 'too_many_passkeys' }, { code: 'too_many_passkeys' }])
    expect(await call('identity.preparePasskey').catch(refusal)).toMatchObject({ code: 'too_many_passkeys' })
  })

  it('is refused to guests and allowed to users who wait for approval', async () => {
    for (const name of ['identity.preparePasskey', 'identity.listPasskeys'] as const)
      expect(await api.as(aGuest(app)).call(name).catch(refusal)).toMatchObject({ status: 401 })
    expect(await aPasskey(await aUser(app))).toMatchObject({ name: '' })
  })
})

describe('a person with passkeys', () => {
  it('renames and removes only their own', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const abroad = await aMember(await anApp())
    const { id } = await aPasskey(member)
    for (const stranger of [other, abroad]) {
      const { call } = api.as(stranger)
      const renamed = await call('identity.renamePasskey', { id, name: 'Mine' }).catch(refusal)
      const removed = await call('identity.removePasskey', { id }).catch(refusal)
      expect([renamed, removed]).toMatchObject([{ code: 'not_found' }, { code: 'not_found' }])
    }
    const { call } = api.as(member)
    expect(await call('identity.renamePasskey', { id, name: ' My phone ' })).toMatchObject({
      id,
      name: 'My phone',
    })
    expect(await call('identity.removePasskey', { id })).toEqual({})
    expect((await call('identity.listPasskeys')).items).toEqual([])
    expect(await call('identity.removePasskey', { id }).catch(refusal)).toMatchObject({ code: 'not_found' })
  })

  it.each([
    ['nothing', ' ', 'too_small'],
    ['a line break', 'My\nphone', 'name_has_line_break'],
    ['a novel', 'x'.repeat(61), 'too_big'],
  ])('does not call one %s', async (_, name, code) => {
    const member = await aMember(app)
    const { id } = await aPasskey(member)
    const answer = await api.as(member).call('identity.renamePasskey', { id, name }).catch(refusal)
    expect(answer).toMatchObject({ code: 'invalid', problem: { errors: [{ path: 'name', code }] } })
  })

  it('removes one only after a fresh sign-in, and gets a mail for each', async () => {
    const member = await aMember(app)
    const [first, second] = [await aPasskey(member), await aPasskey(member)]
    await api.as(member).call('identity.renamePasskey', { id: second.id, name: 'Old phone' })
    await ageSession(member, 11)
    const late = await api.as(member).call('identity.removePasskey', { id: first.id }).catch(refusal)
    expect(late).toMatchObject({ status: 422, code: 'sign_in_again' })
    expect((await api.as(member).call('identity.listPasskeys')).items).toHaveLength(2)
    expect((await mailsTo(app, member.email)).at(-1)?.subject).toContain('A passkey was added')

    const fresh = api.as(await anotherSession(app, member))
    await fresh.call('identity.removePasskey', { id: second.id })
    const mail = (await mailsTo(app, member.email)).at(-1)
    expect(mail?.subject).toBe('A passkey was removed from your account at Kiln')
    expect(mail?.text).toContain('Old phone')
  })

  it('cannot remove their last sign-in method, also when two are removed at once', async () => {
    const member = await aMember(app, { password_hash: null, email_verified_at: null })
    const { call } = api.as(member)
    const ids = [(await aPasskey(member)).id, (await aPasskey(member)).id]
    const answers = await Promise.all(ids.map((id) => call('identity.removePasskey', { id }).catch(refusal)))
    expect(answers.filter((answer) => answer instanceof Error)).toMatchObject([{ code: 'last_way_in' }])
    const [last] = (await call('identity.listPasskeys')).items

    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('users')
        .set({ password_hash: PASSWORD_HASH })
        .where('id', '=', member.user_id)
        .execute(),
    )
    expect(await call('identity.removePasskey', { id: last?.id ?? '' })).toEqual({})
  })
})
