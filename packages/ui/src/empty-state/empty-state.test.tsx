import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EmptyState } from './index.ts'

describe('EmptyState', () => {
  it('has a heading of the level that fits, a text and one action', () => {
    const html = render(
      <EmptyState heading="h1" title="Page Not Found" text="Oops!" actions={<a href="/">Home</a>} />,
    )
    expect(html).toMatch(/<h1[^>]*>Page Not Found<\/h1>/)
    expect(html).toContain('<a href="/">Home</a>')
  })

  it('shows a picture or an icon, never both', () => {
    const html = render(<EmptyState title="Nothing yet" art="/_art/1.svg" icon={<i>icon</i>} />)
    expect(html).toContain('src="/_art/1.svg" alt=""')
    expect(html).not.toContain('icon')
  })
})
