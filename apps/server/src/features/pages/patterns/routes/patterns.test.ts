import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { aPicture } from '#test/factories/media.ts'
import { aBlock, aTextBlock } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let other: TestApp
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  other = await anApp()
})

const as = (one: TestApp) => api.as({ ...one.owner, slug: one.slug }).call
const aSection = (one: TestApp, name = 'Prices') =>
  as(one)('pages.createPattern', { name, content_type: null, draft: { blocks: [aTextBlock(name)] } })
const listNames = async (one: TestApp) =>
  (await as(one)('pages.listPatterns', {})).items.map(({ name }) => name)
const refusal = (code: string, path?: string, field_code?: string) => ({
  status: 422,
  code,
  ...(path ? { problem: { errors: [{ path, code: field_code }] } } : {}),
})

describe('patterns', () => {
  it('are saved, listed newest first, renamed and deleted', async () => {
    const mine = await anApp()
    const first = await aSection(mine, 'Prices')
    await aSection(mine, 'Questions')
    expect(await listNames(mine)).toEqual(['Questions', 'Prices'])
    expect(first).toMatchObject({ content_type: null, draft: { blocks: [{ type: 'text' }] } })
    const renamed = await as(mine)('pages.renamePattern', { id: first.id, name: ' Two prices ' })
    expect(renamed).toEqual({ ...first, name: 'Two prices' })
    await as(mine)('pages.deletePattern', { id: first.id })
    expect(await listNames(mine)).toEqual(['Questions'])
  })

  it('of one app do not exist for another', async () => {
    const { id } = await aSection(app, 'Ours')
    expect(await listNames(other)).not.toContain('Ours')
    const missing = { status: 404, code: 'not_found' }
    await expect(as(other)('pages.renamePattern', { id, name: 'Theirs' })).rejects.toMatchObject(missing)
    await expect(as(other)('pages.deletePattern', { id })).rejects.toMatchObject(missing)
    expect(await listNames(app)).toContain('Ours')
    const rows = await api.inApp(other.id, (tx) => tx.selectFrom('page_patterns').select('id').execute())
    expect(rows.map((row) => row.id)).not.toContain(id)
  })

  it('are for the team', async () => {
    const member = await aMember(app)
    const { call } = api.as({ ...member, slug: app.slug })
    await expect(call('pages.listPatterns', {})).rejects.toMatchObject({ status: 401 })
  })

  it.each([
    ['without blocks', { draft: { blocks: [] } }, refusal('invalid', 'draft.blocks', 'required')],
    ['of an unknown page type', { content_type: 'hologram' }, refusal('unknown_content_type')],
    ['without a name', { name: '  ' }, { status: 422, code: 'invalid' }],
  ])('%s are refused', async (_what, input, expected) => {
    const pattern = { name: 'Prices', content_type: null, draft: { blocks: [aTextBlock('x')] }, ...input }
    await expect(as(app)('pages.createPattern', pattern)).rejects.toMatchObject(expected)
  })

  it('cannot carry what a draft could not: code in links, and pictures of another app', async () => {
    const foreign = (await aPicture(other)).id
    const picture = aBlock('image', { image: { media_id: foreign, alt: '' } })
    const button = aBlock('button', { action: { id: newId(), type: 'open_url', url: 'javascript:alert(1)' } })
    const cases = [
      [picture, `draft.blocks.${picture.id}.image.media_id`, 'unknown_picture'],
      [button, `draft.blocks.${button.id}.action.url`, 'unsafe_link'],
    ] as const
    for (const [block, path, code] of cases) {
      const pattern = { name: 'Bad', content_type: null, draft: { blocks: [block] } }
      await expect(as(app)('pages.createPattern', pattern)).rejects.toMatchObject(
        refusal('invalid', path, code),
      )
    }
  })

  it('have a largest size and number', async () => {
    const mine = await anApp()
    const long = Array.from({ length: 60 }, () => aTextBlock('a'.repeat(2000)))
    const pattern = { name: 'Long', content_type: null, draft: { blocks: long } }
    await expect(as(mine)('pages.createPattern', pattern)).rejects.toMatchObject(refusal('pattern_too_large'))
    const { id: _id, ...row } = {
      id: '',
      app_id: mine.id,
      name: 'Many',
      content_type: null,
      draft: JSON.stringify({ blocks: [] }),
      author: 'Maren',
      created_at: api.clock.now(),
    }
    const rows = Array.from({ length: 100 }, () => ({ ...row, id: newId() }))
    await api.inApp(mine.id, (tx) => tx.insertInto('page_patterns').values(rows).execute())
    await expect(aSection(mine)).rejects.toMatchObject(refusal('too_many_patterns'))
  })

  it('come with the pictures that they show, and what is gone is left out', async () => {
    const mine = await anApp()
    const media_id = (await aPicture(mine)).id
    const block = aBlock('image', { image: { media_id, alt: '' } })
    await as(mine)('pages.createPattern', { name: 'Picture', content_type: null, draft: { blocks: [block] } })
    expect(Object.keys((await as(mine)('pages.listPatterns', {})).media)).toEqual([media_id])
    await as(mine)('media.deleteMedia', { id: media_id })
    expect((await as(mine)('pages.listPatterns', {})).media).toEqual({})
  })
})

describe('page templates', () => {
  it('make pages with new ids, which never change with the template', async () => {
    const block = aTextBlock('Twelve weeks.')
    const template = await as(app)('pages.createPattern', {
      name: 'Sales page',
      content_type: 'generic',
      draft: { blocks: [block], show_tabbar: false },
    })
    const input = { parent_id: null, content_type: 'generic', title: 'Spring', draft: template.draft }
    const page = await as(app)('pages.createPage', input)
    expect(page.draft).toMatchObject({ title: 'Spring', show_tabbar: false })
    expect(page.draft.blocks[0]).toEqual({ ...block, id: page.draft.blocks[0]?.id })
    expect(page.draft.blocks[0]?.id).not.toBe(block.id)
    await as(app)('pages.deletePattern', { id: template.id })
    expect((await as(app)('pages.getStudioPage', { id: page.page_id })).draft).toEqual(page.draft)
  })

  it('cannot bring what a draft could not', async () => {
    const block = aBlock('image', { image: { media_id: (await aPicture(other)).id, alt: '' } })
    const input = { parent_id: null, content_type: 'generic', title: 'Spring', draft: { blocks: [block] } }
    await expect(as(app)('pages.createPage', input)).rejects.toMatchObject({ status: 422, code: 'invalid' })
  })
})

describe('the pictures and files of blocks', () => {
  it('are those of the library of the app', async () => {
    const own = (await aPicture(app)).id
    const blocks = [own, (await aPicture(other)).id, newId()].map((media_id) =>
      aBlock('image', { image: { media_id, alt: '' } }),
    )
    const found = await as(app)('pages.findBlockAssets', { blocks })
    expect([Object.keys(found.media), found.files]).toEqual([[own], {}])
  })
})
