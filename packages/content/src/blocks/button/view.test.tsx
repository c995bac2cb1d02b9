import { describe, expect, it } from 'vitest'
import { aBlock, renderBlock } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const share = { id: testId(8), type: 'share' }
const open = { id: testId(9), type: 'open_url', url: 'https://example.com' }

describe('the button block', () => {
  it('renders a link where the host has an address, in a new tab when it leaves the app', () => {
    const host = { action: () => ({ href: 'https://example.com', state: 'granted' as const }) }
    const markup = renderBlock(aBlock('button', { text: 'Read', action: open }), { host })
    expect(markup).toMatch(
      /<a href="https:\/\/example\.com"[^>]*target="_blank" rel="noopener noreferrer">Read<\/a>/,
    )
  })

  it('is a button where there is only something to do', () => {
    const markup = renderBlock(
      aBlock('button', { text: 'Share', style: 'soft', width: 'fit', action: share }),
    )
    expect(markup).toMatch(/<button type="button"[^>]*data-look="soft" data-width="fit"[^>]*>Share<\/button>/)
  })

  it('hides its icon from screen readers', () => {
    expect(renderBlock(aBlock('button', { text: 'Share', icon: 'share', action: share }))).toMatch(
      /<svg[^>]*aria-hidden="true"/,
    )
  })

  it('shows members nothing where it leads nowhere, and the preview a faint button', () => {
    for (const nowhere of [{ text: 'Book now' }, { text: 'Book now', action: null }]) {
      const block = aBlock('button', nowhere)
      expect(renderBlock(block)).toBe('')
      expect(renderBlock(block, { host: { is_preview: true } })).toMatch(
        /<button[^>]*data-is-hidden="">Book now/,
      )
    }
  })

  it('shows members nothing without a label, and the preview a note', () => {
    expect(renderBlock(aBlock('button'))).toBe('')
    expect(renderBlock(aBlock('button'), { host: { is_preview: true } })).toContain('This button has no text')
  })
})
