import { newContentRule } from '@foyer/content/definitions'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aFile } from '#test/factories/files.ts'
import { atApp } from '#test/factories/identity.ts'
import { aPicture } from '#test/factories/media.ts'
import { aBlock, aPage, publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const asOwner = (app: TestApp) => api.as(atApp(app.owner, app))

describe('before a publish', () => {
  it('suggests texts for pictures, captions for videos, pages for lists and links that lead somewhere', async () => {
    const app = await anApp()
    const [picture, video, talk] = [await aPicture(app), await aFile(app), await aFile(app)]
    const file = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nIn')
    await asOwner(app).call(
      'media.setCaptions',
      { id: talk.id, locale: 'en', label: 'English' },
      { file: new Blob([new Uint8Array(file)]) },
    )
    const gone = newId()
    const image = (alt: string) => aBlock('image', { image: { media_id: picture.id, alt } })
    const [silent, described] = [image(''), image('A rack')]
    const film = (media_id: string) => aBlock('livestream', { video: { media_id, poster_id: null } })
    const [without, captioned] = [film(video.id), film(talk.id)]
    const [empty, dead] = [aBlock('collection', {}), aBlock('collection', { page_ids: [gone] })]
    const rule = aBlock('collection', { source: 'rule', rule: newContentRule('meal') })
    const shown = { image: { media_id: picture.id, alt: '' }, video: null }
    const full = aBlock('button', { text: 'Look', action: { id: newId(), type: 'open_lightbox', ...shown } })
    const drawn = aBlock('image', { image: { art: 'ridge-clay-1', alt: '' } })
    const page = await aPage(app, {
      title: 'Guide',
      draft: {
        cover: { media_id: picture.id, alt: '' },
        background_color: '#808080',
        blocks: [silent, described, without, captioned, empty, dead, rule, drawn, full],
      },
    })
    const { suggestions, problems } = await asOwner(app).call('pages.listChanges')
    expect(problems).toEqual([])
    expect(suggestions.map(({ page_id, block_id, code }) => [page_id, block_id, code])).toEqual([
      [page.id, null, 'background_hard_to_read'],
      [page.id, silent.id, 'picture_without_alt'],
      [page.id, without.id, 'video_without_captions'],
      [page.id, empty.id, 'list_is_empty'],
      [page.id, dead.id, 'link_to_deleted_page'],
      [page.id, rule.id, 'list_is_empty'],
      [page.id, full.id, 'picture_without_alt'],
    ])
    await publishApp(app)
    expect((await asOwner(app).call('pages.listChanges')).suggestions).toEqual([])
  })

  it('suggests to finish buttons without a text, frames without a name and blocks without content', async () => {
    const app = await anApp()
    const frame = (title: string) => aBlock('iframe', { url: 'https://example.com/', title })
    const [button, unnamed, parts] = [aBlock('button', {}), frame(''), aBlock('composed', {})]
    await aPage(app, { draft: { blocks: [button, unnamed, frame('Booking'), parts] } })
    const { suggestions } = await asOwner(app).call('pages.listChanges')
    expect(suggestions.map(({ block_id, path, code }) => [block_id, path, code])).toEqual([
      [button.id, 'text', 'button_without_text'],
      [unnamed.id, 'title', 'frame_without_name'],
      [parts.id, 'children', 'parts_are_empty'],
    ])
  })

  it('names why pages would be left out', async () => {
    const app = await anApp()
    await publishApp(app)
    const hero = aBlock('hero', { height_ratio: 900 })
    const page = await aPage(app, { title: 'Broken', draft: { blocks: [hero] } })
    const { problems } = await asOwner(app).call('pages.listChanges')
    expect(problems).toMatchObject([{ page_id: page.id, title: 'Broken', block_id: hero.id }])
  })

  it('remembers what is ignored with its reason, and counts it no longer', async () => {
    const [app, other_app] = [await anApp(), await anApp()]
    await publishApp(app)
    const dead = aBlock('button', { text: 'Soon', action: { id: newId(), type: 'open_page', page_id: null } })
    const page = await aPage(app, { draft: { blocks: [dead] } })
    const call = asOwner(app)
    const [warning] = (await call.call('pages.listChanges')).warnings
    expect(warning).toMatchObject({ page_id: page.id, block_id: dead.id, ignored: null })
    await expect(call.call('pages.publish', {})).rejects.toMatchObject({ code: 'warnings_not_accepted' })

    const key = {
      page_id: page.id,
      block_id: dead.id,
      path: warning?.path ?? '',
      code: 'button_without_target' as const,
    }
    await call.call('pages.ignoreWarning', { ...key, reason: 'It opens in May.' })
    await call.call('pages.ignoreWarning', { ...key, reason: 'It opens in June.' })
    expect((await call.call('pages.listChanges')).warnings).toMatchObject([
      { ignored: { reason: 'It opens in June.', by: expect.any(String) } },
    ])
    await call.call('pages.restoreWarning', key)
    expect((await call.call('pages.listChanges')).warnings).toMatchObject([{ ignored: null }])
    await call.call('pages.ignoreWarning', { ...key, reason: 'It opens in June.' })
    expect(await call.call('pages.publish', {})).toMatchObject({ state: 'running' })

    await expect(
      asOwner(other_app).call('pages.ignoreWarning', { ...key, reason: 'Mine' }),
    ).rejects.toMatchObject({ status: 422 })
    const outsider = api.as({ ...(await anOwner()), slug: app.slug })
    await expect(outsider.call('pages.restoreWarning', key)).rejects.toMatchObject({ status: 404 })
  })
})
