import { pageTypeDefinition } from '@foyer/content/definitions'
import { describe, expect, it } from 'vitest'
import { setAppAccess, setPageAccess } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { aPage, publishApp } from '#test/factories/pages.ts'
import { aServer, type Caller } from '#test/harness.ts'

const settings = {
  is_announcement: true,
  frequency: 'daily',
  audience: 'everyone',
  starts_on: '2026-12-01',
  ends_on: '',
}

async function anOverlay(app: TestApp, fields: object = settings) {
  const defaults = pageTypeDefinition('overlay_page')?.defaults
  return aPage(app, {
    content_type: 'overlay_page',
    body_text: 'News.',
    draft: { fields: { ...defaults, ...fields } },
  })
}

const list = async (app: TestApp, caller: Caller = {}) => {
  const api = await aServer()
  return (await api.as({ ...caller, slug: app.slug }).call('apps.getApp')).announcements
}

describe('announcements', () => {
  it('are the published overlays that open by themselves', async () => {
    const app = await anApp()
    const overlay = await anOverlay(app)
    await anOverlay(app, {})
    expect(await list(app)).toEqual([])
    await publishApp(app)
    const { is_announcement: _is, ...announced } = settings
    expect(await list(app)).toEqual([{ overlay_id: overlay.id, ...announced }])
  })

  it('are not told of while they are private, and of a sold one only the id is', async () => {
    const app = await anApp()
    const overlay = await anOverlay(app)
    await publishApp(app)
    await setPageAccess(app, overlay.id, { require_authentication: true })
    expect(await list(app)).toHaveLength(1)
    const api = await aServer()
    const read = (caller: Caller) =>
      api.as({ ...caller, slug: app.slug }).call('pages.getOverlay', { id: overlay.id })
    await expect(read({})).rejects.toMatchObject({ status: 404 })
    expect(JSON.stringify(await read(await aMember(app)))).toContain('News.')
    await setPageAccess(app, overlay.id, { require_authentication: false, is_private: true })
    expect(await list(app)).toEqual([])
  })

  it('of a private app are known to its members alone, and to no other app', async () => {
    const [app, other] = [await anApp(), await anApp()]
    await anOverlay(app)
    await publishApp(app)
    await setAppAccess(app, { is_private: true })
    expect(await list(app)).toEqual([])
    expect(await list(app, await aMember(app))).toHaveLength(1)
    expect(await list(other)).toEqual([])
  })
})
