import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ErrorState } from './index.ts'

describe('ErrorState', () => {
  it('is announced at once, explains what is preserved and offers a retry', () => {
    const html = render(
      <ErrorState
        title="Something went wrong."
        text="Nothing is lost."
        retry={{ label: 'Try again', onRetry: () => {} }}
      />,
    )
    expect(html).toContain('role="alert"')
    expect(html).toContain('Nothing is lost.')
    expect(html).toMatch(/<button[\s\S]*Try again/)
  })

  it('has no button where trying again cannot help', () => {
    expect(render(<ErrorState title="Gone" text="It was deleted." />)).not.toContain('<button')
  })
})
