import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FoyerMark, FoyerWordmark } from './index.ts'

describe('FoyerMark', () => {
  it('has a name only where it is alone', () => {
    expect(render(<FoyerMark label="Foyer" />)).toContain('role="img" aria-label="Foyer"')
    expect(render(<FoyerWordmark />)).toMatch(/aria-hidden="true"[\s\S]*Foyer<\/span>$/)
  })

  it('grows with the type of the word', () => {
    expect(render(<FoyerWordmark size={50} />)).toContain('--size:58px')
  })
})
