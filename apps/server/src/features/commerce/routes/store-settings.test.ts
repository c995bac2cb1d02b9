import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { anAppStore, listStoreProducts } from '#test/factories/stores.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import {
  APP_STORE_KEYS,
  FOREIGN_KEY,
  type AppStoreStandIn,
} from '#test/stand-ins/app-store/app-store-stand-in.ts'

let api: TestServer
let apple: AppStoreStandIn
beforeAll(async () => {
  api = await aServer()
  apple = await anAppStore()
})
afterAll(() => apple.close())

const asOwner = (app: TestApp) => api.as({ ...app.owner, slug: app.slug })
const NO_SETTINGS = {
  issuer_id: '',
  key_id: '',
  bundle_id: '',
  has_private_key: false,
  accepts_test: false,
  notification_url: expect.stringMatching(/\/api\/v1\/webhooks\/app-store$/),
  products: [],
}
const { private_key: _key, ...ids } = APP_STORE_KEYS
const pem = (namedCurve: string): string =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

type InvalidInput = Partial<typeof APP_STORE_KEYS> & { named?: string; is_foreign?: boolean; twice?: boolean }

describe('PUT /studio/stores/app-store', () => {
  it('connects an app with a key that Apple accepts, and never returns the key', async () => {
    const app = await anApp()
    const product = await aProduct(app)
    expect(await asOwner(app).call('commerce.getStoreSettings')).toEqual(NO_SETTINGS)
    const products = listStoreProducts({ club: product.id, 'club.year': product.id })
    const input = { ...APP_STORE_KEYS, accepts_test: true, products }
    expect(await asOwner(app).call('commerce.setStoreSettings', input)).toEqual({ has_private_key: true })
    const settings = await asOwner(app).call('commerce.getStoreSettings')
    expect(settings).toMatchObject({ ...ids, has_private_key: true, accepts_test: true, products })

    const rows = await api.inApp(app.id, async (tx) => [
      await tx.selectFrom('store_settings').selectAll().execute(),
      await tx.selectFrom('idempotency_keys').selectAll().execute(),
    ])
    expect(JSON.stringify(rows)).not.toContain(APP_STORE_KEYS.private_key.split('\n')[1])
  })

  it('retains a missing key, and disconnects with an empty one', async () => {
    const app = await anApp()
    const set = (input: { private_key?: string }) =>
      asOwner(app).call('commerce.setStoreSettings', { ...ids, ...input, products: [] })
    await set(APP_STORE_KEYS)
    expect(await set({})).toEqual({ has_private_key: true })
    expect(await set({ private_key: '' })).toEqual({ has_private_key: false })
    expect(await asOwner(app).call('commerce.getStoreSettings')).toMatchObject({ has_private_key: false })
  })

  it.each([
    ['a key that Apple does not know', { private_key: FOREIGN_KEY }],
    ['a key of another issuer', { issuer_id: 'someone' }],
    ['a key of another bundle', { bundle_id: 'example.other' }],
  ])('refuses %s, and keeps nothing', async (_what, invalid) => {
    const app = await anApp()
    const input = { ...APP_STORE_KEYS, ...invalid, products: [] }
    await expect(asOwner(app).call('commerce.setStoreSettings', input)).rejects.toMatchObject({
      code: 'key_refused',
      status: 422,
    })
    expect(await asOwner(app).call('commerce.getStoreSettings')).toEqual(NO_SETTINGS)
  })

  it.each([
    ['a key on another curve', { private_key: pem('P-384') }, 'private_key', 'private_key_invalid'],
    ['a text that is no key', { private_key: 'hello' }, 'private_key', 'private_key_invalid'],
    ['a key without its issuer', { issuer_id: '' }, 'issuer_id', 'required'],
    ['a key without its id', { key_id: '' }, 'key_id', 'required'],
    ['a key without its bundle', { bundle_id: '' }, 'bundle_id', 'required'],
    ['a name that no store gives', { named: 'a b' }, 'products.0.store_product_id', 'invalid'],
    ['a product of another app', { is_foreign: true }, 'products.0.product_id', 'unknown_product'],
    ['one name for two products', { twice: true }, 'products.1.store_product_id', 'given_twice'],
  ])('refuses %s beside its field, and keeps nothing', async (_what, invalid, path, code) => {
    const app = await anApp()
    const { named = 'club', is_foreign, twice, ...input_changes }: InvalidInput = invalid
    const product = await aProduct(is_foreign ? await anApp() : app)
    const one = { store_product_id: named, product_id: product.id }
    const input = { ...APP_STORE_KEYS, ...input_changes, products: twice ? [one, one] : [one] }
    await expect(asOwner(app).call('commerce.setStoreSettings', input)).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ path, code }] },
    })
    expect(await asOwner(app).call('commerce.getStoreSettings')).toEqual(NO_SETTINGS)
  })

  it('stores nothing while Apple is unavailable', async () => {
    const app = await anApp()
    apple.setUnreachable(true)
    const input = { ...APP_STORE_KEYS, products: [] }
    await expect(asOwner(app).call('commerce.setStoreSettings', input)).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
    })
    apple.setUnreachable(false)
    expect(await asOwner(app).call('commerce.getStoreSettings')).toEqual(NO_SETTINGS)
  })

  it('is allowed only for account admins; admins may read', async () => {
    const app = await anApp()
    const as = (who: object) => api.as({ ...who, slug: app.slug })
    const admin = await anOwner({ account_id: app.account_id, role: 'admin' })
    const input = { ...APP_STORE_KEYS, products: [] }
    await expect(as(admin).call('commerce.setStoreSettings', input)).rejects.toMatchObject({ status: 403 })
    await expect(as(admin).call('commerce.getStoreSettings')).resolves.toEqual(NO_SETTINGS)
    for (const who of [await anOwner(), {}, await aMember(app)]) {
      const closed = { status: expect.toBeOneOf([401, 404]) }
      await expect(as(who).call('commerce.getStoreSettings')).rejects.toMatchObject(closed)
      await expect(as(who).call('commerce.setStoreSettings', input)).rejects.toMatchObject(closed)
    }
  })
})
