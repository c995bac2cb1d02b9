import { beforeEach, describe, expect, it } from 'vitest'
import { atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, aTextBlock, usePlainRenderer, get, type TestPage } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

describe('going back to a release', () => {
  let api: TestServer
  let app: TestApp
  let owner: Caller
  let home: TestPage

  beforeEach(async () => {
    api = await aServer()
    await usePlainRenderer()
    app = await anApp()
    owner = atApp(app.owner, app)
    home = await aPage(app, { path: '/', title: 'Home', body_text: 'First words' })
  })

  const call = () => api.as(owner).call

  /** Publishes as the owner does, and waits until it has ended. */
  async function publish(input: { note?: string; page_ids?: string[] } = {}) {
    const { id } = await call()('pages.publish', input)
    await expect
      .poll(async () => (await call()('pages.getPublishing', { id })).state, {
        timeout: 15_000,
        interval: 20,
      })
      .not.toBe('running')
    return call()('pages.getPublishing', { id })
  }

  async function edit(page: TestPage, words: string): Promise<void> {
    const { revision, draft } = await call()('pages.getStudioPage', { id: page.id })
    await call()('pages.saveDraft', {
      id: page.id,
      revision,
      draft: { ...draft, blocks: [aTextBlock(words)] },
    })
  }

  const words = async (path = '/') => (await get(app, path)).text

  it('restores an earlier release, and the later one again', async () => {
    await publish()
    await edit(home, 'Second words')
    await publish()
    const [second, first] = (await call()('pages.listReleases', {})).items
    await call()('pages.restoreRelease', { id: first?.id ?? '' })
    expect(await words()).toContain('First words')
    expect((await call()('pages.listPages', {})).items).toMatchObject([{ state: 'edited' }])
    await call()('pages.restoreRelease', { id: second?.id ?? '' })
    expect(await words()).toContain('Second words')
  })

  it('shows who restored a release last and when', async () => {
    await publish()
    await edit(home, 'Second words')
    await publish()
    const releases = async () => (await call()('pages.listReleases', {})).items
    const [second, first] = await releases()
    expect([second?.restored, first?.restored]).toEqual([null, null])
    api.clock.advance(60_000)
    const restored = await call()('pages.restoreRelease', { id: first?.id ?? '' })
    expect(restored.restored).toMatchObject({ by: app.owner.name, at: api.clock.now().toISOString() })
    await call()('pages.restoreRelease', { id: second?.id ?? '' })
    api.clock.advance(60_000)
    await call()('pages.restoreRelease', { id: first?.id ?? '' })
    const last = { by: app.owner.name, at: api.clock.now().toISOString() }
    expect((await releases()).map((release) => release.restored)).toMatchObject([
      { by: app.owner.name },
      last,
    ])
  })

  it('publishes undone pages as a new release', async () => {
    await publish()
    await edit(home, 'Second words')
    await publish()
    const first = (await call()('pages.listReleases', {})).items.at(-1)
    await call()('pages.restoreRelease', { id: first?.id ?? '' })
    await publish()
    expect(await words()).toContain('Second words')
    expect((await call()('pages.listReleases', {})).items.map((release) => release.number)).toEqual([3, 2, 1])
  })
})
