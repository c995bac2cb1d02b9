import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createToastQueue, ToastRegion } from './index.ts'

describe('ToastRegion', () => {
  it('is in the page, empty, before the first toast', () => {
    const queue = createToastQueue()
    queue.add({ text: 'Saved' })
    const html = render(<ToastRegion queue={queue} close_label="Close" />)
    expect(html).toMatch(/^<div role="status" aria-atomic="false"[^>]*><\/div>$/)
    queue.close(1)
  })
})
