import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Sheet } from './index.ts'

describe('Sheet', () => {
  it('renders nothing while it is closed', () => {
    const html = render(
      <Sheet is_open={false} onOpenChange={() => {}} title="Kiln All-in" close_label="Close">
        Every program
      </Sheet>,
    )
    expect(html).not.toContain('Every program')
  })
})
