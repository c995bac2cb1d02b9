import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Chip } from './index.ts'

describe('Chip', () => {
  it('is plain text unless something can be done with it', () => {
    expect(render(<Chip>48 min</Chip>)).not.toContain('<button')
  })

  it('is a button that exposes whether it is pressed', () => {
    const html = render(
      <Chip onPress={() => {}} is_pressed>
        Strength
      </Chip>,
    )
    expect(html).toMatch(/^<button[^>]*aria-pressed="true"/)
  })

  it('has a named way to remove it', () => {
    const html = render(
      <Chip onRemove={() => {}} remove_label="Remove language">
        Language English
      </Chip>,
    )
    expect(html).toContain('aria-label="Remove language"')
  })
})
