import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aBlock, aPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const call = () => api.as({ ...app.owner, slug: app.slug }).call

async function aDraft() {
  const page = await aPage(app, { body_text: 'Before.' })
  return { ...page, ...(await call()('pages.getStudioPage', { id: page.id })) }
}

describe('a height ratio', () => {
  it.each([
    ['below 10', 9, true],
    ['of 10', 10, false],
    ['of 300', 300, false],
    ['above 300', 301, true],
  ])('%s is kept as typed, and named where it is out of range', async (_what, height_ratio, is_named) => {
    const { id, revision, draft } = await aDraft()
    const hero = aBlock('hero', { height_ratio })
    const saved = await call()('pages.saveDraft', { id, revision, draft: { ...draft, blocks: [hero] } })
    expect(saved.draft.blocks[0]?.props['height_ratio']).toBe(height_ratio)
    expect(saved.problems).toEqual(
      is_named ? [{ block_id: hero.id, path: 'height_ratio', code: 'ratio_out_of_range' }] : [],
    )
  })
})

describe('a formatted text that no editor produces', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const nested = (type: string, depth: number): unknown => {
    if (depth === 0) return paragraph('deep')
    const inner = nested(type, depth - 1)
    return { type, content: [type === 'blockquote' ? inner : { type: 'listItem', content: [inner] }] }
  }
  const aText = (...content: unknown[]) => aBlock('text', { body: { type: 'doc', content } })

  it.each([
    ['a list five levels deep', nested('bulletList', 5), 'invalid'],
    ['five quotes', nested('blockquote', 5), 'invalid'],
    [
      'a list that starts below zero',
      { ...(nested('orderedList', 1) as object), attrs: { start: -1 } },
      'invalid',
    ],
    ['100,001 characters', paragraph('x'.repeat(100_001)), 'too_big'],
  ])('is refused: %s', async (_what, node, code) => {
    const { id, revision, draft } = await aDraft()
    const block = aText(node)
    await expect(
      call()('pages.saveDraft', { id, revision, draft: { ...draft, blocks: [block] } }),
    ).rejects.toMatchObject({
      status: 422,
      code: 'invalid',
      problem: { errors: [{ path: `draft.blocks.${block.id}.body`, code }] },
    })
    expect(await call()('pages.getStudioPage', { id })).toMatchObject({ revision, draft })
  })

  it('is saved with its page where it was stored before', async () => {
    const block = aText(nested('bulletList', 5))
    const { id } = await aPage(app, { draft: { blocks: [block] } })
    const { revision, draft } = await call()('pages.getStudioPage', { id })
    const saved = await call()('pages.saveDraft', { id, revision, draft: { ...draft, title: 'After' } })
    expect(saved).toMatchObject({ draft: { title: 'After' }, problems: [{ block_id: block.id }] })
  })

  it('12,500 characters are none', async () => {
    const { id, revision, draft } = await aDraft()
    const blocks = [aText(paragraph('x'.repeat(12_500)))]
    expect(await call()('pages.saveDraft', { id, revision, draft: { ...draft, blocks } })).toMatchObject({
      problems: [],
    })
  })
})

describe('blocks inside of blocks', () => {
  const nest = (levels: number): ReturnType<typeof aBlock> =>
    levels === 1 ? aBlock('text') : { ...aBlock('composed'), children: [nest(levels - 1)] }
  const path = 'draft.blocks.0.children.0.children.0.children.0.children'

  it('are saved, published and opened again on four levels', async () => {
    const { id, revision, draft } = await aDraft()
    const blocks = [nest(4)]
    const saved = await call()('pages.saveDraft', { id, revision, draft: { ...draft, blocks } })
    expect(saved).toMatchObject({ problems: [], draft: { blocks } })
  })

  it.each([5, 20])(
    'are refused on %i levels, at the block that holds them, and the draft stays',
    async (levels) => {
      const { id, revision, draft } = await aDraft()
      await expect(
        call()('pages.saveDraft', { id, revision, draft: { ...draft, blocks: [nest(levels)] } }),
      ).rejects.toMatchObject({
        status: 422,
        code: 'invalid',
        problem: { errors: [{ path, code: 'nested_too_deep' }] },
      })
      expect(await call()('pages.getStudioPage', { id })).toMatchObject({ revision, draft })
    },
  )

  it('count towards the 200 blocks of a page', async () => {
    const { id, revision, draft } = await aDraft()
    const children = Array.from({ length: 50 }, () => aBlock('text'))
    const blocks = Array.from({ length: 4 }, () => ({ ...aBlock('composed'), children }))
    await expect(
      call()('pages.saveDraft', { id, revision, draft: { ...draft, blocks } }),
    ).rejects.toMatchObject({
      problem: { errors: [{ path: 'draft.blocks', code: 'too_big', params: { max: 200 } }] },
    })
  })

  it('are refused inside of a block that holds none', async () => {
    const { id, revision, draft } = await aDraft()
    const block = { ...aBlock('text'), children: [aBlock('text')] }
    const saved = await call()('pages.saveDraft', { id, revision, draft: { ...draft, blocks: [block] } })
    expect(saved.problems).toEqual([{ block_id: block.id, path: 'children', code: 'not_allowed' }])
  })
})

