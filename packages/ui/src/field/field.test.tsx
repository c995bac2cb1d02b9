import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  Checkbox,
  NumberField,
  PasswordField,
  RadioGroup,
  SearchField,
  Segmented,
  SelectField,
  Switch,
  TextArea,
  TextField,
} from './index.ts'

const noop = () => {}

describe('a field', () => {
  it('ties label, help and error to its input', () => {
    const html = render(
      <TextField id="mail" label="E-mail" help="The one you bought with." error="Please check it." />,
    )
    expect(html).toContain('for="mail"')
    expect(html).toMatch(
      /<input [^>]*id="mail"[^>]*aria-describedby="mail-help mail-error"[^>]*aria-invalid="true"/,
    )
    expect(html).toContain('id="mail-error"')
  })

  it('is not invalid without an error', () => {
    expect(render(<TextField label="Name" />)).not.toContain('aria-invalid')
    expect(render(<TextField label="Name" />)).not.toContain('aria-describedby')
  })

  it.each([
    ['textarea', <TextArea key="a" label="Intro" rows={2} />],
    [
      'select',
      <SelectField
        key="s"
        label="Language"
        choices={[{ value: 'en', label: 'English' }]}
        placeholder="Choose"
      />,
    ],
  ])('can be a %s with a label', (tag, field) => {
    const html = render(field)
    const id = /for="([^"]+)"/.exec(html)?.[1]
    expect(html).toMatch(new RegExp(`<${tag} [^>]*id="${id}"`))
  })

  it('hides a password until show is pressed', () => {
    const html = render(
      <PasswordField label="Password" show_label="Show password" hide_label="Hide password" />,
    )
    expect(html).toContain('type="password"')
    expect(html).toContain('aria-label="Show password"')
  })

  it('names the keys of a number and stops them at the bounds', () => {
    const html = render(
      <NumberField
        label="Weight"
        value={0}
        min={0}
        max={9}
        read={() => ({ value: 0 })}
        onChange={noop}
        increase_label="More"
        decrease_label="Less"
      />,
    )
    expect(html).toMatch(/aria-label="Less" disabled/)
    expect(html).not.toMatch(/aria-label="More" disabled/)
    expect(html).toMatch(/role="spinbutton"[^>]*aria-valuenow="0" aria-valuemin="0" aria-valuemax="9"/)
  })

  it('clears a search only when there is something to clear', () => {
    const search = { label: 'Search', clear_label: 'Clear', onSearch: noop }
    expect(render(<SearchField {...search} value="" />)).not.toContain('Clear')
    expect(render(<SearchField {...search} value="kettle" />)).toContain('aria-label="Clear"')
  })
})

describe('choices', () => {
  const choices = [
    { value: 'day', label: 'Day' },
    { value: 'week', label: 'Week' },
  ] as const

  it('are radio buttons of one group', () => {
    for (const html of [
      render(<RadioGroup label="View" choices={choices} value="week" onChange={noop} />),
      render(<Segmented label="View" choices={choices} value="week" onChange={noop} />),
    ]) {
      expect(html.match(/type="radio"/g)).toHaveLength(2)
      expect(new Set(html.match(/ name="[^"]*"/g)).size).toBe(1)
      expect(html.match(/checked=""/g)).toHaveLength(1)
    }
  })

  it('are named as a group', () => {
    expect(render(<RadioGroup label="Price" choices={choices} value={null} onChange={noop} />)).toMatch(
      /<legend[^>]*>Price/,
    )
    expect(render(<Segmented label="View" choices={choices} value="day" onChange={noop} />)).toContain(
      'aria-label="View"',
    )
  })

  it('distinguish a switch from a checkbox', () => {
    expect(render(<Switch label="Sound" defaultChecked />)).toMatch(/role="switch"[^>]*checked/)
    expect(render(<Checkbox id="x" label="Agree" error="Please agree." />)).toMatch(
      /aria-describedby="x-error"/,
    )
  })
})
