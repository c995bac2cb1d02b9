import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Badge } from './index.ts'

describe('Badge', () => {
  it('shows its state as text and in a tone', () => {
    const html = render(<Badge tone="danger">Past due</Badge>)
    expect(html).toContain('Past due')
    expect(html).toContain('data-tone="danger"')
  })
})
