import { describe, expect, it } from 'vitest'
import { aPage, renderPage, listHeadings, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const page = aPage(
  'meal',
  {
    minutes: 6,
    servings: 1,
    calories: 420,
    protein: 41,
    ingredients: [
      { id: testId(1), amount: '250 g', name: 'Skyr' },
      { id: testId(2), amount: '', name: '' },
    ],
    steps: [{ id: testId(3), text: 'Burn the orange.' }],
  },
  { page_title: 'Skyr bowl' },
)

describe('a meal page', () => {
  it('shows figures, ingredients and method under their headings', () => {
    const markup = renderPage(page)
    expect(listHeadings(markup)).toEqual(['1 Skyr bowl', '2 Ingredients', '2 Method'])
    expect(stripTags(markup)).toContain('6 min · Serves 1')
    expect(stripTags(markup)).toContain('kcal 420 Protein 41 g')
  })

  it('leaves out unknown figures and lines', () => {
    const markup = renderPage(page)
    expect(stripTags(markup)).not.toContain('Fat')
    expect(markup.match(/<li[ >]/g)).toHaveLength(2)
  })

  it('draws artwork where there is no picture, first and without a name', () => {
    expect(renderPage(page)).toMatch(
      /<img fetchPriority="high"[^>]*src="\/_art\/1\/f0491e\/bowl[^"]*"[^>]*alt=""/i,
    )
  })
})
