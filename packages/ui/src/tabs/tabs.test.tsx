import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Tabs } from './index.ts'

describe('Tabs', () => {
  it('draws on the server without failing', () => {
    const tabs = [
      { id: 'everyone', label: 'Everyone', count: 86, content: 'All of them' },
      { id: 'quiet', label: 'Going quiet', content: 'Eleven' },
    ] as const
    const html = render(<Tabs label="Members" tabs={tabs} selected="everyone" onChange={() => {}} />)
    expect(html).toContain('role="tablist"')
    expect(html).toContain('All of them')
    expect(html).not.toContain('Eleven')
  })

  it('marks a tab that hides something to mend', () => {
    const tabs = [
      { id: 'content', label: 'Content', content: '' },
      { id: 'style', label: 'Style', fault: 'Something in it must be mended', content: '' },
    ] as const
    const html = render(<Tabs label="Block" tabs={tabs} selected="content" onChange={() => {}} />)
    expect(html.match(/Something in it must be mended<\/span>/g)).toHaveLength(1)
  })
})
