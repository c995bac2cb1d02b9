import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Banner, Notice } from './index.ts'

describe('Notice', () => {
  it('is plain content unless it is news', () => {
    expect(render(<Notice title="You’re offline">2 changes waiting</Notice>)).not.toContain('role=')
    expect(render(<Notice role="alert" tone="danger" title="Not sent" />)).toContain('role="alert"')
  })

  it('leaves out missing parts', () => {
    expect(render(<Banner>Test mode</Banner>).match(/<p/g)).toBeNull()
  })
})
