import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { IconButton } from '../icon-button/index.ts'
import { Tooltip } from './index.ts'

describe('Tooltip', () => {
  it('leaves its trigger a named button', () => {
    const html = render(
      <Tooltip text="Duplicate" trigger={<IconButton label="Duplicate block" icon={<i />} />} />,
    )
    expect(html).toMatch(/<button[^>]*aria-label="Duplicate block"/)
  })
})
