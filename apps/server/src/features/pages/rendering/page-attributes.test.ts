import { richTextFrom } from '@foyer/content/definitions'
import type { PageAttributeValue } from '@foyer/contract/attributes/shapes'
import { pageIndex } from '@foyer/contract/pages/page-index'
import { pageTranslationFile } from '@foyer/contract/pages/translation-shapes'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { aPicture } from '#test/factories/media.ts'
import { aBlock, aPage, aTextBlock, get, publishApp, usePlainRenderer } from '#test/factories/pages.ts'
import { aTranslation, addLocales } from '#test/factories/translations.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

const as = (one: TestApp) => api.as({ ...one.owner, slug: one.slug }).call
const level = (value: string): PageAttributeValue => ({ slug: 'page.level', type: 'string', value })
const readIndex = async (one: TestApp, path: string) => {
  const index = pageIndex.parse((await get(one, `/_pages${path}/index.json`)).json())
  if (index.kind !== 'open') throw new Error('The page is not open.')
  return index
}
const anAttribute = (one: TestApp, slug: string, type: 'string' | 'rich_text' | 'image' = 'string') =>
  as(one)('attributes.createAttribute', { slug, name: slug, type })

beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  app = await anApp()
  await anAttribute(app, 'page.level')
  await anAttribute(app, 'page.note', 'rich_text')
  await anAttribute(app, 'page.photo', 'image')
  await anAttribute(app, 'member.goal')
})

describe('the attributes of a page', () => {
  it('are in its entity and in its texts, and follow its title', async () => {
    const media_id = (await aPicture(app)).id
    const attributes: PageAttributeValue[] = [
      level('Beginner'),
      { slug: 'page.note', type: 'rich_text', value: richTextFrom('Take <b>care</b>') },
      { slug: 'page.photo', type: 'image', value: { media_id, alt: 'A barbell' } },
    ]
    const page = await aPage(app, {
      title: 'Squat',
      draft: {
        attributes,
        blocks: [
          aBlock('hero', { title: '{page.title} for {page.level|everyone}' }),
          aTextBlock('{page.note|Go}. {page.gone|Off} we go, {{page.title}} and {curly}.'),
        ],
      },
    })
    await publishApp(app)
    const index = await readIndex(app, page.path)
    expect(index.page.attributes).toEqual([
      { slug: 'page.title', type: 'string', value: 'Squat' },
      ...attributes,
    ])
    expect(Object.keys(index.media)).toContain(media_id)
    expect(index.page.blocks[0]?.props['title']).toBe('Squat for Beginner')
    expect(index.page.blocks[1]?.props['body']).toEqual(
      richTextFrom('Take <b>care</b>. Off we go, {page.title} and {curly}.'),
    )
    expect(index.personal).toBeUndefined()

    const { revision, draft } = await as(app)('pages.getStudioPage', { id: page.id })
    await as(app)('pages.saveDraft', { id: page.id, revision, draft: { ...draft, title: 'Front squat' } })
    await publishApp(app)
    expect((await readIndex(app, page.path)).page.blocks[0]?.props['title']).toBe('Front squat for Beginner')
  })

  it('of another app are not known here', async () => {
    const other = await anApp()
    const page = await aPage(other, {
      body_text: 'For {page.level|all}',
      draft: { attributes: [level('Beginner')] },
    })
    await publishApp(other)
    const { page: entity } = await readIndex(other, page.path)
    expect(entity.attributes).toHaveLength(1)
    expect(JSON.stringify(entity)).not.toContain('Beginner')
  })

  it('show the fallback text as soon as they are deleted', async () => {
    const mine = await anApp()
    const { id } = await anAttribute(mine, 'page.level')
    const blocks = [aTextBlock('For {page.level|all}.')]
    const page = await aPage(mine, { draft: { blocks, attributes: [level('Beginner')] } })
    await publishApp(mine)
    expect((await get(mine, page.path)).text).toContain('For Beginner.')
    await as(mine)('attributes.deleteAttribute', { id })
    expect((await get(mine, page.path)).text).toContain('For all.')
    expect((await readIndex(mine, page.path)).page.attributes).toHaveLength(1)
  })

  it('cannot be of members, code, or a picture of another app', async () => {
    const page = await aPage(app)
    const { revision, draft } = await as(app)('pages.getStudioPage', { id: page.id })
    const foreign = (await aPicture(await anApp())).id
    const values = [
      { slug: 'member.goal', type: 'string', value: 'x' },
      { slug: 'page.title', type: 'string', value: 'x' },
      { slug: 'page.photo', type: 'image', value: { media_id: foreign, alt: '' } },
      { slug: 'page.level', type: 'string', value: { html: '<b>' } },
      { slug: 'page.film', type: 'video', value: { url: 'javascript:alert(1)' } },
    ]
    for (const value of values) {
      const attributes = [value as PageAttributeValue]
      await expect(
        as(app)('pages.saveDraft', { id: page.id, revision, draft: { ...draft, attributes } }),
      ).rejects.toMatchObject({ status: 422 })
    }
  })
})

