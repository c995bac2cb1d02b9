import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ComboField } from './index.ts'

const field = (is_disabled = false): string =>
  render(
    <ComboField
      label="Muscles"
      help="Enter adds it."
      options={[{ id: 'glutes', label: 'Glutes', note: 3 }]}
      isMatch={({ label }, term) => label.includes(term)}
      toggle_label="Show values"
      is_disabled={is_disabled}
      onChoose={() => undefined}
    />,
  )

describe('ComboField', () => {
  it('ties the input to its label and its help', () => {
    const html = field()
    expect(html).toMatch(/<label[^>]*for="([^"]+)"[^>]*>Muscles<\/label>/)
    expect(html).toMatch(/<input[^>]*role="combobox"/)
    expect(html).toContain('aria-describedby')
    expect(html).toContain('Enter adds it.')
  })

  it('can be disabled', () => {
    expect(field(true)).toMatch(/<input[^>]*disabled=""/)
  })
})