describe('a value that no block shows', () => {
  it.each([
    [
      'a video of an unknown provider',
      'livestream',
      { video: { url: 'https://www.dailymotion.com/video/x8abcde' } },
      'video.url',
      'video_provider_unknown',
    ],
    [
      'a script as video',
      'livestream',
      { video: { url: 'javascript:alert(1)' } },
      'video.url',
      'video_address_invalid',
    ],
    ['a caption of 10,000 characters', 'livestream', { caption: 'x'.repeat(10_000) }, 'caption', 'too_long'],
    ['a caption of 10,000 characters', 'image', { caption: 'x'.repeat(10_000) }, 'caption', 'too_long'],
    [
      'a profile on another network',
      'social',
      { items: [{ id: newId(), network: 'instagram', profile: 'https://evil.example/maren' }] },
      'items.0.profile',
      'unknown_profile',
    ],
    ['a place that is none', 'map', { position: 'behind the station' }, 'position', 'position_invalid'],
  ])('is kept as typed and named: %s, in %s', async (_what, type, props, path, code) => {
    const { id, revision, draft } = await aDraft()
    const block = aBlock(type, props)
    const saved = await call()('pages.saveDraft', { id, revision, draft: { ...draft, blocks: [block] } })
    expect(saved.draft.blocks[0]?.props).toMatchObject(props)
    expect(saved.problems).toMatchObject([{ block_id: block.id, path, code }])
  })
})

describe('what is refused loses nothing', () => {
  it('of the draft, where a link could run code', async () => {
    const { id, revision, draft } = await aDraft()
    const block_action = { id: newId(), type: 'open_url' as const, url: 'javascript:alert(1)' }
    const button = aBlock('button', { action: block_action })
    await expect(
      call()('pages.saveDraft', { id, revision, draft: { ...draft, title: 'After', blocks: [button] } }),
    ).rejects.toMatchObject({ status: 422, code: 'invalid' })
    expect(await call()('pages.getStudioPage', { id })).toMatchObject({ revision, draft })
  })

  it('of the draft, when it was saved elsewhere since', async () => {
    const { id, revision, draft } = await aDraft()
    await call()('pages.saveDraft', { id, revision, draft: { ...draft, title: 'From elsewhere' } })
    await expect(
      call()('pages.saveDraft', { id, revision, draft: { ...draft, title: 'Too late' } }),
    ).rejects.toMatchObject({ status: 409, code: 'stale_revision' })
    const saved_page = await call()('pages.getStudioPage', { id })
    expect([saved_page.draft.title, saved_page.revision]).toEqual(['From elsewhere', revision + 1])
  })

  it.each([
    ['taken', '/is-taken', 'path_taken'],
    ['reserved', '/me/plan', 'path_reserved'],
    ['no path', '/---', 'path_invalid'],
  ])('of the path, where the new one is %s', async (_what, path, code) => {
    await aPage(app, { path: '/is-taken' }).catch(() => undefined)
    const { id, path: before } = await aDraft()
    await expect(call()('pages.setPagePath', { id, path })).rejects.toMatchObject({ status: 422, code })
    expect((await call()('pages.getStudioPage', { id })).path).toBe(before)
  })
})
