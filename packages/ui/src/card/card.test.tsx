import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Card } from './index.ts'

describe('Card', () => {
  it('is a box, and a link when it leads somewhere', () => {
    expect(render(<Card>Hinge & pull</Card>)).toMatch(/^<div/)
    expect(render(<Card href="/workouts/hinge">Hinge</Card>)).toMatch(/^<a [^>]*href="\/workouts\/hinge"/)
  })

  it('exposes its look as data attributes', () => {
    expect(
      render(
        <Card lift="hero" pad="row">
          x
        </Card>,
      ),
    ).toMatch(/data-pad="row" data-lift="hero"/)
  })
})
