import { describe, expect, it } from 'vitest'
import { PageView } from './page-view.tsx'
import { aBlock, aPage, drawWithin, headingsIn, textOf } from './testing/draw.tsx'
import { testId } from './testing/test-id.ts'

const ownIndex = (page: ReturnType<typeof aPage>) => ({
  host: { index: { page, media: {}, links: {}, lists: {} } },
})

describe('a page whose blocks an editor draws', () => {
  it('has them where its type puts blocks, with everything else of the page around them', () => {
    const page = aPage('meal', { intro: 'Cold oats.', steps: [{ id: testId(3), text: 'Stir.' }] })
    const markup = drawWithin(<PageView blocks={<p>the blocks</p>} actions={<b>Done</b>} />, ownIndex(page))
    expect(textOf(markup)).toMatch(/Cold oats\. .*Stir\. the blocks Done$/)
  })

  it('keeps its own blocks out', () => {
    const page = aPage('generic', {}, { blocks: [aBlock('hero', { title: 'Morning' })] })
    const markup = drawWithin(<PageView blocks={<p>the blocks</p>} />, ownIndex(page))
    expect(headingsIn(markup)).toEqual([])
    expect(textOf(markup)).toBe('the blocks')
  })

  it('draws the blocks of the host’s page without them', () => {
    const page = aPage('generic', {}, { blocks: [aBlock('hero', { title: 'Morning' })] })
    expect(headingsIn(drawWithin(<PageView />, ownIndex(page)))).toEqual(['1 Morning'])
  })
})
