import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const asOwner = (of: TestApp) => api.as({ ...of.owner, slug: of.slug })

describe('GET /studio/products/:id', () => {
  it('returns a product to the owner as it was saved, also once it is off sale', async () => {
    const { id, ...saved } = await aProduct(app, { title: 'Winter block' })
    expect(await asOwner(app).call('commerce.getStudioProduct', { id })).toEqual({
      id,
      ...saved,
      is_archived: false,
    })
    await asOwner(app).call('commerce.archiveProduct', { id })
    expect(await asOwner(app).call('commerce.getStudioProduct', { id })).toMatchObject({
      title: 'Winter block',
      is_archived: true,
    })
  })

  it('has no author when it was last saved before authors were stored', async () => {
    const { id, title, revision, versions } = await aProduct(app)
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('products')
        .set({ changed_by: null, changed_by_name: null, changed_at: null })
        .where('id', '=', id)
        .execute(),
    )
    const unnamed = { changed_by: null, changed_at: null }
    expect(await asOwner(app).call('commerce.getStudioProduct', { id })).toMatchObject(unnamed)
    const late = { id, title, versions, revision: revision + 1 }
    await expect(asOwner(app).call('commerce.updateProduct', late)).rejects.toSatisfy(
      ({ code, problem }) => code === 'stale_revision' && problem.params === undefined,
    )
  })

  it('is not there for the team of another app, and not for members', async () => {
    const { id } = await aProduct(app)
    await expect(asOwner(await anApp()).call('commerce.getStudioProduct', { id })).rejects.toMatchObject({
      status: 404,
    })
    await expect(api.as(await aMember(app)).call('commerce.getStudioProduct', { id })).rejects.toMatchObject({
      status: 401,
    })
  })
})
