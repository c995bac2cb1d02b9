import { describe, expect, it } from 'vitest'
import { aBlock, renderBlock } from '../../testing/render.tsx'

const body = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const text = (plain: string, ...marks: unknown[]) => ({ type: 'text', text: plain, marks })
const link = (href: string) => ({ type: 'link', attrs: { href } })
const render = (...content: unknown[]) => renderBlock(aBlock('text', { body: body(...content) }))

describe('the text block', () => {
  it.each([
    ['bold', '<strong>x</strong>'],
    ['italic', '<em>x</em>'],
    ['underline', '<u>x</u>'],
    ['strike', '<s>x</s>'],
    ['code', '<code>x</code>'],
  ])('draws %s', (type, markup) => {
    expect(render(paragraph(text('x', { type })))).toContain(`<p dir="auto">${markup}</p>`)
  })

  it('draws headings, lists, quotes, rules and breaks as what they are', () => {
    const item = { type: 'listItem', content: [paragraph(text('x'))] }
    const markup = render(
      { type: 'heading', attrs: { level: 3 }, content: [text('x')] },
      { type: 'bulletList', content: [item] },
      { type: 'orderedList', attrs: { start: 4 }, content: [item] },
      { type: 'blockquote', content: [paragraph(text('x'))] },
      { type: 'horizontalRule' },
      paragraph(text('a'), { type: 'hardBreak' }, text('b')),
    )
    expect(markup).toContain(
      '<h3 dir="auto">x</h3><ul dir="auto"><li><p>x</p></li></ul><ol dir="auto" start="4"',
    )
    expect(markup).toContain('<blockquote dir="auto"><p>x</p></blockquote><hr/><p dir="auto">a<br/>b</p>')
  })

  it('opens links of others in a new tab and its own in this one', () => {
    expect(render(paragraph(text('x', link('https://example.com'))))).toContain(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
    )
    expect(render(paragraph(text('x', link('/about'))))).toContain('<a href="/about">x</a>')
  })

  it.each([['javascript:alert(1)'], ['data:text/html,x'], ['//evil.example']])(
    'draws a link to %s as words',
    (href) => {
      expect(render(paragraph(text('x', link(href))))).toContain('<p dir="auto">x</p>')
    },
  )

  it('never turns text into markup', () => {
    expect(render(paragraph(text('<img src=x onerror=alert(1)>')))).not.toContain('<img')
  })

  it('is nothing for members while it is empty, and a note in the preview', () => {
    expect(renderBlock(aBlock('text'))).toBe('')
    expect(renderBlock(aBlock('text'), { host: { is_preview: true } })).toContain('Write something here.')
  })
})
