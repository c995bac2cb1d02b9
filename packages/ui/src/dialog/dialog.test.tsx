import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Dialog } from './index.ts'

describe('Dialog', () => {
  it('renders nothing while it is closed', () => {
    const html = render(
      <Dialog is_open={false} onOpenChange={() => {}} title="Kiln All-in">
        Every program
      </Dialog>,
    )
    expect(html).not.toContain('Every program')
  })
})
