import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { aBlock, aPage, publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const asOwner = (app: TestApp) => api.as({ ...app.owner, slug: app.slug })
const opening = (page_id: string) =>
  aBlock('button', { text: 'Open', action: { id: newId(), type: 'open_page', page_id } })
const selling = (product_id: string) =>
  aBlock('button', {
    text: 'Buy',
    action: { id: newId(), type: 'trigger_purchase', product_ids: [product_id] },
  })
const show = ({
  items,
}: {
  items: { kind: string; id: string | null; in_draft: boolean; is_live: boolean }[]
}) => items.map((use) => [use.kind, use.id, use.in_draft, use.is_live])

describe('GET /studio/pages/:id/uses', () => {
  it('names pages that open, link or list it, the navigation and access settings, as drafts and live', async () => {
    const app = await anApp()
    const call = asOwner(app)
    const target = await aPage(app)
    const unlinked = await aPage(app, { draft: { blocks: [opening(target.id)] } })
    const workout = await aPage(app, { draft: { blocks: [opening(target.id)] } })
    const sold = await aPage(app, { node: { purchase_overlay: target.id, require_purchase: true } })
    await publishApp(app)
    const { revision, draft } = await call.call('pages.getStudioPage', { id: unlinked.id })
    await call.call('pages.saveDraft', { id: unlinked.id, revision, draft: { ...draft, blocks: [] } })
    expect(show(await call.call('pages.listPageUses', { id: target.id }))).toEqual([
      ['page', workout.id, true, true],
      ['page', unlinked.id, false, true],
      ['access', sold.id, true, true],
    ])
    await publishApp(app)
    expect(show(await call.call('pages.listPageUses', { id: target.id }))).toEqual([
      ['page', workout.id, true, true],
      ['access', sold.id, true, true],
    ])
  })

  it('finds the workouts of an exercise', async () => {
    const app = await anApp()
    const exercise = await aPage(app, { content_type: 'exercise' })
    const fields = {
      groups: [
        {
          id: newId(),
          title: '',
          kind: 'single',
          rounds: 1,
          rest_seconds: 0,
          items: [{ uid: newId(), exercise_page_id: exercise.id, sets: [], rest_seconds: 90, note: '' }],
        },
      ],
    }
    const workout = await aPage(app, { content_type: 'workout', draft: { fields } })
    const { items } = await asOwner(app).call('pages.listPageUses', { id: exercise.id })
    expect(items).toMatchObject([{ kind: 'page', id: workout.id, content_type: 'workout' }])
  })

  it('knows no page of another app, and no strangers', async () => {
    const [own, other_app] = [await anApp(), await anApp()]
    const { id } = await aPage(other_app)
    await expect(asOwner(own).call('pages.listPageUses', { id })).rejects.toMatchObject({ status: 404 })
    await expect(
      api.as({ ...(await anOwner()), slug: other_app.slug }).call('pages.listPageUses', { id }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('GET /studio/products/:id/uses', () => {
  it('names pages that offer it or are opened by it, and products that offer it as an extra', async () => {
    const app = await anApp()
    const product = await aProduct(app)
    const [version] = product.versions
    const offering = await aProduct(app, {
      order_bumps: [{ product_id: product.id, version_id: version?.id ?? '', title: 'And this', text: '' }],
    })
    const shop = await aPage(app, { draft: { blocks: [selling(product.id)] } })
    const gated = await aPage(app, { node: { require_purchase: true, products: [product.id] } })
    const call = asOwner(app)
    expect(show(await call.call('commerce.listProductUses', { id: product.id }))).toEqual([
      ['page', shop.id, true, false],
      ['access', gated.id, true, true],
      ['product', offering.id, true, true],
    ])
    await expect(
      asOwner(await anApp()).call('commerce.listProductUses', { id: product.id }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
