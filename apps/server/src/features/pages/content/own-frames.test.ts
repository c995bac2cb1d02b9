import { beforeAll, describe, expect, it } from 'vitest'
import { atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aVerifiedDomain } from '#test/factories/domains.ts'
import { aBlock, aPage, publishApp, usePlainRenderer } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  app = await anApp()
})

const call = () => api.as(atApp(app.owner, app)).call

async function save(url: string) {
  const page = await aPage(app)
  const { draft, revision } = await call()('pages.getStudioPage', { id: page.id })
  const block = aBlock('iframe', { url, title: 'Book a call', height_ratio: 100, width: 'text' })
  const saved = call()('pages.saveDraft', { id: page.id, revision, draft: { ...draft, blocks: [block] } })
  return { page, block, saved }
}

describe('a frame of another site', () => {
  it('is saved with its address', async () => {
    const { saved } = await save('https://booking.example.com/maren')
    expect((await saved).problems).toEqual([])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,hi',
    'https://a@example.com/',
    'https://example.com:8443/',
  ])('may be typed as %j, and not be published', async (url) => {
    const { block, saved } = await save(url)
    expect((await saved).problems).toEqual([
      { block_id: block.id, path: 'url', code: 'embed_address_invalid' },
    ])
  })

  it('is refused where it would load an app of this server, whoever owns it', async () => {
    const other = await anApp()
    for (const { domain } of [await aVerifiedDomain(app), await aVerifiedDomain(other)]) {
      const { block, saved } = await save(`https://${domain}/members`)
      await expect(saved).rejects.toMatchObject({
        status: 422,
        problem: { errors: [{ path: `draft.blocks.${block.id}.url`, code: 'own_host' }] },
      })
    }
  })

  it('cannot be published any more when its host has become the domain of an app', async () => {
    app = await anApp()
    const domain = `later-${app.slug}.test`
    const { saved } = await save(`https://${domain}/`)
    await saved
    await aVerifiedDomain(await anApp(), { domain })
    await expect(publishApp(app)).rejects.toThrow('own_host')
  })
})
