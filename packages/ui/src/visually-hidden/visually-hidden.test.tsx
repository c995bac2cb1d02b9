import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Announcement, VisuallyHidden } from './index.ts'

describe('visually hidden texts', () => {
  it('stay in the markup', () => {
    expect(render(<VisuallyHidden id="title">Checkout</VisuallyHidden>)).toMatch(
      /<span [^>]*id="title"[^>]*>Checkout/,
    )
    expect(render(<Announcement>3 results</Announcement>)).toMatch(/<output [^>]*>3 results/)
  })
})
