import { describe, expect, it } from 'vitest'
import { richText } from '@foyer/contract/pages/shapes'
import { prose } from './prose.ts'

describe('prose', () => {
  it('reads paragraphs, headings, lists and quotes', () => {
    const read = prose('One\nline.\n\n## A heading\n\n- first\n- second\n\n1. one\n2. two\n\n> said\n> so')
    expect(read.content.map((node) => node.type)).toEqual([
      'paragraph',
      'heading',
      'bulletList',
      'orderedList',
      'blockquote',
    ])
    expect(read.content[0]).toEqual({ type: 'paragraph', content: [{ type: 'text', text: 'One line.' }] })
    expect(richText.safeParse(read).success).toBe(true)
  })

  it('reads bold, italic and links inside of a line', () => {
    expect(prose('Keep **two** *left* and [read on](/journal).').content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Keep ' },
          { type: 'text', text: 'two', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' ' },
          { type: 'text', text: 'left', marks: [{ type: 'italic' }] },
          { type: 'text', text: ' and ' },
          { type: 'text', text: 'read on', marks: [{ type: 'link', attrs: { href: '/journal' } }] },
          { type: 'text', text: '.' },
        ],
      },
    ])
  })

  it('ignores a link that would not be stored', () => {
    expect(richText.safeParse(prose('[no](javascript:alert)')).success).toBe(false)
  })
})
