import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PHONE_WIDTH, PhoneFrame } from './index.ts'

describe('PhoneFrame', () => {
  it('has the promised width of the page builder and gives its screen a theme', () => {
    const html = render(
      <PhoneFrame label="Preview" data-mode="dark" zoom={0.5}>
        page
      </PhoneFrame>,
    )
    expect(PHONE_WIDTH).toBe(375)
    expect(html).toMatch(/<section [^>]*aria-label="Preview"[^>]*data-mode="dark"/)
    expect(html).toContain('--zoom:0.5')
  })
})
