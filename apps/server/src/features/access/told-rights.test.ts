import { beforeAll, describe, expect, it } from 'vitest'
import { setPageAccess } from '#test/factories/access.ts'
import { aGuest, aMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, type TestPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'

type Member = Awaited<ReturnType<typeof aMember>>

describe('what a sign-in tells of rights', () => {
  let api: TestServer
  let app: TestApp
  let attic: TestPage
  let cellar: TestPage

  beforeAll(async () => {
    api = await aServer()
    app = await anApp()
    attic = await aPage(app, { title: 'Attic', node: { is_private: true } })
    cellar = await aPage(app, { title: 'Cellar', node: { is_private: true } })
  })

  const owner = () => api.as(atApp(app.owner, app))
  const told = async (member: Member, at: TestApp = app) => {
    const { access_epoch, page_rights } = await api
      .as(aGuest(at))
      .call('identity.login', { email: member.email, password: 'long grass in june' })
    return { access_epoch, page_rights }
  }
  const give = (member: Member, page: TestPage) =>
    owner().call('access.grantEntitlement', { subscriber_id: member.subscriber_id, page_id: page.id })

  it('changes with each single page that is given or taken back, and comes to what it was', async () => {
    const member = await aMember(app)
    const { subscriber_id } = member
    const nothing = await told(member)
    expect(nothing.page_rights).toBe('')
    await give(member, attic)
    const with_attic = await told(member)
    const { id: entitlement_id } = await give(member, cellar)
    const with_both = await told(member)
    expect(new Set([nothing, with_attic, with_both].map(({ page_rights }) => page_rights)).size).toBe(3)
    await owner().call('access.revokeEntitlement', { subscriber_id, entitlement_id })
    expect(await told(member)).toEqual(with_attic)
  })

  it('is nothing new when another member is given a page', async () => {
    const member = await aMember(app)
    const before = await told(member)
    await give(await aMember(app), attic)
    expect(await told(member)).toEqual(before)
  })

  it('rises with the gates of the app, and with those of no other', async () => {
    const other = await anApp()
    const [here, elsewhere] = [await aMember(app), await aMember(other)]
    const [ours, theirs] = [await told(here), await told(elsewhere, other)]
    const page = await aPage(app, { title: 'Hall' })
    await setPageAccess(app, page.id, { require_authentication: true })
    expect((await told(here)).access_epoch).toBeGreaterThan(ours.access_epoch)
    expect(await told(elsewhere, other)).toEqual(theirs)
  })
})
