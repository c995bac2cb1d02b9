import { beforeEach, describe, expect, it } from 'vitest'
import { pageIndex } from '@foyer/contract/pages/page-index'
import { aMember, atApp, type MemberCaller } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPicture, waitForSizes } from '#test/factories/media.ts'
import { aBlock, aPage, usePlainRenderer, get, publishApp, type TestPage } from '#test/factories/pages.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { setPrivateMedia } from '../../media/index.ts'
import { syncMediaVisibilityJob } from './jobs/sync-media-visibility.ts'

/** Public addresses must be dead this soon after a release that shows their pictures to no stranger. */
const SOON = { timeout: 5_000, interval: 50 }
const GONE = [404, 404]

describe('pictures of a release', () => {
  let api: TestServer
  let app: TestApp
  let open: TestPage
  let gated: TestPage
  let picture: string

  beforeEach(async () => {
    api = await aServer()
    await usePlainRenderer()
    app = await anApp()
    picture = (await aPicture(app)).id
    open = await aPage(app, { path: '/open', draft: { blocks: [image(picture)] } })
    gated = await aPage(app, { path: '/gated', node: { require_authentication: true } })
    await publishApp(app)
  })

  const owner = () => api.as(atApp(app.owner, app))
  const image = (media_id: string) => aBlock('image', { image: { media_id, alt: 'A rack' } })

  async function show(page: TestPage, draft: object): Promise<void> {
    const found = await owner().call('pages.getStudioPage', { id: page.id })
    const { revision } = found
    await owner().call('pages.saveDraft', { id: page.id, revision, draft: { ...found.draft, ...draft } })
  }

  /** The address under which anyone may read the picture now. */
  async function publicAddress(path = '/open', media_id = picture): Promise<string> {
    const index = pageIndex.parse((await get(app, `/_pages${path}/index.json`)).json())
    const address = index.media[media_id]?.src ?? ''
    expect(address).toContain('/media/public/')
    expect((await get(app, address)).status).toBe(200)
    return address
  }

  /** Returns the statuses of an address without and with a cached copy. */
  async function fetchStatuses(address: string): Promise<number[]> {
    const conditional = { 'if-none-match': `"${address.slice('/media/'.length)}"` }
    await expect.poll(async () => (await get(app, address)).status, SOON).toBe(404)
    const answers = await Promise.all([get(app, address), get(app, address, conditional)])
    return answers.map(({ status }) => status)
  }

  async function bodyAddress(page: TestPage, reader: MemberCaller): Promise<string> {
    const body = await api.as(reader).call('pages.getPageBody', { id: page.id })
    return body.media[picture]?.src ?? ''
  }

  async function restoreFirst(): Promise<void> {
    const first = (await owner().call('pages.listReleases', {})).items.at(-1)
    await owner().call('pages.restoreRelease', { id: first?.id ?? '' })
  }

  it('that went from an open to a gated page are signed for its readers, and dead for everyone else', async () => {
    const address = await publicAddress()
    await show(open, { blocks: [] })
    await show(gated, { blocks: [image(picture)] })
    await publishApp(app)
    const reader = await aMember(app)
    const signed = await bodyAddress(gated, reader)
    expect(signed).toContain('/media/private/')
    expect((await get(app, signed, { 'x-user-token': reader.token })).status).toBe(200)
    expect((await get(app, signed)).status).toBe(404)
    expect(await fetchStatuses(address)).toEqual(GONE)
  })

  it('raise the version of their app when they are checked only where one of them changes', async () => {
    const readVersion = async () => {
      const apps = api.database.control.selectFrom('apps').select('version').where('id', '=', app.id)
      return Number((await apps.executeTakeFirstOrThrow()).version)
    }
    await waitForSizes(app, picture)
    await publicAddress()
    const before = await readVersion()
    await runJob(syncMediaVisibilityJob, app, {})
    expect(await readVersion()).toBe(before)

    await api.inApp(app.id, (tx) => setPrivateMedia(tx, [picture]))
    await runJob(syncMediaVisibilityJob, app, {})
    expect(await readVersion()).toBe(before + 1)
    await publicAddress()
  })

  it('that no page shows any more are unpublished', async () => {
    const address = await publicAddress()
    await show(open, { blocks: [] })
    await publishApp(app)
    expect(await fetchStatuses(address)).toEqual(GONE)
  })

  it('of a deleted page are unpublished', async () => {
    const address = await publicAddress()
    await owner().call('pages.deletePage', { id: open.id })
    await publishApp(app)
    expect(await fetchStatuses(address)).toEqual(GONE)
  })

  it('of a page that moved below a gate are unpublished with those of its descendants', async () => {
    const below = await aPicture(app)
    await aPage(app, { parent: open, path: '/below', draft: { blocks: [image(below.id)] } })
    await publishApp(app)
    const addresses = [await publicAddress(), await publicAddress('/below', below.id)]
    await owner().call('pages.movePage', { id: open.id, parent_id: gated.id, position: 0 })
    await publishApp(app)
    expect(await bodyAddress(open, await aMember(app))).toContain('/media/private/')
    for (const address of addresses) expect(await fetchStatuses(address)).toEqual(GONE)
  })

  it('that only an undone release showed are unpublished, and published again when it is restored', async () => {
    await show(open, { blocks: [] })
    await publishApp(app)
    await show(open, { blocks: [image(picture)] })
    await publishApp(app)
    const address = await publicAddress()
    const [third, second] = (await owner().call('pages.listReleases', {})).items
    await owner().call('pages.restoreRelease', { id: second?.id ?? '' })
    expect(await fetchStatuses(address)).toEqual(GONE)
    await owner().call('pages.restoreRelease', { id: third?.id ?? '' })
    expect(await publicAddress()).toBe(address)
  })

  it('left behind by a restore and a later publish are unpublished, too', async () => {
    await show(gated, { title: 'Second' })
    await publishApp(app)
    await restoreFirst()
    const address = await publicAddress()
    await show(open, { blocks: [] })
    await publishApp(app)
    expect(await fetchStatuses(address)).toEqual(GONE)
  })

  it('open again with the same address when their page comes out from below its gate', async () => {
    const address = await publicAddress()
    await owner().call('pages.movePage', { id: open.id, parent_id: gated.id, position: 0 })
    await publishApp(app)
    expect(await fetchStatuses(address)).toEqual(GONE)
    await owner().call('pages.movePage', { id: open.id, parent_id: null, position: 0 })
    await publishApp(app)
    expect(await publicAddress()).toBe(address)
  })

  it('stay open as long as another open page or the cover of a gated one shows them', async () => {
    await show(gated, { cover: { media_id: picture, alt: '' } })
    await publishApp(app)
    const address = await publicAddress()
    await show(open, { blocks: [] })
    await publishApp(app)
    expect(await bodyAddress(gated, await aMember(app))).toBe(address)
    expect((await get(app, address)).status).toBe(200)
  })

  it('stay open as the logo of the app', async () => {
    await owner().call('apps.updateAppTheme', { logo_media_id: picture })
    await publishApp(app)
    const address = await publicAddress()
    await show(open, { blocks: [] })
    await publishApp(app)
    expect((await get(app, address)).status).toBe(200)
  })

  it('are checked in the transaction of the switch, so that no response contains an address about to end', async () => {
    await show(open, { blocks: [] })
    await publishApp(app)
    const row = await api.inApp(app.id, (tx) =>
      tx.selectFrom('media').select('is_public').where('id', '=', picture).executeTakeFirstOrThrow(),
    )
    expect(row.is_public).toBe(false)
  })
})
