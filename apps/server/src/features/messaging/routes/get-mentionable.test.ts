import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant } from '#test/factories/access.ts'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aThread } from '#test/factories/messaging.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
const product_id = newId()
const bought = { require_purchase: true, products: [product_id] }

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

describe('getMentionable', () => {
  it('finds people by the start of their names, never by address, and omits hidden profiles', async () => {
    const search_app = await anApp()
    const thread = await aThread(search_app)
    const me = await aMember(search_app, { name: 'Mina Quill', email: 'quillmail@example.test' })
    await aMember(search_app, { name: 'Quentin Abara', email: 'zephyr@example.test' })
    await aMember(search_app, { name: 'Quiet Quinn', profile_visibility: 'private' })
    await aMember(search_app, { name: 'Quick Quade', suspended_at: new Date() })
    const findMentionable = async (term: string) =>
      (await api.as(me).call('messaging.getMentionable', { id: thread, term })).items.map(({ name }) => name)
    expect(await findMentionable('qu')).toEqual(['Quentin Abara'])
    expect(await findMentionable('aba que')).toEqual(['Quentin Abara'])
    expect(await findMentionable('zephyr')).toEqual([])
    expect(await findMentionable('%')).toEqual([])
  })

  it('finds the app’s own messaging profile, whatever its visibility', async () => {
    const others = await anApp()
    const me = await aMember(others)
    const hidden = { profile_visibility: 'private', is_app_messaging_profile: true } as const
    await aMember(others, { name: 'Quirin Coach', ...hidden })
    const requested = { id: await aThread(others), term: 'quir' }
    const { items } = await api.as(me).call('messaging.getMentionable', requested)
    expect(items.map(({ name }) => name)).toEqual(['Quirin Coach'])
  })

  it('lists nobody who may not read the page', async () => {
    const thread = await aThread(app, bought)
    const [me, buyer] = await Promise.all([aMember(app), aMember(app, { name: 'Wanda Buyer' })])
    await aMember(app, { name: 'Wanda Outside' })
    await aGrant(app, me, { product_id })
    await aGrant(app, buyer, { product_id })
    const { items } = await api.as(me).call('messaging.getMentionable', { id: thread, term: 'wanda' })
    expect(items.map(({ name }) => name)).toEqual(['Wanda Buyer'])
  })
})
