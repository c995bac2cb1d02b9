import { beforeAll, describe, expect, it } from 'vitest'
import { aGuest, aMember, aUser, findMailLink, mailsTo, PASSWORD } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const ANOTHER = 'short grass in july'

describe('setPassword', () => {
  it('completes the setup of a user who signed in by a link', async () => {
    const guest = aGuest(app)
    const email = 'new-here@example.com'
    await api.as(guest).call('identity.requestPasswordless', { email })
    const { token: link } = await findMailLink(app, email)
    const entered = await api.as(guest).call('identity.verifyPasswordless', { token: link })
    const me = api.as({ ...guest, token: entered.authentication_token })
    const { user } = await me.call('identity.setPassword', { password: PASSWORD, name: ' Ines  Duarte ' })
    expect(user).toMatchObject({ name: 'Ines Duarte', passwordless: false, auth_provider: 'default' })
    const again = await api.as(aGuest(app)).call('identity.login', { email, password: PASSWORD })
    expect(again.user.id).toBe(user.id)
  })

  it('ends every other session and unused mailed link, leaves this one, and mails the user', async () => {
    const member = await aMember(app, { password_hash: null })
    const other = aGuest(app)
    await api.as(other).call('identity.requestPasswordless', { email: member.email })
    const { token: link } = await findMailLink(app, member.email)
    const elsewhere = await api.as(other).call('identity.verifyPasswordless', { token: link })
    await api.as(other).call('identity.requestPasswordless', { email: member.email })
    const { token: unused } = await findMailLink(app, member.email)

    await api.as(member).call('identity.setPassword', { password: PASSWORD })
    expect((await api.as(member).call('identity.getProvider')).has_password).toBe(true)
    await expect(
      api.as({ ...other, token: elsewhere.authentication_token }).call('identity.getProvider'),
    ).rejects.toMatchObject({ status: 401 })
    await expect(api.as(other).call('identity.verifyPasswordless', { token: unused })).rejects.toMatchObject({
      code: 'token_invalid',
    })
    const subjects = (await mailsTo(app, member.email)).map(({ subject }) => subject)
    expect(subjects.at(-1)).toBe('Your password for Kiln was changed')
  })

  it('replaces a password only after a fresh sign-in', async () => {
    const member = await aMember(app)
    await api.as(member).call('identity.setPassword', { password: ANOTHER })
    api.clock.advance(11 * 60_000)
    await expect(api.as(member).call('identity.setPassword', { password: PASSWORD })).rejects.toMatchObject({
      code: 'sign_in_again',
    })
    const fresh = await api.as(aGuest(app)).call('identity.login', { email: member.email, password: ANOTHER })
    await api
      .as({ ...member, token: fresh.authentication_token })
      .call('identity.setPassword', { password: PASSWORD })
  })

  it('returns all errors at once and changes nothing', async () => {
    const member = await aMember(app, { password_hash: null, name: 'Grace Whitlock' })
    await expect(
      api.as(member).call('identity.setPassword', { password: 'short', name: 'A' }),
    ).rejects.toMatchObject({
      problem: {
        errors: [
          { path: 'name', code: 'name_too_short' },
          { path: 'password', code: 'password_too_short' },
        ],
      },
    })
    expect((await api.as(member).call('identity.getProvider')).has_password).toBe(false)
  })

  it('allows every signed-in user and nobody else', async () => {
    const waiting = await aUser(app, { password_hash: null })
    await api.as(waiting).call('identity.setPassword', { password: PASSWORD })
    await expect(
      api.as(aGuest(app)).call('identity.setPassword', { password: PASSWORD }),
    ).rejects.toMatchObject({ status: 401 })
    const other = await anApp()
    await expect(
      api.as({ ...waiting, slug: other.slug }).call('identity.setPassword', { password: PASSWORD }),
    ).rejects.toMatchObject({ status: 401 })
  })
})
