import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Spinner } from './index.ts'

describe('Spinner', () => {
  it('is silent beside text and announced when alone', () => {
    expect(render(<Spinner />)).not.toContain('<output')
    expect(render(<Spinner label="Loading" />)).toMatch(/<output[^>]*>Loading<\/output>/)
  })
})
