import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPicture } from '#test/factories/media.ts'
import { aBlock, aPage, usePlainRenderer, get, publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let other: TestApp
let foreign: string
beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  app = await anApp()
  other = await anApp()
  foreign = (await aPicture(other)).id
})

const call = () => api.as({ ...app.owner, slug: app.slug }).call

async function aDraft() {
  const page = await aPage(app, { body_text: 'Before.' })
  return { ...page, ...(await call()('pages.getStudioPage', { id: page.id })) }
}

const picture = (media_id: string) => ({ media_id, alt: 'A bar' })
const image = (media_id: string) => aBlock('image', { image: picture(media_id) })

describe('pictures of a draft', () => {
  it('are those of the library', async () => {
    const { id, revision, draft } = await aDraft()
    const own = (await aPicture(app)).id
    const input = { ...draft, cover: picture(own), og_image: picture(own), blocks: [image(own)] }
    const saved = await call()('pages.saveDraft', { id, revision, draft: input })
    expect(saved.draft.cover).toEqual(picture(own))
  })

  it.each([
    ['unknown', () => newId()],
    ['of another app', () => foreign],
  ])('are refused by name where they are %s, and nothing is changed', async (_what, getId) => {
    const { id, revision, draft } = await aDraft()
    const block = image(getId())
    const cases: [change: Partial<typeof draft>, path: string][] = [
      [{ cover: picture(getId()) }, 'draft.cover.media_id'],
      [{ og_image: picture(getId()) }, 'draft.og_image.media_id'],
      [{ blocks: [block] }, `draft.blocks.${block.id}.image.media_id`],
    ]
    for (const [change, path] of cases) {
      const input = { ...draft, title: 'After', ...change }
      await expect(call()('pages.saveDraft', { id, revision, draft: input })).rejects.toMatchObject({
        status: 422,
        code: 'invalid',
        problem: { errors: [{ path, code: 'unknown_picture' }] },
      })
    }
    expect(await call()('pages.getStudioPage', { id })).toMatchObject({ revision, draft })
  })

  it('that the draft already had do not block saving the rest', async () => {
    const { id, revision, draft } = await aDraft()
    const lost = newId()
    const with_lost = { ...draft, cover: picture(lost) }
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('pages')
        .set({ draft: JSON.stringify(with_lost), media_ids: [lost] })
        .where('app_id', '=', app.id)
        .where('id', '=', id)
        .execute(),
    )
    const saved = await call()('pages.saveDraft', { id, revision, draft: { ...with_lost, title: 'After' } })
    expect(saved.draft.title).toBe('After')
  })

  it('of another app are never exposed by a publish, however they got into the draft', async () => {
    const mine = await anApp()
    const page = await aPage(mine, {
      path: '/borrowed',
      draft: { cover: picture(foreign), og_image: picture(foreign), blocks: [image(foreign)] },
    })
    await publishApp(mine)
    const index = await get(mine, '/_pages/borrowed/index.json')
    expect(index.status).toBe(200)
    expect(index.json()).toMatchObject({
      kind: 'open',
      media: {},
      page: { page_id: page.id, og_image: expect.stringMatching(/^\/_og\//) },
    })
    const everywhere = [index, await get(mine, '/borrowed'), await get(mine, '/api/v1/content/generic')]
    /** The key of a file contains the id of its app. */
    for (const { text } of everywhere) expect(text).not.toMatch(new RegExp(`/media/|${other.id}`))
    const { items } = await api.as({ ...mine.owner, slug: mine.slug }).call('pages.listPages')
    expect(items.find((item) => item.page_id === page.id)?.cover_asset).toBeNull()
  })
})
