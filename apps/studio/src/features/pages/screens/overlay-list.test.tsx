import { describe, expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import type { TreeNode } from '../queries.ts'
import { OverlayList } from './overlay-list.tsx'

const anOverlay = (given: Partial<TreeNode> = {}): TreeNode => ({
  page_id: 'offer',
  parent_id: null,
  position: 0,
  title: 'Spring offer',
  path: '/spring-offer',
  content_type: 'overlay_page',
  state: 'live',
  gate: 'open',
  tag_ids: [],
  cover: null,
  cover_asset: null,
  updated_at: '2026-11-21T08:00:00.000Z',
  ...given,
})

describe('the list of overlays', () => {
  it('links each to its editor, with a menu and without a path', async () => {
    const markup = await renderToHtml(<OverlayList overlays={[anOverlay()]} />)
    expect(markup).toContain('href="/apps/kiln/pages/offer"')
    expect(markup).toContain('aria-label="Actions for Spring offer"')
    expect(markup).not.toContain('/spring-offer')
  })

  it('has a menu for a deleted one that members still see, but no link', async () => {
    const markup = await renderToHtml(<OverlayList overlays={[anOverlay({ state: 'deleted' })]} />)
    expect(markup).not.toContain('<a ')
    expect(markup).toContain('aria-label="Actions for Spring offer"')
  })

  it('explains in the empty state what overlays are for', async () => {
    expect(await renderToHtml(<OverlayList overlays={[]} />)).toContain('No overlays yet')
  })
})
