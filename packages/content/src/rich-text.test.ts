import { richText } from '@foyer/contract/pages/shapes'
import { describe, expect, it } from 'vitest'
import { listRichTextLinks, richTextFrom, richTextToPlain } from './rich-text.ts'

describe('richTextFrom and richTextToPlain', () => {
  it('creates paragraphs from plain text and reads them back', () => {
    const text = richTextFrom('One.\n\nTwo,\nstill two.\n\n\n')
    expect(richText.safeParse(text).success).toBe(true)
    expect(richTextToPlain(text)).toBe('One.\nTwo,\nstill two.')
  })

  it('reads lists and quotes line by line', () => {
    const item = (text: string) => ({
      type: 'listItem' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
    })
    const list = { type: 'bulletList' as const, content: [item('a'), item('b')] }
    expect(richTextToPlain({ type: 'doc', content: [list, { type: 'horizontalRule' }] })).toBe('a\nb')
  })
})

describe('listRichTextLinks', () => {
  it('finds links however deep, safe or not', () => {
    const link = (href: string) => ({ type: 'text', marks: [{ type: 'link', attrs: { href } }] })
    const value = { content: [{ content: [link('javascript:x')] }, link('/a')] }
    expect(listRichTextLinks(value).sort()).toEqual(['/a', 'javascript:x'])
  })

  it.each([[null], ['text'], [{ type: 'link', attrs: null }]])('finds none in %j', (value) => {
    expect(listRichTextLinks(value)).toEqual([])
  })
})
