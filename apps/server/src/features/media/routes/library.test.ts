import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aPicture } from '#test/factories/media.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const asOwner = (app: TestApp) => api.as({ ...app.owner, slug: app.slug })
const names = (items: readonly { name: string }[]) => items.map((item) => item.name)

describe('GET /studio/media', () => {
  it('lists the library newest first, page by page, without gaps or repeats', async () => {
    const app = await anApp()
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await aPicture(app, { name })
    const seen: string[] = []
    let before: string | undefined
    do {
      const page = await asOwner(app).call('media.listMedia', { limit: 2, ...(before ? { before } : {}) })
      seen.push(...names(page.items))
      before = page.next_before ?? undefined
    } while (before)
    expect(seen).toEqual(['Five', 'Four', 'Three', 'Two', 'One'])
  })

  it('finds by name or description, and takes signs of patterns for what they are', async () => {
    const app = await anApp()
    await aPicture(app, { name: 'Deadlift', alt: 'A coach at the bar' })
    await aPicture(app, { name: 'Bowl', alt: '100% oats' })
    const find = async (term: string) => names((await asOwner(app).call('media.listMedia', { term })).items)
    expect(await find('dead')).toEqual(['Deadlift'])
    expect(await find('LÍFT')).toEqual(['Deadlift'])
    expect(await find('COACH')).toEqual(['Deadlift'])
    expect(await find('100%')).toEqual(['Bowl'])
    expect(await find('%')).toEqual(['Bowl'])
    expect(await find('_')).toEqual([])
    expect(await find('\\')).toEqual([])
  })

  it('shows the pictures of one app only, also to an owner of two', async () => {
    const own = await anApp()
    const second = await anApp({ owner: own.owner })
    await aPicture(second)
    expect((await asOwner(own).call('media.listMedia')).items).toEqual([])
    expect((await asOwner(second).call('media.listMedia')).items).toHaveLength(1)
  })

  it('omits pictures of members', async () => {
    const app = await anApp()
    const { id } = await aPicture(app)
    await api.inApp(app.id, (tx) =>
      tx.updateTable('media').set({ owner_kind: 'member' }).where('id', '=', id).execute(),
    )
    expect((await asOwner(app).call('media.listMedia')).items).toEqual([])
    await expect(asOwner(app).call('media.updateMedia', { id, alt: 'x' })).rejects.toMatchObject({
      status: 404,
    })
    await expect(asOwner(app).call('media.deleteMedia', { id })).rejects.toMatchObject({ status: 404 })
  })

  it.each([{ limit: 0 }, { limit: 101 }, { before: 'not-an-id' }])('refuses %j', async (input) => {
    await expect(asOwner(await anApp()).call('media.listMedia', input)).rejects.toMatchObject({
      code: 'invalid',
    })
  })
})

describe('PUT /studio/media/:id', () => {
  it('changes the name or the description of a picture separately', async () => {
    const app = await anApp()
    const { id } = await aPicture(app, { name: 'Old', alt: 'Old words' })
    expect(await asOwner(app).call('media.updateMedia', { id, name: 'New' })).toMatchObject({
      name: 'New',
      alt: 'Old words',
    })
    expect(await asOwner(app).call('media.updateMedia', { id, alt: '' })).toMatchObject({
      name: 'New',
      alt: '',
    })
    expect(await asOwner(app).call('media.updateMedia', { id })).toMatchObject({ name: 'New', alt: '' })
  })

  it('knows no picture of another app, and none that is not there', async () => {
    const [own, other_app] = [await anApp(), await anApp()]
    const { id } = await aPicture(other_app, { name: 'Theirs' })
    for (const requested of [id, newId()]) {
      await expect(
        asOwner(own).call('media.updateMedia', { id: requested, name: 'Mine' }),
      ).rejects.toMatchObject({ status: 404 })
    }
    expect(names((await asOwner(other_app).call('media.listMedia')).items)).toEqual(['Theirs'])
  })

  it.each([{ name: ' ' }, { name: 'n'.repeat(121) }, { alt: 'a'.repeat(301) }])(
    'refuses %j',
    async (change) => {
      const app = await anApp()
      const { id } = await aPicture(app)
      await expect(asOwner(app).call('media.updateMedia', { id, ...change })).rejects.toMatchObject({
        code: 'invalid',
      })
    },
  )
})

describe('DELETE /studio/media/:id', () => {
  it('deletes a picture from the library and soon its file', async () => {
    const app = await anApp()
    const { id, asset } = await aPicture(app)
    await asOwner(app).call('media.deleteMedia', { id })
    expect((await asOwner(app).call('media.listMedia')).items).toEqual([])
    const status = async () => (await api.raw('GET', asset.src, { host: `${app.slug}.localhost` })).status
    await expect.poll(status, { timeout: 15_000 }).toBe(404)
  })

  it('refuses a picture that the app shows as its logo', async () => {
    const app = await anApp()
    const { id } = await aPicture(app)
    await asOwner(app).call('apps.updateAppTheme', { logo_media_id: id })
    await expect(asOwner(app).call('media.deleteMedia', { id })).rejects.toMatchObject({
      status: 422,
      code: 'media_in_use',
    })
    await asOwner(app).call('apps.updateAppTheme', { logo_media_id: null })
    await expect(asOwner(app).call('media.deleteMedia', { id })).resolves.toEqual({})
  })

  it('knows no picture of another app, none twice, and no strangers', async () => {
    const [own, other_app] = [await anApp(), await anApp()]
    const { id } = await aPicture(other_app)
    await expect(asOwner(own).call('media.deleteMedia', { id })).rejects.toMatchObject({ status: 404 })
    await expect(api.as({ slug: other_app.slug }).call('media.deleteMedia', { id })).rejects.toMatchObject({
      status: 401,
    })
    await expect(
      api.as({ ...(await anOwner()), slug: other_app.slug }).call('media.deleteMedia', { id }),
    ).rejects.toMatchObject({ status: 404 })
    await asOwner(other_app).call('media.deleteMedia', { id })
    await expect(asOwner(other_app).call('media.deleteMedia', { id })).rejects.toMatchObject({ status: 404 })
  })
})
