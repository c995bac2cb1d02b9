import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockDefinitions, pageTypeDefinitions } from '../definitions.generated.ts'
import type { Field, Fields } from '../fields.ts'
import { newBlock } from '../new-block.ts'
import { richTextFrom } from '../rich-text.ts'
import { testId, testIds } from '../testing/test-id.ts'
import type { PageText } from './page-text.ts'
import { setTexts } from './set-text.ts'
import { listTextEntries, getTexts, type TranslatablePage } from './text-entries.ts'
import { selectValidTexts, validateTexts, applyTexts } from './apply-texts.ts'

const aPage = (given: Partial<TranslatablePage> = {}): TranslatablePage => ({
  content_type: 'generic',
  title: 'Base Camp',
  og_title: '',
  og_description: '',
  cover: null,
  og_image: null,
  page_actions: [],
  fields: {},
  blocks: [],
  ...given,
})

const aBlock = (type: string, props: Record<string, unknown>, n = 1) => {
  const made = newBlock(type, testIds(n * 1000))
  return { ...made, id: testId(n), props: { ...made.props, ...props } }
}

const linked = (href: string, text = 'x') => ({
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph' as const,
      content: [{ type: 'text' as const, text, marks: [{ type: 'link' as const, attrs: { href } }] }],
    },
  ],
})

/** Something to read in every field that a definition has, so that a new block is looked at by itself. */
function textsFor(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([prop, field]): [string, unknown][] => {
      const value = valueFor(field)
      return value === undefined ? [] : [[prop, value]]
    }),
  )
}

function valueFor(field: Field): unknown {
  if (field.kind === 'text' && field.is_address) return 'https://youtu.be/abc'
  if (field.kind === 'text' || field.kind === 'long_text') return 'Words'
  if (field.kind === 'lines') return ['One', 'Two']
  if (field.kind === 'rich_text') return richTextFrom('Words')
  if (field.kind === 'image') return { media_id: testId(7), alt: 'A rack' }
  if (field.kind !== 'list') return undefined
  return [1, 2].map((n) => ({ ...field.item, ...ids(field.item, n), ...textsFor(field.fields) }))
}

const ids = (item: Record<string, unknown>, n: number) => ({
  ...('id' in item ? { id: testId(50 + n) } : {}),
  ...('uid' in item ? { uid: testId(60 + n) } : {}),
})

const inGerman = (text: PageText): PageText =>
  typeof text === 'string' ? 'Wörter' : Array.isArray(text) ? text.map(() => 'Zeile') : richTextFrom('Wörter')

const pages = [
  ...Object.entries(blockDefinitions).map(([type, { fields, defaults }]): [string, TranslatablePage] => [
    `the block ${type}`,
    aPage({ blocks: [aBlock(type, { ...defaults, ...textsFor(fields) })] }),
  ]),
  ...Object.entries(pageTypeDefinitions).map(([content_type, definition]): [string, TranslatablePage] => [
    `the page type ${content_type}`,
    aPage({ content_type, fields: { ...definition.defaults, ...textsFor(definition.fields) } }),
  ]),
]

describe.each(pages)('%s', (_, page) => {
  it('translates every text', () => {
    const texts = Object.fromEntries(
      Object.entries(getTexts(page)).map(([key, text]) => [key, inGerman(text)]),
    )
    const german = applyTexts(page, texts)
    expect(validateTexts(page, texts)).toEqual([])
    expect(getTexts(german)).toEqual(texts)
    expect(selectValidTexts(page, texts)).toEqual(texts)
    expect(JSON.stringify(german)).not.toMatch(/Words|A rack|One|Two/)
  })

  it('leaves addresses, pictures and ids unchanged', () => {
    const keys = Object.keys(getTexts(page))
    const german = applyTexts(
      page,
      Object.fromEntries(keys.map((key) => [key, inGerman(getTexts(page)[key] ?? '')])),
    )
    const found = (value: object) =>
      JSON.stringify(value).match(/"(?:id|uid|media_id|page_id|video_url)":"[^"]*"/g)
    expect(found(german)).toEqual(found(page))
    expect(keys.filter((key) => /url|_id$/.test(key))).toEqual([])
  })

  it('gives the same result on a device without definitions', () => {
    const { title: _title, ...texts } = Object.fromEntries(
      Object.entries(getTexts(page)).map(([key, text]) => [key, inGerman(text)]),
    )
    const { blocks, fields, page_actions } = applyTexts(page, texts)
    expect(setTexts(page, texts)).toMatchObject({ blocks, fields, page_actions })
  })
})

