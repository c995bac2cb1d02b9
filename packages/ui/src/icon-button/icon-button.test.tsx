import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { IconButton } from './index.ts'

describe('IconButton', () => {
  it('has a name', () => {
    expect(render(<IconButton label="Bookmark" icon={<i />} />)).toContain('aria-label="Bookmark"')
  })

  it('exposes a pressed state only where it can be pressed', () => {
    expect(render(<IconButton label="Bookmark" icon={<i />} is_pressed={false} />)).toContain(
      'aria-pressed="false"',
    )
    expect(render(<IconButton label="Close" icon={<i />} />)).not.toContain('aria-pressed')
  })
})
