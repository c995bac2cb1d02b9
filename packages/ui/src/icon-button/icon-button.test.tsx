import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { IconButton } from './index.ts'

describe('IconButton', () => {
  it('has a name', () => {
    expect(render(<IconButton label="Bookmark" icon={<i />} />)).toContain('aria-label="Bookmark"')
  })

  it('says whether it is pressed only where it can be', () => {
    expect(render(<IconButton label="Bookmark" icon={<i />} is_pressed={false} />)).toContain(
      'aria-pressed="false"',
    )
    expect(render(<IconButton label="Close" icon={<i />} />)).not.toContain('aria-pressed')
  })
})
