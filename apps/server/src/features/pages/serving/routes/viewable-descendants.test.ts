import { beforeAll, describe, expect, it } from 'vitest'
import { stubProducts } from '#test/factories/access.ts'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { recordFirstCompletions } from '#features/access/index.ts'
import { createPages } from '../../index.ts'

const product = newId()
const sold = { require_purchase: true, products: [product] }

describe('below a locked page', () => {
  let api: TestServer
  beforeAll(async () => {
    api = await aServer()
    await stubProducts({ [product]: 'Platinum' })
  })

  /**
   * The access of a page when it is opened, with the titles of the listed pages. Checks that the decision call
   * agrees.
   */
  async function readAccess(caller: Caller, page: TestPage) {
    const { access, viewable } = await api.as(caller).call('pages.resolvePage', { path: page.path })
    const { because, ended, ...alone } = await api.as(caller).call('pages.getPageAccess', { id: page.id })
    expect([alone, because, ended]).toEqual([access, [], []])
    return { access, titles: viewable.map(({ title }) => title) }
  }
  const listed = (denied_by: string) => ({ granted: false, reason: 'VIEWABLE_CHILDREN', denied_by })

  it('what takes its gates over and may be looked at is listed for members', async () => {
    const app = await anApp()
    const root = await aPage(app, { node: sold })
    await aPage(app, { parent: root, title: 'Bought only' })
    await aPage(app, { parent: root, title: 'A look inside', node: { allow_browsing: true } })
    await publishApp(app)
    const shown = await readAccess(await aMember(app), root)
    expect(shown).toMatchObject({ access: listed('PURCHASE_REQUIRED'), titles: ['A look inside'] })
    expect(await readAccess({ slug: app.slug }, root)).toMatchObject({
      access: { granted: false, reason: 'PURCHASE_REQUIRED', denied_by: null },
      titles: [],
    })
  })

  it('what a member has completed is listed for them while it waits', async () => {
    const app = await anApp()
    const root = await aPage(app, { node: { is_scheduled: true, unlocks_at: '2090-01-01T00:00:00.000Z' } })
    const done = await aPage(app, { parent: root, title: 'Done' })
    await aPage(app, { parent: root, title: 'Not done' })
    await publishApp(app)
    const member = await aMember(app)
    await api.inApp(app.id, (tx) =>
      recordFirstCompletions(tx, [
        { subscriber_id: member.subscriber_id, page_ids: [done.id], completed_at: api.clock.now() },
      ]),
    )
    const shown = await readAccess(member, root)
    expect(shown).toMatchObject({ access: listed('IS_SCHEDULED'), titles: ['Done'] })
    expect((await readAccess(await aMember(app), root)).access).toMatchObject({ reason: 'IS_SCHEDULED' })
  })

  it.each([
    ['only for people with an account', { require_sign_in: true }, 'AUTHENTICATION_REQUIRED'],
    ['only for subscribers', { is_subscriber_only: true, app_products: [product] }, 'PURCHASE_REQUIRED'],
  ])('a sample is listed for guests of an app %s', async (_what, access, reason) => {
    const app = await anApp({ access: { ...access, allow_anonymous_browsing: true } })
    const root = await aPage(app)
    await aPage(app, { parent: root, title: 'Sample', node: { allow_browsing: true } })
    await aPage(app, { parent: root, title: 'For members' })
    await publishApp(app)
    expect(await readAccess({ slug: app.slug }, root)).toMatchObject({
      access: listed(reason),
      titles: ['Sample'],
    })
  })

  it('a sample is found behind hundreds of locked pages', async () => {
    const app: TestApp = await anApp()
    const root = await aPage(app, { node: sold })
    const pages = Array.from({ length: 230 }, (_, at) => ({
      id: newId(),
      content_type: 'generic',
      path: `/lessons/${at}`,
      draft: { title: `Lesson ${at}` },
      node: at === 229 ? { inherit: false } : {},
    }))
    const at = api.clock.now()
    await api.inApp(app.id, (tx) => createPages(tx, { parent_id: root.id, pages, by: 'Maren Oduya', at }))
    await publishApp(app)
    expect((await readAccess(await aMember(app), root)).titles).toEqual(['Lesson 229'])
  })
})
