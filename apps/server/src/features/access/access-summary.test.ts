import { beforeAll, describe, expect, it } from 'vitest'
import { setPageAccess } from '#test/factories/access.ts'
import { aGuest, aMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, type TestPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'

type Member = Awaited<ReturnType<typeof aMember>>

describe('the access summary of a sign-in', () => {
  let api: TestServer
  let app: TestApp
  let first_page: TestPage
  let second_page: TestPage

  beforeAll(async () => {
    api = await aServer()
    app = await anApp()
    first_page = await aPage(app, { title: 'Attic', node: { is_private: true } })
    second_page = await aPage(app, { title: 'Cellar', node: { is_private: true } })
  })

  const owner = () => api.as(atApp(app.owner, app))
  const readSummary = async (member: Member, at: TestApp = app) => {
    const { access_epoch, page_rights } = await api
      .as(aGuest(at))
      .call('identity.login', { email: member.email, password: 'long grass in june' })
    return { access_epoch, page_rights }
  }
  const grantPage = (member: Member, page: TestPage) =>
    owner().call('access.grantEntitlement', { subscriber_id: member.subscriber_id, page_id: page.id })

  it('changes with each page that is granted or revoked, and returns to its previous value', async () => {
    const member = await aMember(app)
    const { subscriber_id } = member
    const nothing = await readSummary(member)
    expect(nothing.page_rights).toBe('')
    await grantPage(member, first_page)
    const with_attic = await readSummary(member)
    const { id: entitlement_id } = await grantPage(member, second_page)
    const with_both = await readSummary(member)
    expect(new Set([nothing, with_attic, with_both].map(({ page_rights }) => page_rights)).size).toBe(3)
    await owner().call('access.revokeEntitlement', { subscriber_id, entitlement_id })
    expect(await readSummary(member)).toEqual(with_attic)
  })

  it('is nothing new when another member is given a page', async () => {
    const member = await aMember(app)
    const before = await readSummary(member)
    await grantPage(await aMember(app), first_page)
    expect(await readSummary(member)).toEqual(before)
  })

  it('rises with the gates of the app, and with those of no other', async () => {
    const other = await anApp()
    const [here, elsewhere] = [await aMember(app), await aMember(other)]
    const [ours, theirs] = [await readSummary(here), await readSummary(elsewhere, other)]
    const page = await aPage(app, { title: 'Hall' })
    await setPageAccess(app, page.id, { require_authentication: true })
    expect((await readSummary(here)).access_epoch).toBeGreaterThan(ours.access_epoch)
    expect(await readSummary(elsewhere, other)).toEqual(theirs)
  })
})
