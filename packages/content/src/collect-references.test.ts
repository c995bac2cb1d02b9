import { describe, expect, it } from 'vitest'
import { collectReferences } from './collect-references.ts'
import { newBlock } from './new-block.ts'
import { newContentRule } from './page-source.ts'
import { testId, testIds } from './testing/test-id.ts'

const block = (type: string, props: Record<string, unknown>) => {
  const made = newBlock(type, testIds())
  return { ...made, props: { ...made.props, ...props } }
}
const textLink = (href: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] },
  ],
})

describe('collectReferences', () => {
  it('finds pictures, pages and products, each once', () => {
    const found = collectReferences([
      block('hero', { image: { media_id: testId(1), alt: '' }, card_page_id: testId(2) }),
      block('image', { image: { media_id: testId(1), alt: '' } }),
      block('image', { image: { art: 'arch.ember.3', alt: '' } }),
      block('collection', { page_ids: [testId(2), testId(3)] }),
      block('button', {
        action: { id: testId(9), type: 'trigger_purchase', product_ids: [testId(4)], overlay_id: testId(5) },
      }),
    ])
    expect(found).toMatchObject({
      media_ids: [testId(1)],
      art: ['arch.ember.3'],
      page_ids: [testId(2), testId(3)],
      product_ids: [testId(4)],
      overlay_ids: [testId(5)],
      unsafe_links: [],
    })
  })

  it('finds the own video of a lightbox with its poster', () => {
    const video = { media_id: testId(1), poster_id: testId(2) }
    const button = block('button', { action: { id: testId(9), type: 'open_lightbox', image: null, video } })
    expect(collectReferences([button])).toMatchObject({
      files: [{ block_id: button.id, path: 'action.video', media_id: testId(1), kinds: ['video', 'audio'] }],
      media_ids: [testId(2)],
    })
  })

  it('reads the lists inside of a page type: exercises of a workout, days of a program, pictures of an exercise', () => {
    const groups = [{ id: testId(1), items: [{ uid: testId(2), exercise_page_id: testId(3) }] }]
    expect(collectReferences([], { groups }, 'workout').page_ids).toEqual([testId(3)])
    const days = [{ page_id: testId(5), day: 7 }]
    expect(collectReferences([], { days }, 'program').page_ids).toEqual([testId(5)])
    const pictures = [{ id: testId(1), image: { media_id: testId(4), alt: '' } }]
    expect(collectReferences([], { pictures }, 'exercise').media_ids).toEqual([testId(4)])
  })

  it.each([
    ['in a text', block('text', { body: textLink('javascript:alert(1)') }), 'body'],
    [
      'of a button',
      block('button', { action: { id: testId(9), type: 'open_url', url: 'javascript:alert(1)' } }),
      'action.url',
    ],
  ])('names an unsafe link %s', (_, given, path) => {
    expect(collectReferences([given]).unsafe_links).toEqual([
      { block_id: given.id, path, href: 'javascript:alert(1)' },
    ])
  })

  it.each([
    [
      { source: 'children', parent_page_id: null, limit: 5 },
      { rule: 'children', page_id: null, limit: 5 },
    ],
    [
      { source: 'children', parent_page_id: testId(8) },
      { rule: 'children', page_id: testId(8), limit: 12 },
    ],
    [
      { source: 'rule', rule: newContentRule('meal') },
      { rule: 'filter', filter: newContentRule('meal'), limit: 12 },
    ],
  ])('asks for the list of a collection with %j', (props, rule) => {
    const collection = block('collection', props)
    expect(collectReferences([collection]).lists).toEqual([{ key: collection.id, ...rule }])
  })

  it('requests no list where pages are chosen by hand', () => {
    expect(collectReferences([block('collection', { source: 'pages' })]).lists).toEqual([])
  })

  it('reads the rule of a collection page', () => {
    const fields = { source: 'rule', rule: newContentRule('meal'), limit: 6 }
    const rule = { key: 'own', limit: 6, rule: 'filter', filter: newContentRule('meal') }
    expect(collectReferences([], fields, 'collection').lists).toEqual([rule])
    expect(collectReferences([], { ...fields, source: 'pages' }, 'collection').lists).toEqual([])
  })

  it('passes over unknown types and odd shapes', () => {
    const odd = { id: testId(1), type: 'hologram', version: 1, props: { image: { media_id: testId(2) } } }
    const broken = block('hero', { image: 'x', action: 7 })
    expect(collectReferences([odd, broken])).toMatchObject({ media_ids: [], page_ids: [] })
  })
})
