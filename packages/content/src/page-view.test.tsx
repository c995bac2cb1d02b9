import { describe, expect, it } from 'vitest'
import { PageView } from './page-view.tsx'
import { aBlock, aPage, renderWithHost, listHeadings, stripTags } from './testing/render.tsx'
import { testId } from './testing/test-id.ts'

const ownIndex = (page: ReturnType<typeof aPage>) => ({
  host: { index: { page, media: {}, links: {}, lists: {} } },
})

describe('a page whose blocks are rendered by an editor', () => {
  it('shows them where its type puts blocks, with everything else of the page around them', () => {
    const page = aPage('meal', { intro: 'Cold oats.', steps: [{ id: testId(3), text: 'Stir.' }] })
    const markup = renderWithHost(
      <PageView blocks={<p>the blocks</p>} actions={<b>Done</b>} />,
      ownIndex(page),
    )
    expect(stripTags(markup)).toMatch(/Cold oats\. .*Stir\. the blocks Done$/)
  })

  it('leaves out its own blocks', () => {
    const page = aPage('generic', { show_title: false }, { blocks: [aBlock('hero', { title: 'Morning' })] })
    const markup = renderWithHost(<PageView blocks={<p>the blocks</p>} />, ownIndex(page))
    expect(listHeadings(markup)).toEqual([])
    expect(stripTags(markup)).toBe('the blocks')
  })

  it('draws the blocks of the host’s page without them', () => {
    const page = aPage('generic', { show_title: false }, { blocks: [aBlock('hero', { title: 'Morning' })] })
    expect(listHeadings(renderWithHost(<PageView />, ownIndex(page)))).toEqual(['1 Morning'])
  })
})
