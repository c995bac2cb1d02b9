import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from '../button/index.ts'
import { Popover } from './index.ts'

describe('Popover', () => {
  it('marks its trigger as opening a popover', () => {
    const html = render(
      <Popover label="Filter" trigger={<Button>Filter</Button>}>
        choices
      </Popover>,
    )
    expect(html).toContain('aria-expanded="false"')
    expect(html).not.toContain('choices')
  })
})
