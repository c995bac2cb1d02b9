import { describe, expect, it } from 'vitest'
import { blockAction, imageRef, richText, storedBlock } from './shapes.ts'

const id = '0198c0de-0000-7000-8000-000000000001'
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const link = (href: string) => ({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] })

function nested(depth: number): unknown {
  return depth === 0
    ? paragraph('deep')
    : { type: 'bulletList', content: [{ type: 'listItem', content: [nested(depth - 1)] }] }
}

const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('x')] }] }

describe('richText', () => {
  it.each([
    ['nothing', doc()],
    ['an empty paragraph', doc({ type: 'paragraph' })],
    ['marks', doc({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }] }] })],
    ['a heading', doc({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'x' }] })],
    [
      'a quote, a rule, a break',
      doc({ type: 'blockquote', content: [paragraph('x')] }, { type: 'horizontalRule' }),
    ],
    ['lists in lists', doc(nested(4))],
    ['a long text', doc(paragraph('x'.repeat(12_500)))],
    ['a safe link', doc({ type: 'paragraph', content: [link('https://example.com')] })],
  ])('takes %s', (_, value) => {
    expect(richText.safeParse(value).success).toBe(true)
  })

  it.each([
    ['a page title', doc({ type: 'heading', attrs: { level: 1 }, content: [] })],
    ['an unknown node', doc({ type: 'iframe', attrs: { src: 'https://example.com' } })],
    [
      'an unknown mark',
      doc({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'style' }] }] }),
    ],
    ['an unknown prop', doc({ ...paragraph('x'), onclick: 'x' })],
    ['markup instead of a document', '<p>x</p>'],
    ['a script link', doc({ type: 'paragraph', content: [link('javascript:alert(1)')] })],
    ['lists nested too deep', doc(nested(5))],
    ['a text too long', doc(paragraph('x'.repeat(100_001)))],
    ['a text too long in pieces', doc(...Array.from({ length: 101 }, () => paragraph('x'.repeat(1000))))],
    ['too many pieces', doc(...Array.from({ length: 5_001 }, () => paragraph('x')))],
    ['a list that starts below zero', doc({ ...list, type: 'orderedList', attrs: { start: -1 } })],
  ])('refuses %s', (_, value) => {
    expect(richText.safeParse(value).success).toBe(false)
  })

  it('reports the limit of the whole text', () => {
    const { error } = richText.safeParse(doc(paragraph('x'.repeat(60_000)), paragraph('x'.repeat(40_001))))
    expect(error?.issues).toMatchObject([{ code: 'too_big', origin: 'string', maximum: 100_000 }])
  })

  it('drops what an editor adds to a link', () => {
    const marks = [{ type: 'link', attrs: { href: '/a', target: '_blank', onclick: 'x' } }]
    const parsed = richText.parse(doc({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] }))
    expect(JSON.stringify(parsed)).not.toContain('onclick')
  })

  it('answers, not dies, on a document nested ten thousand deep', () => {
    let deep: unknown = paragraph('x')
    for (let i = 0; i < 10_000; i++) deep = { type: 'blockquote', content: [deep] }
    expect(richText.safeParse(doc(deep)).success).toBe(false)
  })
})

describe('blockAction', () => {
  it.each([
    [{ id, type: 'open_page', page_id: id }],
    [{ id, type: 'open_url', url: 'mailto:maren@example.com' }],
    [{ id, type: 'open_url', url: '' }],
    [{ id, type: 'trigger_purchase', product_ids: [id] }],
    [{ id, type: 'open_next' }],
    [{ id, type: 'share' }],
  ])('takes %j', (action) => {
    expect(blockAction.safeParse(action).success).toBe(true)
  })

  it('refuses a script as address with a message', () => {
    const result = blockAction.safeParse({ id, type: 'open_url', url: 'javascript:alert(1)' })
    expect(result.error?.issues.map((issue) => issue.message)).toEqual(['unsafe_link'])
  })

  it('refuses fields of another action', () => {
    expect(blockAction.safeParse({ id, type: 'share', url: 'https://example.com' }).success).toBe(false)
  })
})

describe('imageRef', () => {
  it.each([[null], [{ media_id: id, alt: '' }], [{ art: 'figure.deadlift.ember.7', alt: 'A lifter' }]])(
    'takes %j',
    (ref) => {
      expect(imageRef.safeParse(ref).success).toBe(true)
    },
  )

  it.each([
    [{ media_id: id }],
    [{ media_id: id, art: 'arch.ember.1', alt: '' }],
    [{ url: 'https://example.com/a.png', alt: '' }],
    [{ art: '../../etc', alt: '' }],
  ])('refuses %j', (ref) => {
    expect(imageRef.safeParse(ref).success).toBe(false)
  })
})

describe('storedBlock', () => {
  const block = { id, type: 'hero', version: 1, props: {} }

  it('takes children three levels down and no further', () => {
    const three = { ...block, children: [{ ...block, children: [{ ...block, children: [block] }] }] }
    expect(storedBlock.safeParse(three).success).toBe(true)
    expect(storedBlock.safeParse({ ...block, children: [three] }).success).toBe(false)
  })

  it.each([
    [{ ...block, id: 'x' }],
    [{ ...block, type: 'Hero!' }],
    [{ ...block, version: 0 }],
    [{ ...block, html: '' }],
  ])('refuses %j', (value) => {
    expect(storedBlock.safeParse(value).success).toBe(false)
  })
})