describe('the texts of a page', () => {
  const steps = aBlock('icon_list', {
    title: 'What you need',
    items: [
      { id: testId(11), icon: 'check', title: 'A rack', text: '' },
      { id: testId(12), icon: 'check', title: 'A bar', text: '' },
    ],
  })

  it('have names that stay when items change places', () => {
    const { items } = steps.props as { items: unknown[] }
    const reversed = { ...steps, props: { ...steps.props, items: items.toReversed() } }
    const [one, other] = [getTexts(aPage({ blocks: [steps] })), getTexts(aPage({ blocks: [reversed] }))]
    expect(other).toEqual(one)
    expect(Object.keys(one)).toContain(`${steps.id}.items.${testId(12)}.title`)
    const german = applyTexts(aPage({ blocks: [reversed] }), {
      [`${steps.id}.items.${testId(12)}.title`]: 'Stange',
    })
    expect(german.blocks[0]?.props['items']).toMatchObject([{ title: 'Stange' }, { title: 'A rack' }])
  })

  it('are those of the page itself, too, and of what is inside of blocks', () => {
    const page = aPage({
      og_description: 'Twelve weeks',
      cover: { art: 'arch.ember.3', alt: 'A hill' },
      page_actions: [
        { id: testId(5), action_type: 'start', block_action: null, text: 'Go', post_action_button_text: '' },
      ],
      blocks: [
        {
          ...aBlock('hero', { title: 'Outer' }),
          children: [aBlock('text', { body: richTextFrom('Inner') }, 2)],
        },
      ],
    })
    expect(Object.keys(getTexts(page))).toEqual([
      'title',
      'og_description',
      'cover.alt',
      `page_actions.${testId(5)}.text`,
      `${testId(1)}.title`,
      `${testId(2)}.body`,
    ])
    const texts = { 'cover.alt': 'Ein Hügel', [`${testId(2)}.body`]: richTextFrom('Innen') }
    expect(applyTexts(page, texts)).toMatchObject({
      cover: { art: 'arch.ember.3', alt: 'Ein Hügel' },
      blocks: [{ children: [{ props: { body: richTextFrom('Innen') } }] }],
    })
  })

  it('of unknown blocks are none, and such blocks stay whole', () => {
    const unknown = { id: testId(3), type: 'hologram', version: 1, props: { title: 'Hm' } }
    const page = aPage({ blocks: [unknown] })
    expect(Object.keys(getTexts(page))).toEqual(['title'])
    expect(applyTexts(page, { [`${testId(3)}.title`]: 'Nein' })).toEqual(page)
  })
})