describe('the attributes of members in texts', () => {
  const personal_text = 'Hi {member.first_name|there}, your goal: {member.goal|none yet}'

  it('are fallback texts in all bytes, with the places for their devices', async () => {
    const page = await aPage(app, { body_text: personal_text })
    await publishApp(app)
    const member = await aMember(app, { name: 'Dana Whitfield' })
    await as(app)('members.setMemberAttribute', {
      id: member.user_id,
      slug: 'member.goal',
      value: 'Ten pull-ups',
    })
    const answers = await Promise.all([
      get(app, page.path),
      get(app, `/_pages${page.path}/index.json`),
      get(app, `/_pages${page.path}/index.json`, { authorization: `Bearer ${member.token}` }),
    ])
    const body = await api.as(member).call('pages.getPageBody', { id: page.id })
    for (const text of [...answers.map((answer) => answer.text), JSON.stringify(body)]) {
      expect(text).toContain('Hi there, your goal: none yet')
      expect(text).not.toContain('Dana')
      expect(text).not.toContain('Ten pull-ups')
    }
    expect((await readIndex(app, page.path)).personal).toEqual([
      {
        path: ['blocks', '0', 'props', 'body', 'content', '0', 'content', '0', 'text'],
        parts: [
          'Hi ',
          { slug: 'member.first_name', fallback: 'there' },
          ', your goal: ',
          { slug: 'member.goal', fallback: 'none yet' },
        ],
      },
    ])
    expect(body.personal).toHaveLength(1)
  })

  it('have the places of each language', async () => {
    const mine = await anApp()
    await addLocales(mine, ['de'])
    const page = await aPage(mine, { title: 'Home', body_text: '{page.title}: hi {member.first_name|there}' })
    await aTranslation(mine, { id: page.id, locale: 'de' }, (_source, key) =>
      key === 'title' ? 'Start' : richTextFrom('{page.title}: hallo {member.first_name|du}'),
    )
    await publishApp(mine)
    const file = pageTranslationFile.parse(
      (await get(mine, `/_pages/_translations/de${page.path}.json`)).json(),
    )
    expect(Object.values(file.texts)).toEqual([richTextFrom('Start: hallo du')])
    expect(file.personal?.[0]?.parts).toEqual([
      'Start',
      ': hallo ',
      { slug: 'member.first_name', fallback: 'du' },
    ])
  })

  it('are found by search as their fallback texts', async () => {
    const mine = await anApp()
    const page = await aPage(mine, { body_text: 'Welcome {member.first_name|stranger}' })
    const rows = await api.inApp(mine.id, (tx) =>
      tx.selectFrom('pages').select('search_text').where('id', '=', page.id).execute(),
    )
    expect(rows).toMatchObject([{ search_text: expect.stringContaining('welcome stranger') }])
  })
})

it('before a publish, texts with unknown attributes are named', async () => {
  const mine = await anApp()
  await anAttribute(mine, 'page.level')
  const text = aTextBlock('{page.level|all} {page.gone} {member.first_name|you} {{page.never}}')
  const page = await aPage(mine, { draft: { blocks: [text] } })
  const { warnings } = await as(mine)('pages.listChanges')
  expect(warnings).toMatchObject([
    { page_id: page.id, block_id: text.id, code: 'unknown_attribute', params: { text: 'page.gone' } },
  ])
})
