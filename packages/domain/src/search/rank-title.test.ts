import { describe, expect, it } from 'vitest'
import { createTitleScorer } from './rank-title.ts'

const rank = (term: string, titles: readonly string[]): string[] => {
  const score = createTitleScorer(term)
  return titles
    .map((title) => ({ title, score: score(title) }))
    .filter((found) => found.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ title }) => title)
}

describe('createTitleScorer', () => {
  it('puts whole words before beginnings, parts and typing errors', () => {
    expect(rank('squat', ['Sqaut jerk', 'Front squats', 'Bosquats', 'Back squat', 'Squat', 'Plank'])).toEqual(
      ['Squat', 'Back squat', 'Front squats', 'Bosquats', 'Sqaut jerk'],
    )
  })

  it.each([
    ['skwat', false],
    ['sqat', true],
    ['sqaut', true],
    ['squatt', true],
    ['sqat b', true],
    ['deadlfit', false],
    ['bck sqt', false],
    ['BÄCK', true],
    ['sq', true],
    ['', true],
  ])('finds "Back squat" by "%s": %s', (term, is_found) => {
    expect(rank(term, ['Back squat'])).toHaveLength(is_found ? 1 : 0)
  })
})
