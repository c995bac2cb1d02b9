import { describe, expect, it } from 'vitest'
import { isNarrowed, parseExerciseSearch, toBrowseInput } from './exercise-search.ts'

describe('parseExerciseSearch', () => {
  it('takes what it knows and leaves out the rest', () => {
    const raw = { term: ' squat ', muscle: 'Glutes', level: '', video: 'maybe', use: 'unused', page: 3 }
    expect(parseExerciseSearch(raw)).toEqual({ term: ' squat ', muscle: 'Glutes', use: 'unused' })
  })
})

describe('toBrowseInput', () => {
  it('asks for all exercises without filters', () => {
    expect(toBrowseInput('exercise', {})).toEqual({ content_type: 'exercise', term: '', filters: '' })
  })

  it('joins facets, and video and use', () => {
    const search = { muscle: 'Glutes', level: 'beginner', video: 'without', use: 'used' } as const
    expect(toBrowseInput('exercise', search)).toEqual({
      content_type: 'exercise',
      term: '',
      filters: 'primary_muscles:Glutes\nlevel:beginner',
      has_video: false,
      is_used: true,
    })
  })
})

describe('isNarrowed', () => {
  it('does not count the open exercise', () => {
    expect(isNarrowed({ item: 'x' })).toBe(false)
    expect(isNarrowed({ item: 'x', use: 'used' })).toBe(true)
  })
})
