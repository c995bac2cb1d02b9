import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from '../button/index.ts'
import { Menu } from './index.ts'

describe('Menu', () => {
  it('marks its trigger as opening a menu', () => {
    const html = render(
      <Menu
        label="Block"
        trigger={<Button>More</Button>}
        entries={[{ id: 'copy', label: 'Duplicate' }]}
        onAction={() => {}}
      />,
    )
    expect(html).toMatch(/<button[^>]*aria-haspopup="(?:true|menu)"/)
    expect(html).toContain('aria-expanded="false"')
    expect(html).not.toContain('Duplicate')
  })
})
