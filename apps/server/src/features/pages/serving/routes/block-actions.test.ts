import { beforeAll, describe, expect, it } from 'vitest'
import type { BlockAction } from '@foyer/contract/pages/shapes'
import { newId } from '#platform/ids.ts'
import { aGrant, setAppAccess } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, aPurchase, type TestProduct } from '#test/factories/commerce.ts'
import { aForm, aSubmission, type TestForm } from '#test/factories/forms.ts'
import { aMember } from '#test/factories/identity.ts'
import { aPicture } from '#test/factories/media.ts'
import { aBlock, aPage, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

type Named = Record<
  | 'page'
  | 'sold'
  | 'login'
  | 'private'
  | 'url'
  | 'email'
  | 'purchase'
  | 'form'
  | 'no_form'
  | 'overlay'
  | 'lightbox'
  | 'next'
  | 'share',
  BlockAction
>

let api: TestServer
let app: TestApp
let member: Awaited<ReturnType<typeof aMember>>
let buyer: typeof member
let product: TestProduct
let archived: TestProduct
let form: TestForm
let pages: Record<
  'open' | 'sold' | 'login' | 'private' | 'overlay' | 'sold_source' | 'hidden_source',
  TestPage
>
let actions: Named
let gated: Record<'sold' | 'hidden', BlockAction>

const resolve = (caller: Caller, { id }: { id: string }) =>
  api.as({ ...caller, slug: app.slug }).call('pages.getBlockAction', { id })
const openUrl = (): BlockAction => ({ id: newId(), type: 'open_url', url: 'https://example.com/' })
const button = (action: BlockAction) => aBlock('button', { text: 'Go', action })

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  product = await aProduct(app)
  archived = await aProduct(app)
  await api.as({ ...app.owner, slug: app.slug }).call('commerce.archiveProduct', { id: archived.id })
  member = await aMember(app)
  buyer = await aMember(app)
  await aPurchase(buyer, product)
  form = await aForm(app)
  const media_id = (await aPicture(app)).id
  const bought = { require_purchase: true, products: [product.id] }
  gated = { sold: openUrl(), hidden: openUrl() }
  const parent = await aPage(app)
  const open = await aPage(app, { parent, title: 'Open' })
  pages = {
    open,
    sold: await aPage(app, { title: 'Sold', node: bought }),
    login: await aPage(app, { title: 'Members', node: { require_authentication: true } }),
    private: await aPage(app, { title: 'Secret', node: { is_private: true } }),
    overlay: await aPage(app, { title: 'Offer', body_text: 'Look.' }),
    sold_source: await aPage(app, { node: bought, draft: { blocks: [button(gated.sold)] } }),
    hidden_source: await aPage(app, {
      node: { is_private: true },
      draft: { blocks: [button(gated.hidden)] },
    }),
  }
  const toPage = ({ id }: TestPage): BlockAction => ({ id: newId(), type: 'open_page', page_id: id })
  actions = {
    page: toPage(pages.open),
    sold: toPage(pages.sold),
    login: toPage(pages.login),
    private: toPage(pages.private),
    url: openUrl(),
    email: {
      id: newId(),
      type: 'open_email',
      address: 'mara@ironwood.example',
      subject: 'Hi & hello',
      body: '',
    },
    purchase: { id: newId(), type: 'trigger_purchase', product_ids: [product.id, archived.id] },
    form: { id: newId(), type: 'trigger_form', form_id: form.id },
    no_form: { id: newId(), type: 'trigger_form', form_id: open.id },
    overlay: { id: newId(), type: 'trigger_overlay', overlay_id: pages.overlay.id },
    lightbox: { id: newId(), type: 'open_lightbox', image: { media_id, alt: 'A lift' }, video: null },
    next: { id: newId(), type: 'open_next' },
    share: { id: newId(), type: 'share' },
  }
  await aPage(app, {
    parent,
    title: 'Source',
    draft: { blocks: Object.values(actions).map(button) },
  })
  await aPage(app, { parent, title: 'Hidden next', node: { is_private: true } })
  await aPage(app, { parent, title: 'Next', node: bought })
  await publishApp(app)
})

