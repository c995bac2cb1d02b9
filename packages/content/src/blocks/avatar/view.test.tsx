import { describe, expect, it } from 'vitest'
import { aBlock, renderBlock, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const words = { name: 'Maren Oakley', text: 'Your coach' }

describe('the avatar', () => {
  it.each([
    ['', 100],
    ['small', 100],
    ['medium', 180],
    ['large', 250],
  ])('is as large as the size %j', (size, pixels) => {
    const props = { image: { art: 'figure.press.clay.3', alt: 'Maren' }, size }
    expect(renderBlock(aBlock('avatar', props))).toContain(`width="${pixels}" height="${pixels}"`)
  })

  it('shows initials without a picture', () => {
    expect(stripTags(renderBlock(aBlock('avatar', words)))).toBe('MO Maren Oakley Your coach')
  })

  it('is the member who looks at the page, and what the owner chose for guests', () => {
    const block = aBlock('avatar', { ...words, source: 'member' })
    const viewer = { name: 'Dana Whitlock', picture: '/avatars/dana.webp' }
    const markup = renderBlock(block, { host: { viewer } })
    expect(markup).toContain('src="/avatars/dana.webp"')
    expect(stripTags(markup)).toBe('Dana Whitlock Your coach')
    expect(stripTags(renderBlock(block))).toBe('MO Maren Oakley Your coach')
  })

  it('opens what the owner chose', () => {
    const action = { id: testId(8), type: 'open_url', url: 'https://example.com' }
    const host = { action: () => ({ href: 'https://example.com', state: 'granted' as const }) }
    expect(renderBlock(aBlock('avatar', { ...words, action }), { host })).toMatch(
      /<a href="https:\/\/example\.com"[^>]*aria-label="Maren Oakley"[^>]*target="_blank"/,
    )
  })

  it('is nothing while it is empty, and a note in the preview', () => {
    expect(renderBlock(aBlock('avatar'))).toBe('')
    expect(renderBlock(aBlock('avatar'), { host: { is_preview: true } })).toContain('Choose a picture')
  })
})
