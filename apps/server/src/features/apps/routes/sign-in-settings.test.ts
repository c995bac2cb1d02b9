import { generateKeyPairSync } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { APPLE_PRIVATE_KEY, setSignIn } from '#test/factories/providers.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { APPLE_KEYS, GOOGLE_KEYS } from '#test/stand-ins/oidc/oidc-stand-in.ts'

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const asOwner = (at: TestApp = app) => api.as({ ...at.owner, slug: at.slug })
const google = { provider: 'google' as const, ...GOOGLE_KEYS }
const apple = { provider: 'apple' as const, ...APPLE_KEYS, private_key: APPLE_PRIVATE_KEY }
const fieldError = (path: string, code: string) => ({
  status: 422,
  code: 'invalid',
  problem: { errors: [{ path, code }] },
})
const pem = (curve: string) =>
  generateKeyPairSync('ec', { namedCurve: curve })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()

describe('how people sign in', () => {
  it('starts with every method that needs no provider, open to everyone', async () => {
    const loaded = await asOwner(await anApp()).call('apps.getSignIn')
    expect(loaded).toMatchObject({
      methods: { default: true, passwordless: true, google: false, apple: false },
      is_sign_up_open: true,
      allowed_email_domains: [],
      sign_up_text: '',
      google: { is_set: false, client_id: '', changed_at: null },
      changes: [],
    })
  })

  it('updates the member app at once and records who changed it', async () => {
    const own = await anApp()
    const stranger = api.as({ slug: own.slug })
    await stranger.call('apps.getApp')
    const sign_up_text = 'Use the address you booked with.'
    await setSignIn(own, { methods: { passwordless: false }, is_sign_up_open: false, sign_up_text })
    const boot = await stranger.call('apps.getApp')
    expect(boot.sign_in_methods).toEqual(['default'])
    expect(boot.sign_up).toEqual({ is_open: false, text: sign_up_text })
    const { providers } = await stranger.call('identity.fetchMethods', { email: 'a@example.com' })
    expect(providers).toEqual(['default'])
    const { changes } = await asOwner(own).call('apps.getSignIn')
    expect(changes).toMatchObject([{ kind: 'settings', changed_by: { id: own.owner.team_member_id } }])
  })

  it('stores domains in the form of addresses, each once', async () => {
    await setSignIn(app, { allowed_email_domains: [' @Example.COM', 'example.com', 'bücher.example'] })
    const { allowed_email_domains } = await asOwner().call('apps.getSignIn')
    expect(allowed_email_domains).toEqual(['example.com', 'xn--bcher-kva.example'])
    await setSignIn(app, { allowed_email_domains: [] })
  })

  it.each([
    [
      'an app without a way in that serves everyone',
      { methods: { default: false, passwordless: false } },
      'methods',
      'one_method_required',
    ],
    ['a provider without keys', { methods: { apple: true } }, 'methods.apple', 'provider_not_configured'],
    [
      'a domain that is none',
      { allowed_email_domains: ['example.com', 'not a domain'] },
      'allowed_email_domains.1',
      'domain_invalid',
    ],
  ])('refuses %s, and changes nothing', async (_what, change, path, code) => {
    const before = await asOwner().call('apps.getSignIn')
    await expect(setSignIn(app, change)).rejects.toMatchObject(fieldError(path, code))
    expect(await asOwner().call('apps.getSignIn')).toEqual(before)
  })

  it('refuses to replace the change of another team member, shows who made it and when, and changes nothing', async () => {
    const own = await anApp()
    const { google: _g, apple: _a, changes: _c, ...read } = await asOwner(own).call('apps.getSignIn')
    await setSignIn(own, { methods: { passwordless: false } })
    const other_app = await asOwner(own).call('apps.getSignIn')
    await expect(
      asOwner(own).call('apps.saveSignIn', { ...read, sign_up_text: 'Welcome.' }),
    ).rejects.toMatchObject({
      code: 'stale_revision',
      status: 409,
      problem: {
        params: { changed_by: other_app.changes[0]?.changed_by.name, changed_at: expect.any(String) },
      },
    })
    expect(await asOwner(own).call('apps.getSignIn')).toEqual(other_app)
    const again = { ...read, revision: other_app.revision, sign_up_text: 'Welcome.' }
    await expect(asOwner(own).call('apps.saveSignIn', again)).resolves.toMatchObject({
      sign_up_text: 'Welcome.',
    })
  })

  it('is nothing for admins', async () => {
    const admin = await anOwner({ account_id: app.account_id, role: 'admin' })
    await expect(api.as({ ...admin, slug: app.slug }).call('apps.getSignIn')).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('the keys at a provider', () => {
  it('are stored encrypted, and the secret is never returned', async () => {
    const own = await anApp()
    const loaded = await asOwner(own).call('apps.saveSsoKeys', google)
    expect(loaded.google).toMatchObject({
      client_id: google.client_id,
      is_set: true,
      is_readable: true,
      redirect_url: `http://${own.slug}.localhost/api/v1/auth/provider/callback/google`,
    })
    expect(JSON.stringify(loaded)).not.toContain(google.client_secret)
    const row = await api.inApp(own.id, (tx) =>
      tx.selectFrom('app_sso_keys').selectAll().executeTakeFirstOrThrow(),
    )
    expect(JSON.stringify(row)).not.toContain(google.client_secret)
    expect(api.logged()).not.toContain(google.client_secret)
  })

  it('switch a provider on only once they are there, here and where access is set', async () => {
    const own = await anApp()
    await asOwner(own).call('apps.saveSsoKeys', apple)
    await setSignIn(own, { methods: { apple: true } })
    const { access, access_revision: revision } = await asOwner(own).call('apps.getStudioApp')
    expect(access).toMatchObject({ sso_apple_enabled: true, sso_google_enabled: false })
    const { changes } = await asOwner(own).call('apps.getSignIn')
    expect(changes.map(({ kind, settings }) => [kind, settings.methods.apple])).toEqual([
      ['settings', true],
      ['apple_keys', false],
    ])
    await expect(
      asOwner(own).call('apps.updateAppAccess', { ...access, revision, sso_google_enabled: true }),
    ).rejects.toMatchObject(fieldError('sso_google_enabled', 'provider_not_configured'))
  })

  it('switch the provider off when they are removed, so that one step disables a leaked key', async () => {
    const own = await anApp()
    await asOwner(own).call('apps.saveSsoKeys', google)
    await setSignIn(own, { methods: { google: true } })
    const loaded = await asOwner(own).call('apps.removeSsoKeys', { provider: 'google' })
    expect(loaded).toMatchObject({ methods: { google: false }, google: { is_set: false, client_id: '' } })
    const kinds = loaded.changes.map(({ kind }) => kind)
    expect(kinds).toEqual(['google_keys_removed', 'settings', 'google_keys'])
    const again = await asOwner(own).call('apps.removeSsoKeys', { provider: 'google' })
    expect(again.changes).toHaveLength(3)
  })

  it('keep the secret while the fields that it belongs to do not change', async () => {
    const own = await anApp()
    await asOwner(own).call('apps.saveSsoKeys', apple)
    const { private_key: _left, ...without } = apple
    const renamed = await asOwner(own).call('apps.saveSsoKeys', { ...without, client_id: 'example.kiln.two' })
    expect(renamed.apple.client_id).toBe('example.kiln.two')
    await expect(
      asOwner(own).call('apps.saveSsoKeys', { ...without, key_id: 'KEY7654321' }),
    ).rejects.toMatchObject(fieldError('private_key', 'required'))
  })

  const wrong: [what: string, input: InputFor<'apps.saveSsoKeys'>, path: string, code: string][] = [
    ['no id', { ...google, client_id: '' }, 'client_id', 'required'],
    ['an id that is none of Google', { ...google, client_id: 'kiln' }, 'client_id', 'client_id_invalid'],
    ['no secret', { ...google, client_secret: '' }, 'client_secret', 'required'],
    ['no team', { ...apple, team_id: '' }, 'team_id', 'required'],
    ['a key id that is none', { ...apple, key_id: 'short' }, 'key_id', 'client_id_invalid'],
    ['a key on another curve', { ...apple, private_key: pem('P-384') }, 'private_key', 'private_key_invalid'],
    ['no key at all', { ...apple, private_key: 'secret' }, 'private_key', 'private_key_invalid'],
    [
      'half of a key',
      { ...apple, private_key: APPLE_PRIVATE_KEY.slice(0, 90) },
      'private_key',
      'private_key_invalid',
    ],
  ]
  it.each(wrong)('refuse %s', async (_what, input, path, code) => {
    await expect(asOwner(await anApp()).call('apps.saveSsoKeys', input)).rejects.toMatchObject(
      fieldError(path, code),
    )
  })

  it('that another server key sealed count as unreadable', async () => {
    const own = await anApp()
    await asOwner(own).call('apps.saveSsoKeys', google)
    await api.inApp(own.id, (tx) => tx.updateTable('app_sso_keys').set({ sealed_by: 'another' }).execute())
    const loaded = await asOwner(own).call('apps.getSignIn')
    expect(loaded.google).toMatchObject({ is_set: true, is_readable: false })
    const { client_secret: _left, ...without } = google
    await expect(asOwner(own).call('apps.saveSsoKeys', without)).rejects.toMatchObject(
      fieldError('client_secret', 'required'),
    )
  })

  it('of one app are nothing to another', async () => {
    const [own, other] = [await anApp(), await anApp()]
    await asOwner(own).call('apps.saveSsoKeys', google)
    expect((await asOwner(other).call('apps.getSignIn')).google.is_set).toBe(false)
    await expect(api.as({ ...other.owner, slug: own.slug }).call('apps.getSignIn')).rejects.toMatchObject({
      status: 404,
    })
  })
})
