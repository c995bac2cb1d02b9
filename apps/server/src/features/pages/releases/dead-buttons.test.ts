import { newBlock } from '@foyer/content/definitions'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { aForm } from '#test/factories/forms.ts'
import { atApp } from '#test/factories/identity.ts'
import { aPage, publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const call = () => api.as(atApp(app.owner, app))
const aBlock = (type: string, props: Record<string, unknown>) => {
  const block = newBlock(type, newId)
  return { ...block, props: { ...block.props, ...props } }
}
const toPage = (page_id: string | null) => ({ id: newId(), type: 'open_page' as const, page_id })

describe('before a publish', () => {
  it('names the buttons of changed pages that lead nowhere, each with its page and block', async () => {
    const gone = await call().call('pages.createPage', {
      parent_id: null,
      content_type: 'generic',
      title: 'Gone',
    })
    const { page_id, revision, draft } = await call().call('pages.createPage', {
      parent_id: null,
      content_type: 'generic',
      title: 'Welcome',
    })
    const button = (text: string, action: object | null) => aBlock('button', { text, action })
    const nowhere = button('Book now', toPage(null))
    const no_link = button('Read', { id: newId(), type: 'open_url', url: '' })
    const no_product = button('Buy', { id: newId(), type: 'trigger_purchase', product_ids: [] })
    const deleted = button('Old plan', toPage(gone.page_id))
    const no_action = button('Start', null)
    const picture = aBlock('image', { action: toPage(null) })
    const fine = [
      button('Share', { id: newId(), type: 'share' }),
      button('Home', toPage(page_id)),
      button('', toPage(null)),
      aBlock('hero', { action: toPage(null), action_text: '' }),
      aBlock('image', {}),
    ]
    await call().call('pages.saveDraft', {
      id: page_id,
      revision,
      draft: {
        ...draft,
        blocks: [nowhere, no_link, no_product, deleted, no_action, picture, ...fine],
        page_actions: [
          {
            id: newId(),
            action_type: 'generic_button',
            block_action: null,
            text: '',
            post_action_button_text: '',
          },
        ],
      },
    })
    await call().call('pages.deletePage', { id: gone.page_id })

    const { warnings } = await call().call('pages.listChanges')
    expect(warnings.map(({ block_id, code, params }) => [block_id, code, params])).toEqual([
      [null, 'button_without_target', { kind: 'button', text: '' }],
      [nowhere.id, 'button_without_target', { kind: 'named', text: 'Book now' }],
      [no_link.id, 'button_without_target', { kind: 'named', text: 'Read' }],
      [no_product.id, 'button_without_target', { kind: 'named', text: 'Buy' }],
      [deleted.id, 'button_to_deleted_page', { kind: 'named', text: 'Old plan' }],
      [no_action.id, 'button_without_target', { kind: 'named', text: 'Start' }],
      [picture.id, 'button_without_target', { kind: 'picture', text: '' }],
    ])
    expect(new Set(warnings.map((warning) => [warning.page_id, warning.title].join()))).toEqual(
      new Set([`${page_id},Welcome`]),
    )
  })

  it('names those to forms, overlays and products that are gone, to unpublished pages, and overlays in a circle', async () => {
    const shop = await anApp()
    const asOwner = api.as(atApp(shop.owner, shop))
    const [form, gone_overlay, second] = [await aForm(shop), await aPage(shop), await aPage(shop)]
    const [product, archived] = [await aProduct(shop), await aProduct(shop)]
    await asOwner.call('commerce.archiveProduct', { id: archived.id })
    const button = (text: string, action: object) =>
      aBlock('button', { text, action: { id: newId(), ...action } })
    const fresh = await aPage(shop, { title: 'Fresh' })
    const first = await aPage(shop, {
      title: 'First',
      draft: {
        blocks: [
          button('Self', { type: 'trigger_overlay', overlay_id: newId() }),
          button('Around', { type: 'trigger_overlay', overlay_id: second.id }),
        ],
      },
    })
    const saved = await asOwner.call('pages.getStudioPage', { id: first.id })
    const [self] = saved.draft.blocks
    if (self) self.props['action'] = { id: newId(), type: 'trigger_overlay', overlay_id: first.id }
    await asOwner.call('pages.saveDraft', { id: first.id, revision: saved.revision, draft: saved.draft })
    const back = await asOwner.call('pages.getStudioPage', { id: second.id })
    await asOwner.call('pages.saveDraft', {
      id: second.id,
      revision: back.revision,
      draft: {
        ...back.draft,
        blocks: [button('Back', { type: 'trigger_overlay', overlay_id: first.id })],
      },
    })
    await aPage(shop, {
      title: 'Shop',
      draft: {
        blocks: [
          button('Ask', { type: 'trigger_form', form_id: form.id }),
          button('No form', { type: 'trigger_form', form_id: second.id }),
          button('Look', { type: 'trigger_overlay', overlay_id: gone_overlay.id }),
          button('Buy', { type: 'trigger_purchase', product_ids: [product.id, archived.id] }),
          button('Fresh', { type: 'open_page', page_id: fresh.id }),
          button('Mail', { type: 'open_email', address: '', subject: '', body: '' }),
          button('Zoom', { type: 'open_lightbox', image: null, video: null }),
          button('Fine', { type: 'trigger_purchase', product_ids: [product.id] }),
        ],
      },
    })
    await asOwner.call('pages.deletePage', { id: form.id })
    await asOwner.call('pages.deletePage', { id: gone_overlay.id })
    const { warnings, problems } = await asOwner.call('pages.listChanges')
    expect(new Set(problems.map(({ code, params }) => `${params?.['text']} ${code}`))).toEqual(
      new Set(['Self overlay_opens_itself', 'Around overlay_circle', 'Back overlay_circle']),
    )
    const found = warnings.map(({ code, params, needs_page_id }) => [params?.['text'], code, needs_page_id])
    expect(new Set(found.map((one) => one.join()))).toEqual(
      new Set(
        [
          ['Around', 'button_to_unpublished_page', second.id],
          ['Back', 'button_to_unpublished_page', first.id],
          ['Ask', 'button_to_missing_form', null],
          ['No form', 'button_to_missing_form', null],
          ['Look', 'button_to_missing_overlay', null],
          ['Buy', 'button_to_missing_product', null],
          ['Fresh', 'button_to_unpublished_page', fresh.id],
          ['Mail', 'button_without_target', null],
          ['Zoom', 'button_without_target', null],
        ].map((one) => one.join()),
      ),
    )
  })

  it('finds buttons of unchanged pages to what was deleted or archived later, and hides them from members', async () => {
    const shop = await anApp()
    const asOwner = api.as(atApp(shop.owner, shop))
    const [target, product] = [await aPage(shop, { title: 'Target' }), await aProduct(shop)]
    const open = aBlock('button', { text: 'Open', action: toPage(target.id) })
    const buy = aBlock('button', {
      text: 'Buy',
      action: { id: newId(), type: 'trigger_purchase', product_ids: [product.id] },
    })
    const page = await aPage(shop, { title: 'Old', draft: { blocks: [open, buy] } })
    await publishApp(shop)
    expect((await asOwner.call('pages.listChanges')).warnings).toEqual([])

    await asOwner.call('pages.deletePage', { id: target.id })
    await asOwner.call('commerce.archiveProduct', { id: product.id })
    const { warnings } = await asOwner.call('pages.listChanges')
    expect(warnings).toMatchObject([
      { page_id: page.id, block_id: open.id, code: 'button_to_deleted_page' },
      { page_id: page.id, block_id: buy.id, code: 'button_to_missing_product' },
    ])

    await publishApp(shop)
    const { page: seen } = await api.as({ slug: shop.slug }).call('pages.getPageBody', { id: page.id })
    expect(seen.blocks[0]?.props['action']).toMatchObject({ type: 'open_page', page_id: null })
    expect((await asOwner.call('pages.listChanges')).warnings).toHaveLength(2)
  })

  it('leaves out overlays that open each other, whether at once or one after the other', async () => {
    const shop = await anApp()
    const asOwner = api.as(atApp(shop.owner, shop))
    const [one, other] = [await aPage(shop), await aPage(shop)]
    await publishApp(shop)
    for (const [page, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const { revision, draft } = await asOwner.call('pages.getStudioPage', { id: page.id })
      const action = { id: newId(), type: 'trigger_overlay', overlay_id: to.id }
      const blocks = [aBlock('button', { text: 'More', action })]
      await asOwner.call('pages.saveDraft', { id: page.id, revision, draft: { ...draft, blocks } })
    }
    const { problems } = await asOwner.call('pages.listChanges')
    expect(problems.map(({ code }) => code)).toEqual(['overlay_circle', 'overlay_circle'])
    const { problems: named } = await asOwner.call('pages.getStudioPage', { id: other.id })
    expect(named).toMatchObject([{ code: 'overlay_circle', path: 'action', params: { text: 'More' } }])
    const publish = async (page_ids: string[]) => {
      const { id } = await asOwner.call('pages.publish', { page_ids })
      const get = () => asOwner.call('pages.getPublishing', { id })
      await expect.poll(async () => (await get()).state, { timeout: 15_000 }).not.toBe('running')
      return (await get()).problems.map(({ page_id, code }) => [page_id, code])
    }
    expect(await publish([one.id, other.id])).toEqual(
      expect.arrayContaining([
        [one.id, 'overlay_circle'],
        [other.id, 'overlay_circle'],
      ]),
    )
    expect(await publish([one.id])).toEqual([])
    expect(await publish([other.id])).toEqual([[other.id, 'overlay_circle']])
    const seen = await api.as({ slug: shop.slug }).call('pages.getPageBody', { id: other.id })
    expect(JSON.stringify(seen.page.blocks)).not.toContain('trigger_overlay')
  })

  it('refuses to publish or to plan with more of them than are accepted', async () => {
    const shop = await anApp()
    const asOwner = api.as(atApp(shop.owner, shop))
    await publishApp(shop)
    const dead = aBlock('button', { text: 'Book now', action: toPage(null) })
    const page = await aPage(shop, {
      title: 'Offers',
      draft: { blocks: [dead, aBlock('image', { action: toPage(null) })] },
    })
    const fresh = await aPage(shop, { title: 'Fresh' })
    const link = await aPage(shop, {
      title: 'Link',
      draft: { blocks: [aBlock('button', { text: 'Fresh', action: toPage(fresh.id) })] },
    })
    const run_at = new Date(api.clock.now().getTime() + 3_600_000).toISOString()
    const refused = (count: number) => ({
      status: 409,
      code: 'warnings_not_accepted',
      problem: { params: { count } },
    })

    await expect(asOwner.call('pages.publish', {})).rejects.toMatchObject(refused(2))
    await expect(asOwner.call('pages.publish', { accepted_warnings: 1 })).rejects.toMatchObject(refused(2))
    await expect(asOwner.call('pages.publish', { page_ids: [page.id] })).rejects.toMatchObject(refused(2))
    await expect(asOwner.call('pages.publish', { page_ids: [link.id] })).rejects.toMatchObject(refused(1))
    await expect(asOwner.call('pages.planPublish', { run_at })).rejects.toMatchObject(refused(2))
    expect((await asOwner.call('pages.listPublishPlans', {})).items).toEqual([])

    await asOwner.call('pages.planPublish', { run_at, accepted_warnings: 2 })
    const clean = await asOwner.call('pages.publish', { page_ids: [link.id, fresh.id] })
    await expect
      .poll(async () => (await asOwner.call('pages.getPublishing', { id: clean.id })).state, {
        timeout: 15_000,
      })
      .toBe('done')
    expect(await asOwner.call('pages.publish', { accepted_warnings: 2 })).toMatchObject({ state: 'running' })
  })

  it('hides buttons to products off sale from members at once, and shows them when they can be bought again', async () => {
    const shop = await anApp()
    const asOwner = api.as(atApp(shop.owner, shop))
    const [archived, paused, sold] = [await aProduct(shop), await aProduct(shop), await aProduct(shop)]
    const buy = (...product_ids: string[]) => ({ id: newId(), type: 'trigger_purchase', product_ids })
    const page = await aPage(shop, {
      draft: {
        blocks: [
          aBlock('button', { text: 'One', action: buy(archived.id) }),
          aBlock('button', { text: 'Two', action: buy(paused.id) }),
          aBlock('image', { action: buy(archived.id, sold.id) }),
        ],
      },
    })
    await publishApp(shop)
    const listOffers = async () => {
      const { page: seen } = await api.as({ slug: shop.slug }).call('pages.getPageBody', { id: page.id })
      return seen.blocks.map(({ props }) => (props['action'] as { product_ids: string[] }).product_ids)
    }
    expect(await listOffers()).toEqual([[archived.id], [paused.id], [archived.id, sold.id]])

    await asOwner.call('commerce.archiveProduct', { id: archived.id })
    expect(await listOffers()).toEqual([[], [paused.id], [sold.id]])

    const setOnSale = (is_on_sale: boolean) =>
      asOwner.call('commerce.updateProduct', {
        id: paused.id,
        title: paused.title,
        versions: paused.versions.map((version) => ({ ...version })),
        is_on_sale,
      })
    await setOnSale(false)
    expect(await listOffers()).toEqual([[], [], [sold.id]])
    await setOnSale(true)
    expect(await listOffers()).toEqual([[], [paused.id], [sold.id]])
  })
})
