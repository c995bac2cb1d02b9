import { describe, expect, it } from 'vitest'
import { aBlock, renderBlock, listHeadings } from '../../testing/render.tsx'

const Directory = ({ placeholder }: { placeholder: string }) => <input placeholder={placeholder} />

describe('the directory block', () => {
  it('draws the pane of the app with what the owner wrote', () => {
    const props = { title: 'Who trains here', placeholder: 'Find a partner' }
    const markup = renderBlock(aBlock('member_directory', props), {
      host: { panes: { directory: Directory } },
    })
    expect(listHeadings(markup)).toEqual(['2 Who trains here'])
    expect(markup).toContain('placeholder="Find a partner"')
  })

  it('has a heading of its own, and a short sentence where the host has no pane', () => {
    const markup = renderBlock(aBlock('member_directory'))
    expect(listHeadings(markup)).toEqual(['2 Members'])
    expect(markup).toContain('Members find each other here.')
  })
})
