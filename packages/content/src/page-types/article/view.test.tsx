import { describe, expect, it } from 'vitest'
import { aBlock, aLink, aPage, renderPage, listHeadings, stripTags } from '../../testing/render.tsx'
import { richTextFrom } from '../../rich-text.ts'
import { testId } from '../../testing/test-id.ts'

const page = aPage(
  'article',
  { author: 'Maren Oduya', reading_minutes: 5, standfirst: 'The weak inch.' },
  {
    page_title: 'Why slow reps build strong backs',
    content_root_id: testId(5),
    siblings: [testId(1), testId(2)],
    blocks: [aBlock('text', { body: richTextFrom('A fast rep hides things.') })],
  },
)
const link = (id: string) =>
  aLink(id === testId(5) ? { title: 'Lifting basics' } : { title: 'Breathing', href: '/breathing' })

describe('an article', () => {
  it('shows its position, author and reading time before the body', () => {
    const markup = renderPage(page, { host: { link } })
    expect(stripTags(markup)).toMatch(
      /^Lifting basics · 1 of 2 Why slow reps build strong backs MO Maren Oduya 5 min read The weak inch\. A fast rep/,
    )
    expect(listHeadings(markup)).toEqual(['1 Why slow reps build strong backs'])
  })

  it('ends with the next one', () => {
    const markup = renderPage(page, { host: { link } })
    expect(markup).toMatch(/<nav[^>]*aria-label="Next"[^>]*><a[^>]*href="\/breathing"/)
  })

  it('shows why the next one is locked', () => {
    const lockedLink = (id: string) => ({ ...link(id), state: 'require_authentication' as const })
    expect(stripTags(renderPage(page, { host: { link: lockedLink } }))).toMatch(
      /Next Breathing Log in to open$/,
    )
    expect(stripTags(renderPage(page, { host: { link } }))).toMatch(/Next Breathing$/)
  })

  it('is the last of its series without a next one', () => {
    const markup = renderPage({ ...page, siblings: [testId(2), testId(1)] }, { host: { link } })
    expect(stripTags(markup)).toContain('Lifting basics · 2 of 2')
    expect(markup).not.toContain('<nav')
  })

  it('shows no position without a series', () => {
    const markup = renderPage({ ...page, siblings: [testId(1)] }, { host: { link } })
    expect(stripTags(markup)).not.toContain('1 of')
    expect(markup).not.toContain('<nav')
  })
})