describe('a translation', () => {
  const hero = aBlock('hero', { title: 'Go', subtitle: 'Up the hill' })
  const body = aBlock('text', { body: richTextFrom('Read') }, 2)
  const page = aPage({
    blocks: [hero, body],
    content_type: 'program',
    fields: { equipment: ['Rack', 'Bar'] },
  })

  it.each<[string, Record<string, PageText>]>([
    ['for a text that the page has not', { [`${hero.id}.eyebrow`]: 'Los' }],
    ['that is blank', { [`${hero.id}.title`]: '  ' }],
    ['of another form', { [`${hero.id}.title`]: richTextFrom('Los') }],
    ['with more lines than the page has', { 'fields.equipment': ['Ständer', 'Stange', 'Bank'] }],
    ['that is longer than its field', { [`${hero.id}.title`]: 'x'.repeat(121) }],
    ['with a link that may not be rendered', { [`${body.id}.body`]: linked('javascript:alert(1)') }],
    [
      'with a node that is none',
      { [`${body.id}.body`]: { type: 'doc', content: [{ type: 'script' }] } as unknown as PageText },
    ],
    ['of the prototype', { ['__proto__.title']: 'x', ['constructor.name']: 'x' }],
  ])('%s leaves the page as it is', (_, texts) => {
    expect(applyTexts(page, texts)).toEqual(page)
    expect(selectValidTexts(page, texts)).toEqual({})
  })

  it('that is refused at one place counts at the others', () => {
    const texts = { [`${hero.id}.title`]: 'x'.repeat(121), [`${hero.id}.subtitle`]: 'Den Hügel hinauf' }
    expect(applyTexts(page, texts).blocks[0]?.props).toMatchObject({
      title: 'Go',
      subtitle: 'Den Hügel hinauf',
    })
    expect(validateTexts(page, texts)).toEqual([
      { key: `${hero.id}.title`, code: 'too_long', params: { max: 120 } },
    ])
  })

  it('reports its problems', () => {
    const problems = validateTexts(page, {
      [`${body.id}.body`]: linked('javascript:alert(1)'),
      [`${hero.id}.gone`]: 'x',
      'fields.equipment': 'x',
      title: 'x'.repeat(201),
    })
    expect(problems.map(({ key, code }) => [key, code])).toEqual([
      [`${hero.id}.gone`, 'unknown_field'],
      ['fields.equipment', 'invalid_type'],
      ['title', 'too_long'],
      [`${body.id}.body`, 'unsafe_link'],
    ])
  })

  it('may have other links, and drops what a node may not have', () => {
    const odd = linked('https://kiln.example/de', 'Lies') as unknown as { content: { attrs?: object }[] }
    odd.content[0] = { ...odd.content[0], attrs: { onclick: 'x' } }
    const { blocks } = applyTexts(page, { [`${body.id}.body`]: odd as unknown as PageText })
    expect(blocks[1]?.props['body']).toMatchObject(linked('https://kiln.example/de', 'Lies'))
    expect(JSON.stringify(blocks)).not.toContain('onclick')
  })

  it('of a block that already has a problem is accepted where it adds no problem of its own', () => {
    const broken = { ...hero, props: { ...hero.props, height_ratio: 5 } }
    const texts = { [`${hero.id}.title`]: 'Los' }
    expect(applyTexts(aPage({ blocks: [broken] }), texts).blocks[0]?.props).toMatchObject({ title: 'Los' })
  })
})

const anyText = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.array(fc.string({ maxLength: 20 }), { maxLength: 4 }),
  fc.string({ maxLength: 60 }).map((text) => richTextFrom(text)),
  fc.constantFrom('https:', 'javascript:').map((scheme) => linked(`${scheme}//x.example`)),
)

it('any translation keeps the shape of the page, and applying it twice changes nothing', () => {
  const [, page] = pages.find(([name]) => name.includes('icon_list')) ?? ['', aPage()]
  const all = aPage({ ...page, blocks: [...page.blocks, aBlock('text', { body: richTextFrom('Read') }, 2)] })
  const keys = [...Object.keys(getTexts(all)), 'nothing', `${testId(2)}.id`, `${testId(1)}.items`]
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), anyText), (texts) => {
      const once = applyTexts(all, texts)
      expect(applyTexts(once, texts)).toEqual(once)
      expect(listTextEntries(once).map(({ key, form }) => [key, form])).toEqual(
        listTextEntries(all).map(({ key, form }) => [key, form]),
      )
      expect(applyTexts(all, selectValidTexts(all, texts))).toEqual(once)
      expect(JSON.stringify(once)).not.toContain('javascript:')
    }),
    { numRuns: 300 },
  )
})
