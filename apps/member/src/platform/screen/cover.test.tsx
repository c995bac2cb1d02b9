import { describe, expect, it } from 'vitest'
import { coverUrl } from './cover.tsx'

const of = { id: '018f0000-0000-7000-8000-000000000001', content_type: 'program' }

describe('coverUrl', () => {
  it('draws the cover that was chosen', () => {
    const url = coverUrl('#f0491e', { art: 'figure.deadlift.ember.7', alt: '' }, of, 400, 400)
    expect(url).toContain('/f0491e/figure.deadlift.ember.7/400x400.svg')
  })

  it('draws the artwork of the page where none was chosen', () => {
    const none = coverUrl('#f0491e', null, of, 400, 400)
    expect(none).toMatch(/^\/_art\/1\/f0491e\/.+\.svg$/)
    expect(coverUrl('#f0491e', { art: 'nonsense', alt: '' }, of, 400, 400)).toBe(none)
  })
})
