import { describe, expect, it } from 'vitest'
import { parseBlock } from '../../parse-block.ts'
import { aBlock, listHeadings, renderBlock, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const item = (number: number, network: string, profile: string) => ({ id: testId(number), network, profile })

describe('the block of profiles', () => {
  it('links each network by its mark, whose name screen readers hear', () => {
    const items = [item(1, 'instagram', '@maren'), item(2, 'youtube', 'youtube.com/@maren')]
    const markup = renderBlock(aBlock('social', { title: 'Follow along', items }))
    expect(listHeadings(markup)).toEqual(['2 Follow along'])
    expect(markup).toMatch(
      /href="https:\/\/www\.instagram\.com\/maren" target="_blank" rel="noopener noreferrer" aria-label="Instagram"/,
    )
    expect(markup).toContain('href="https://youtube.com/@maren"')
  })

  it('shows names in rows', () => {
    const items = [item(1, 'email', 'maren@example.com'), item(2, 'website', 'example.com')]
    const markup = renderBlock(aBlock('social', { items, layout: 'list' }))
    expect(stripTags(markup)).toBe('Email Website')
    expect(markup).toContain('href="mailto:maren@example.com"')
  })

  it('leaves out what is no profile, and shows a note in the preview when none is left', () => {
    const block = aBlock('social', { items: [item(1, 'instagram', 'javascript:alert(1)')] })
    expect(renderBlock(block)).toBe('')
    expect(renderBlock(block, { host: { is_preview: true } })).toContain('No profiles yet')
  })

  it('names a profile that is on another network', () => {
    const block = aBlock('social', { items: [item(1, 'instagram', 'https://example.com/maren')] })
    expect(parseBlock(block).problems).toEqual([
      { path: 'items.0.profile', code: 'unknown_profile', block_id: block.id },
    ])
  })
})
