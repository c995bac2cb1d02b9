import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { aBlock, listHeadings, renderBlock, stripTags } from '../../testing/render.tsx'

const Pane = ({ placeholder, content_type }: { placeholder: string; content_type: string }): ReactNode => (
  <input placeholder={placeholder} data-type={content_type} />
)

describe('the search', () => {
  it('draws the pane of the app with what the owner chose', () => {
    const props = { title: 'Find a recipe', placeholder: 'Oats, salmon …', content_type: 'meal' }
    const markup = renderBlock(aBlock('search', props), { host: { panes: { search: Pane } } })
    expect(listHeadings(markup)).toEqual(['2 Find a recipe'])
    expect(markup).toContain('placeholder="Oats, salmon …" data-type="meal"')
  })

  it('keeps the place of its field where the host has no pane', () => {
    expect(stripTags(renderBlock(aBlock('search')))).toBe('Search this app')
  })
})
