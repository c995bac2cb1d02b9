import { describe, expect, it } from 'vitest'
import { BlocksView } from './blocks-view.tsx'
import { PageView } from './page-view.tsx'
import { aBlock, aPage, renderBlock, renderWithHost } from './testing/render.tsx'
import { testId } from './testing/test-id.ts'

const odd = { id: testId(1), type: 'hologram', version: 1, props: { beam: '<script>' } }

describe('BlocksView', () => {
  it('shows members nothing for an unknown block, and the preview a note', () => {
    expect(renderBlock(odd)).toBe('')
    expect(renderBlock(odd, { host: { is_preview: true } })).toContain('Unknown block “hologram”.')
  })

  it('renders nothing for a known type in a newer version', () => {
    expect(
      renderWithHost(<BlocksView blocks={[{ ...aBlock('hero', { title: 'x' }), unknown: true }]} />),
    ).not.toContain('<h')
  })

  it('has no box of its own without blocks', () => {
    expect(renderWithHost(<BlocksView blocks={[]} />)).toBe('')
  })
})

describe('PageView', () => {
  it('draws nothing of a gated page: its locked state is the app’s', () => {
    const index = {
      kind: 'gated' as const,
      release_id: testId(2),
      locale: 'en',
      media: {},
      links: {},
      lists: {},
      page: aPage('generic'),
    }
    expect(renderWithHost(<PageView index={index} />)).toBe('')
  })
})
