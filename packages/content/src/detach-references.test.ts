import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { describe, expect, it } from 'vitest'
import { detachReferences, type KnownReferences } from './detach-references.ts'
import { newBlock } from './new-block.ts'
import { parseBlock } from './parse-block.ts'
import { richTextFrom } from './rich-text.ts'
import { testId, testIds } from './testing/test-id.ts'

const own = testId(1)
const foreign = testId(2)
const known: KnownReferences = {
  hasPage: (id) => id === own,
  hasPath: (path) => path === '/here',
  hasProduct: (id) => id === own,
  hasMedia: (id) => id === own,
}
const aBlock = (type: string, props: Record<string, unknown>): StoredBlock => {
  const block = newBlock(type, testIds(100))
  return { ...block, props: { ...block.props, ...props } }
}
const anAction = (action: Record<string, unknown>) => ({ id: testId(9), ...action })
const linked = (href: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Read', marks: [{ type: 'link', attrs: { href } }] }],
    },
  ],
})
const unlinked = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Read', marks: [] }] }],
}

describe('detachReferences', () => {
  it.each<[string, string, string, unknown, unknown]>([
    ['a picture', 'image', 'image', { media_id: foreign, alt: 'A bar' }, null],
    ['a file', 'attachment', 'file', { media_id: foreign }, null],
    ['a video', 'livestream', 'video', { media_id: foreign, poster_id: own }, null],
    [
      'a poster',
      'livestream',
      'video',
      { media_id: own, poster_id: foreign },
      { media_id: own, poster_id: null },
    ],
    ['a page', 'form_submission', 'form_page_id', foreign, null],
    ['some pages', 'collection', 'page_ids', [own, foreign], [own]],
    [
      'the page of a button',
      'button',
      'action',
      anAction({ type: 'open_page', page_id: foreign }),
      anAction({ type: 'open_page', page_id: null }),
    ],
    [
      'the form of a button',
      'button',
      'action',
      anAction({ type: 'trigger_form', form_id: foreign }),
      anAction({ type: 'trigger_form', form_id: null }),
    ],
    [
      'a product of a button',
      'button',
      'action',
      anAction({ type: 'trigger_purchase', product_ids: [own, foreign], overlay_id: null }),
      anAction({ type: 'trigger_purchase', product_ids: [own], overlay_id: null }),
    ],
    [
      'the picture that a button opens',
      'button',
      'action',
      anAction({ type: 'open_lightbox', image: { media_id: foreign, alt: '' }, video: null }),
      anAction({ type: 'open_lightbox', image: null, video: null }),
    ],
    [
      'a path of the other app',
      'button',
      'action',
      anAction({ type: 'open_url', url: '/there?x=1' }),
      anAction({ type: 'open_url', url: '' }),
    ],
    ['a link in a text, whose words stay', 'text', 'body', linked('/there'), unlinked],
  ])('removes %s that does not exist here, and marks it', (_what, type, prop, value, expected) => {
    const { blocks, lost } = detachReferences([aBlock(type, { [prop]: value })], known)
    expect(blocks[0]?.props[prop]).toEqual(expected)
    expect(blocks[0]?.choose_again).toEqual([prop])
    expect(lost).toMatchObject([{ type, path: prop }])
    expect(parseBlock(blocks[0]).problems).toEqual([
      { block_id: blocks[0]?.id, path: prop, code: 'choose_again' },
    ])
  })

  it.each<[string, string, string, unknown]>([
    ['a picture of this app', 'image', 'image', { media_id: own, alt: '' }],
    ['a drawn picture', 'image', 'image', { art: 'ridge.clay.5', alt: '' }],
    ['a video of a provider', 'livestream', 'video', { url: 'https://youtu.be/M7lc1UVf-VE' }],
    ['a button without a page', 'button', 'action', anAction({ type: 'open_page', page_id: null })],
    ['a path that exists', 'button', 'action', anAction({ type: 'open_url', url: '/here#top' })],
    ['a link to another site', 'text', 'body', linked('https://example.com/there')],
    ['a text without links', 'text', 'body', richTextFrom('Words')],
  ])('leaves %s as it is', (_what, type, prop, value) => {
    const block = aBlock(type, { [prop]: value })
    expect(detachReferences([block], known)).toEqual({ blocks: [block], lost: [] })
  })

  it('names the place of a list item, and goes into the blocks inside', () => {
    const inside = { ...aBlock('image', { image: { media_id: foreign, alt: '' } }), slot: testId(7) }
    const parent = { ...aBlock('composed', {}), children: [inside] }
    const { blocks, lost } = detachReferences([parent], known)
    expect(blocks[0]?.children?.[0]).toMatchObject({ slot: testId(7), choose_again: ['image'] })
    expect(lost).toMatchObject([{ block_id: inside.id, path: 'image', kind: 'image' }])
  })

  it('leaves a block of an unknown type, and an earlier mark', () => {
    const odd = { id: testId(3), type: 'hologram', version: 1, props: { page_id: foreign } }
    const marked = { ...aBlock('image', {}), choose_again: ['image'] }
    expect(detachReferences([odd, marked], known)).toEqual({ blocks: [odd, marked], lost: [] })
  })
})
