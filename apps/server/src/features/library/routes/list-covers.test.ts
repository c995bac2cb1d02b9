import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, aRevocation, setPageAccess } from '#test/factories/access.ts'
import { aMember, aUser, type MemberCaller } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { aPicture } from '#test/factories/media.ts'
import { aPage, usePlainRenderer, get, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aPreview } from '#test/factories/previews.ts'
import { aScheduledItem, listSchedule } from '#test/factories/schedule.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
})

type Member = MemberCaller & { subscriber_id: string }
type Source = (reader: Caller) => Promise<string>

const cookieOf = ({ cookie_secret }: MemberCaller) => ({ cookie: `session=${cookie_secret}` })
const firstCoverUrl = (rows: readonly { cover_asset: { src: string } | null }[]) =>
  rows[0]?.cover_asset?.src ?? ''

const coverStatus = async (app: TestApp, address: string, reader: MemberCaller | null) =>
  (await get(app, address, reader ? cookieOf(reader) : {})).status

describe('the cover of a private page, in a list of its owners', () => {
  let app: TestApp
  let private_page: TestPage

  beforeAll(async () => {
    app = await anApp()
    const { id } = await aPicture(app)
    private_page = await aPage(app, {
      content_type: 'workout',
      node: { is_private: true },
      draft: { cover: { media_id: id, alt: '' } },
    })
    await publishApp(app)
  })

  async function holder(): Promise<Member & { cause_id: string }> {
    const member = await aMember(app)
    return { ...member, ...(await aGrant(app, member, { page_id: private_page.id })) }
  }

  const sources: [string, Source][] = [
    [
      'my content',
      async (reader) => firstCoverUrl((await api.as(reader).call('library.getMyContent')).shared_items),
    ],
    [
      'what can be planned',
      async (reader) =>
        firstCoverUrl((await api.as(reader).call('library.listPlannable', { date: '2035-01-05' })).items),
    ],
    [
      'the calendar',
      async (reader) => {
        await aScheduledItem(reader, private_page.id, '2035-01-05')
        const { items } = await listSchedule(reader, '2035-01-05', '2035-01-05')
        return items[0]?.item?.cover_asset?.src ?? ''
      },
    ],
  ]

  it.each(sources)('opens on %s for them alone, and dies with what they hold', async (_where, addressFor) => {
    const member = await holder()
    const address = await addressFor(member)
    expect(address).toMatch(/^\/media\/private\//)
    expect(await coverStatus(app, address, member)).toBe(200)
    expect(await coverStatus(app, address, await aMember(app))).toBe(404)
    expect(await coverStatus(app, address, null)).toBe(404)

    await aRevocation(app, member, { page_id: private_page.id }, member.cause_id)
    await expect.poll(() => coverStatus(app, address, member)).toBe(404)
  })

  it.each(sources)('dies on %s with their session', async (_where, addressFor) => {
    const member = await holder()
    const address = await addressFor(member)
    await api.as(member).call('identity.logout')
    await expect.poll(() => coverStatus(app, address, member)).toBe(404)
  })

  it('opens in a team member’s view while that lasts', async () => {
    const { caller } = await aPreview(app, { member: await holder() })
    const address = firstCoverUrl((await api.as(caller).call('library.getMyContent')).shared_items)
    expect(await coverStatus(app, address, null)).toBe(200)
    await api.as(caller).call('identity.logout')
    await expect.poll(() => coverStatus(app, address, null)).toBe(404)
  })
})

it('one picture on two pages is authorized for each of them', async () => {
  const app = await anApp()
  const { id } = await aPicture(app)
  const draft = { cover: { media_id: id, alt: '' } }
  const [first, second] = [
    await aPage(app, { node: { is_private: true }, draft }),
    await aPage(app, { node: { is_private: true }, draft }),
  ]
  await publishApp(app)
  const member = await aMember(app)
  const owned = await aGrant(app, member, { page_id: first.id })
  await aGrant(app, member, { page_id: second.id })
  const { shared_items } = await api.as(member).call('library.getMyContent')
  const addressOf = (page: TestPage) =>
    firstCoverUrl(shared_items.filter(({ page_id }) => page_id === page.id))
  await aRevocation(app, member, { page_id: first.id }, owned.cause_id)
  await expect.poll(() => coverStatus(app, addressOf(first), member)).toBe(404)
  expect(await coverStatus(app, addressOf(second), member)).toBe(200)
})

describe('covers in a private app', () => {
  let app: TestApp
  let root: TestPage

  beforeAll(async () => {
    app = await anApp({ access: { is_private: true } })
    const cover = { media_id: (await aPicture(app)).id, alt: '' }
    await aProduct(app, { cover })
    root = await aPage(app, { content_type: 'article', draft: { cover } })
    await publishApp(app)
  })

  const sources: [string, Source][] = [
    [
      'the list of content',
      async (reader) =>
        firstCoverUrl((await api.as(reader).call('library.listContent', { content_type: 'article' })).items),
    ],
    [
      'what is sold',
      async (reader) => firstCoverUrl((await api.as(reader).call('commerce.listProducts')).products),
    ],
  ]

  it.each(sources)('open on %s for members alone, and die with their session', async (_where, addressFor) => {
    const member = await aMember(app)
    const address = await addressFor(member)
    expect(address).toMatch(/^\/media\/private\//)
    expect(await coverStatus(app, address, member)).toBe(200)
    expect(await coverStatus(app, address, await aMember(app))).toBe(200)
    expect(await coverStatus(app, address, await aUser(app))).toBe(404)
    expect(await coverStatus(app, address, null)).toBe(404)
    await api.as(member).call('identity.logout')
    await expect.poll(() => coverStatus(app, address, member)).toBe(404)
  })

  it('die when their page becomes private', async () => {
    const member = await aMember(app)
    const { items } = await api.as(member).call('library.listContent', { content_type: 'article' })
    expect(await coverStatus(app, firstCoverUrl(items), member)).toBe(200)
    await setPageAccess(app, root.id, { is_private: true })
    await expect.poll(() => coverStatus(app, firstCoverUrl(items), member)).toBe(404)
  })
})
