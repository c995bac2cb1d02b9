import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button, LinkButton } from './index.ts'

describe('Button', () => {
  it('is a native button that does not submit by accident', () => {
    const html = render(<Button>Start workout</Button>)
    expect(html).toContain('<button')
    expect(html).toContain('type="button"')
    expect(html).toContain('data-kind="accent"')
    expect(render(<Button type="submit">Save</Button>)).toContain('type="submit"')
  })

  it('retains its label while it is busy and announces the state', () => {
    const html = render(
      <Button is_busy icon={<i>play</i>}>
        Saving
      </Button>,
    )
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).toContain('Saving')
    expect(html).not.toContain('play')
  })

  it('hides its icon from screen readers', () => {
    expect(render(<Button icon={<i>play</i>}>Start</Button>)).toMatch(/aria-hidden="true"><i>play/)
  })
})

describe('LinkButton', () => {
  it('stays a link', () => {
    const html = render(
      <LinkButton href="/me/account" kind="soft" is_wide>
        Account
      </LinkButton>,
    )
    expect(html).toMatch(/^<a [^>]*href="\/me\/account"/)
    expect(html).toContain('data-wide="true"')
  })
})