describe('a block action', () => {
  it('that opens a page has the page and the viewer’s access to it', async () => {
    expect(await resolve({}, actions.page)).toMatchObject({
      ...actions.page,
      page: { path: pages.open.path, title: 'Open', access: { granted: true } },
    })
  })

  it('has the reason of a locked page, as the page itself has', async () => {
    for (const [caller, action, reason] of [
      [{}, actions.sold, 'PURCHASE_REQUIRED'],
      [member, actions.sold, 'PURCHASE_REQUIRED'],
      [{}, actions.login, 'AUTHENTICATION_REQUIRED'],
    ] as const) {
      const resolved = await resolve(caller, action)
      const {
        because: _because,
        ended: _ended,
        ...access
      } = await api
        .as({ ...caller, slug: app.slug })
        .call('pages.getPageAccess', { id: action.type === 'open_page' ? (action.page_id ?? '') : '' })
      expect(resolved).toMatchObject({ page: { access } })
      expect(access).toMatchObject({ granted: false, reason })
    }
    expect(await resolve(buyer, actions.sold)).toMatchObject({ page: { access: { granted: true } } })
    expect(await resolve(member, actions.login)).toMatchObject({ page: { access: { granted: true } } })
  })

  it('hides a private page from those without it, and from no one who has it', async () => {
    for (const caller of [{}, member])
      expect(await resolve(caller, actions.private)).toEqual({
        ...actions.private,
        page_id: null,
        page: null,
      })
    const invited = await aMember(app)
    await aGrant(app, invited, { page_id: pages.private.id })
    expect(await resolve(invited, actions.private)).toMatchObject({ page: { title: 'Secret' } })
  })

  it('that opens a link, an e-mail or the share sheet has all of it', async () => {
    expect(await resolve({}, actions.url)).toEqual(actions.url)
    expect(await resolve({}, actions.email)).toMatchObject({
      href: 'mailto:mara@ironwood.example?subject=Hi%20%26%20hello',
    })
    expect(await resolve({}, actions.share)).toMatchObject({ title: 'Source' })
  })

  it('that offers products has those on sale, and which of them the buyer owns', async () => {
    expect(await resolve({}, actions.purchase)).toMatchObject({
      product_ids: [product.id],
      owned_product_ids: [],
    })
    expect(await resolve(buyer, actions.purchase)).toMatchObject({ owned_product_ids: [product.id] })
  })

  it('that opens a form has the newest submission of the member alone', async () => {
    expect(await resolve(member, actions.form)).toMatchObject({ form_id: form.id, submission_id: null })
    const submission_id = await aSubmission(member, form)
    expect(await resolve(member, actions.form)).toMatchObject({
      submission_id,
      page: { content_type: 'form' },
    })
    for (const caller of [{}, buyer])
      expect(await resolve(caller, actions.form)).toMatchObject({ submission_id: null })
    expect(await resolve(member, actions.no_form)).toMatchObject({ form_id: null, page: null })
  })

  it('that opens an overlay or a picture has what it shows', async () => {
    expect(await resolve({}, actions.overlay)).toMatchObject({
      overlay_id: pages.overlay.id,
      page: { title: 'Offer', access: { granted: true } },
    })
    expect(await resolve({}, actions.lightbox)).toMatchObject({
      image: { alt: 'A lift' },
      media: { width: expect.any(Number) },
    })
  })

  it('that opens the next page skips those that the viewer may not know of', async () => {
    expect(await resolve(member, actions.next)).toMatchObject({
      page: { title: 'Next', access: { reason: 'PURCHASE_REQUIRED' } },
    })
  })

  it('is unknown to those who may not read its page, in another app, and where there is none', async () => {
    const other = await anApp()
    const foreign = await aMember(other)
    expect(await resolve(buyer, gated.sold)).toEqual(gated.sold)
    const refused: [Caller, string][] = [
      [{ ...member, slug: app.slug }, gated.sold.id],
      [{ ...buyer, slug: app.slug }, gated.hidden.id],
      [{ slug: app.slug }, newId()],
      [{ ...foreign, slug: other.slug }, actions.page.id],
    ]
    for (const [caller, id] of refused) {
      const request = api.as(caller).call('pages.getBlockAction', { id })
      await expect(request).rejects.toMatchObject({ status: 404, code: 'not_found' })
    }
  })

  it('of the overlay of the app’s gate is known to those whom the gate refuses', async () => {
    const gym = await anApp({ is_sandbox: true })
    const subscription = await aProduct(gym)
    const action = openUrl()
    const overlay = await aPage(gym, { draft: { blocks: [button(action)] } })
    await publishApp(gym)
    const app_products = [subscription.id]
    await setAppAccess(gym, { is_subscriber_only: true, app_products, purchase_overlay: overlay.id })
    expect(await api.as({ slug: gym.slug }).call('pages.getBlockAction', { id: action.id })).toEqual(action)
  })
})
