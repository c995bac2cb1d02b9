import { describe, expect, it } from 'vitest'
import { isNarrowed, parseLibrarySearch, toBrowseInput } from './library-search.ts'

describe('parseLibrarySearch', () => {
  it('takes what it knows and leaves out the rest', () => {
    const raw = {
      type: 'workout',
      term: ' squat ',
      muscle: 'Glutes',
      level: '',
      video: 'maybe',
      use: 'unused',
      state: 'edited',
      lang: '-ar',
      sort: 'title',
      page: 3,
    }
    expect(parseLibrarySearch(raw)).toEqual({
      type: 'workout',
      term: ' squat ',
      muscle: 'Glutes',
      use: 'unused',
      state: 'edited',
      lang: '-ar',
      sort: 'title',
    })
    expect(parseLibrarySearch({ type: 'unknown', lang: 'xx', sort: 'size' })).toEqual({})
  })
})

describe('toBrowseInput', () => {
  it('asks for all pages of a type, or of all types', () => {
    expect(toBrowseInput('exercise', {})).toEqual({ content_type: 'exercise', term: '', filters: '' })
    expect(toBrowseInput('all', {})).toEqual({ term: '', filters: '' })
  })

  it('joins facets, and says what else narrows and sorts', () => {
    expect(
      toBrowseInput('exercise', {
        muscle: 'Glutes',
        level: 'beginner',
        video: 'without',
        use: 'used',
        tag: 'legs',
        lang: 'ar',
        sort: 'title',
        dir: 'desc',
      }),
    ).toEqual({
      content_type: 'exercise',
      term: '',
      filters: 'primary_muscles:Glutes\nlevel:beginner',
      has_video: false,
      is_used: true,
      tag_ids: 'legs',
      translated_into: 'ar',
      order_by: 'title',
      direction: 'desc',
    })
  })

  it('finds what has no tag or no translation', () => {
    expect(toBrowseInput('all', { tag: 'none', lang: '-ar' })).toEqual({
      term: '',
      filters: '',
      has_tags: false,
      missing_in: 'ar',
    })
  })
})

describe('isNarrowed', () => {
  it('does not count the order, the type and the open page', () => {
    expect(isNarrowed({ item: 'x', type: 'all', sort: 'title' })).toBe(false)
    expect(isNarrowed({ item: 'x', use: 'used' })).toBe(true)
  })
})
