import { describe, expect, it } from 'vitest'
import { artForPage } from './art-for-page.ts'
import { formatArtSpec, parseArtSpec, TONES } from './art-spec.ts'

const ids = Array.from({ length: 200 }, (_, i) => `018f4c1e-7b7a-7000-8000-${String(i).padStart(12, '0')}`)
const types = [
  'program',
  'workout',
  'exercise',
  'meal',
  'article',
  'collection',
  'page',
  'unheard-of',
  'constructor',
]

describe('artForPage', () => {
  it('always draws the same picture for a page', () => {
    expect(artForPage('a-page', 'workout')).toEqual(artForPage('a-page', 'workout'))
  })

  it('gives every page of every type a picture that has an address', () => {
    for (const type of types) {
      for (const id of ids) {
        const spec = artForPage(id, type)
        expect(parseArtSpec(formatArtSpec(spec))).toEqual(spec)
      }
    }
  })

  it('shows a bowl for a meal and an athlete for a workout', () => {
    expect(artForPage('x', 'meal').motif).toBe('bowl')
    expect(artForPage('x', 'workout').pose).toBeDefined()
  })

  it('never repeats the tone of the picture before', () => {
    for (const id of ids)
      for (const tone of TONES) expect(artForPage(id, 'article', tone).tone).not.toBe(tone)
  })

  it('uses every tone and many pictures', () => {
    const specs = ids.map((id) => artForPage(id, 'workout'))
    expect(new Set(specs.map((spec) => spec.tone)).size).toBe(TONES.length)
    expect(new Set(specs.map((spec) => spec.pose)).size).toBe(7)
  })
})
