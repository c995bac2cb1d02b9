import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PhoneFrame } from './index.ts'

describe('PhoneFrame', () => {
  it('gives its screen a theme and a scale', () => {
    const html = render(
      <PhoneFrame label="Preview" data-mode="dark" zoom={0.5}>
        page
      </PhoneFrame>,
    )
    expect(html).toMatch(/<section [^>]*aria-label="Preview"[^>]*data-mode="dark"/)
    expect(html).toContain('--zoom:0.5')
  })
})
