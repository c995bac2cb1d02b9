import { describe, expect, it } from 'vitest'
import { courseProgress } from './course-progress.ts'
import { NO_PROGRESS } from './page-progress.ts'

const article = {
  page_id: 'b',
  content_type: 'article',
  siblings: ['a', 'b', 'c', 'd'],
  series_title: 'Journal',
}
const progressWith = (...done: string[]) => ({ ...NO_PROGRESS, completed_page_ids: new Set(done) })

describe('how far a member is', () => {
  it('is counted in the course that contains the page', () => {
    const course = {
      ...NO_PROGRESS,
      course_title: 'Slow Burn',
      next_page_id: 'y',
      sequence: [
        { page_id: 'b', is_completed: true },
        { page_id: 'y', is_completed: false },
      ],
    }
    expect(courseProgress(course, article)).toEqual({
      title: 'Slow Burn',
      done: 1,
      total: 2,
      next_page_id: 'y',
    })
  })

  it('is counted in the series of an article outside any course', () => {
    expect(courseProgress(progressWith('b'), article)).toEqual({
      title: 'Journal',
      done: 1,
      total: 4,
      next_page_id: 'c',
    })
  })

  it.each([
    ['goes on after what has been read', ['b', 'c'], 'd'],
    ['comes back to what was left out', ['b', 'c', 'd'], 'a'],
    ['ends when all has been read', ['a', 'b', 'c', 'd'], null],
  ])('%s', (_sentence, done, next) => {
    expect(courseProgress(progressWith(...done), article)?.next_page_id).toBe(next)
  })

  it.each([
    ['no article', { content_type: 'workout' }],
    ['an article alone', { siblings: ['b'] }],
    ['an article of which it is not known where it stands', { series_title: null }],
  ])('is not counted for %s', (_what, given) => {
    expect(courseProgress(progressWith('b'), { ...article, ...given })).toBeNull()
  })
})
