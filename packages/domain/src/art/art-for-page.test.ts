import { describe, expect, it } from 'vitest'
import { artForPage } from './art-for-page.ts'
import { formatArtSpec, parseArtSpec, TONES } from './art-spec.ts'

const ids = Array.from({ length: 200 }, (_, i) => `018f4c1e-7b7a-7000-8000-${String(i).padStart(12, '0')}`)
const athletes = ['figure.squat', 'figure.run', 'ridge.run'] as const
const subject_lists = [athletes, ['bowl'], ['ridge', 'tide', 'strata']] as const

describe('artForPage', () => {
  it('always draws the same picture for a page', () => {
    expect(artForPage('a-page', athletes)).toEqual(artForPage('a-page', athletes))
  })

  it('gives every page a picture that has an address', () => {
    for (const subjects of subject_lists) {
      for (const id of ids) {
        const spec = artForPage(id, subjects)
        expect(parseArtSpec(formatArtSpec(spec))).toEqual(spec)
      }
    }
  })

  it('shows one of its subjects, an athlete in a pose', () => {
    expect(artForPage('x', ['bowl']).motif).toBe('bowl')
    expect(artForPage('x', athletes).pose).toBeDefined()
  })

  it('never repeats the tone of the picture before', () => {
    for (const id of ids) for (const tone of TONES) expect(artForPage(id, athletes, tone).tone).not.toBe(tone)
  })

  it('uses every tone and many pictures', () => {
    const specs = ids.map((id) => artForPage(id, athletes))
    expect(new Set(specs.map((spec) => spec.tone)).size).toBe(TONES.length)
    expect(new Set(specs.map((spec) => spec.pose)).size).toBe(2)
  })
})
