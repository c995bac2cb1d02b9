import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Avatar, AvatarStack } from './index.ts'

describe('Avatar', () => {
  it('is hidden from screen readers where the name is beside it', () => {
    expect(render(<Avatar name="Dana Whitlock" />)).toMatch(/aria-hidden="true">DW/)
  })

  it('has the name where it is alone', () => {
    expect(render(<Avatar name="Dana Whitlock" is_named />)).toContain(
      'role="img" aria-label="Dana Whitlock"',
    )
  })

  it('reserves space for a photo before it has loaded', () => {
    const html = render(
      <AvatarStack>
        <Avatar name="Maren" src="/m.webp" size={44} />
      </AvatarStack>,
    )
    expect(html).toMatch(/<img src="\/m.webp" alt="" width="44" height="44"/)
  })
})
