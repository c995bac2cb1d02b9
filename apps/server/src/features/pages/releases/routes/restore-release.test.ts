import { beforeEach, describe, expect, it } from 'vitest'
import { aTeamMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, usePlainRenderer, publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

describe('going back to a release', () => {
  let api: TestServer
  let app: TestApp
  let first: string
  let second: string

  const call = () => api.as(atApp(app.owner, app)).call
  const live = async () => {
    const { items } = await call()('pages.listReleases', {})
    return items.find((release) => release.is_live)
  }
  const publish = async () => {
    await aPage(app)
    return publishApp(app)
  }
  const switches = () =>
    api.inApp(app.id, (tx) => tx.selectFrom('release_switches').select('release_id').execute())

  beforeEach(async () => {
    api = await aServer()
    await usePlainRenderer()
    app = await anApp()
    first = await publish()
    second = await publish()
  })

  it('is applied once when repeated, so that the previous release stays recorded', async () => {
    await call()('pages.restoreRelease', { id: first })
    const again = await call()('pages.restoreRelease', { id: first })
    expect(again).toMatchObject({ is_live: true, restored: { left: { id: second, number: 2 } } })
    expect(await switches()).toHaveLength(1)
  })

  it('is applied once for two simultaneous requests', async () => {
    const input = { id: first, live_release_id: second }
    const both = await Promise.all([1, 2].map(() => call()('pages.restoreRelease', input)))
    expect(both.map(({ restored }) => restored?.left?.number)).toEqual([2, 2])
    expect(await switches()).toHaveLength(1)
    expect(await live()).toMatchObject({ number: 1, restored: { left: { number: 2 } } })
  })

  it('does not hide what a team member has published since, unseen', async () => {
    await publish()
    const input = { id: first, live_release_id: second }
    await expect(call()('pages.restoreRelease', input)).rejects.toMatchObject({
      status: 409,
      code: 'released_meanwhile',
      problem: { params: { number: 3 } },
    })
    expect(await switches()).toEqual([])
    expect(await live()).toMatchObject({ number: 3, restored: null })
  })

  it('accepts one of two simultaneous requests for different releases', async () => {
    const third = await publish()
    const team_member = api.as(await aTeamMember(app, { role: 'admin' })).call
    const outcomes = await Promise.allSettled([
      call()('pages.restoreRelease', { id: first, live_release_id: third }),
      team_member('pages.restoreRelease', { id: second, live_release_id: third }),
    ])
    expect(outcomes.filter((one) => one.status === 'rejected')).toMatchObject([
      { reason: { code: 'released_meanwhile' } },
    ])
    expect(await switches()).toHaveLength(1)
    expect((await live())?.restored?.left?.number).toBe(3)
  })

  it('replaces any live release when the request names no expected one', async () => {
    await publish()
    expect(await call()('pages.restoreRelease', { id: first })).toMatchObject({
      restored: { left: { number: 3 } },
    })
  })

  it('answers an unknown release as what is not live', async () => {
    await expect(
      call()('pages.restoreRelease', { id: first, live_release_id: newId() }),
    ).rejects.toMatchObject({ code: 'released_meanwhile' })
  })
})
