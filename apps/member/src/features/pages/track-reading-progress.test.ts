import { describe, expect, it } from 'vitest'
import { readingProgress } from './track-reading-progress.ts'

describe('how much of an article has been read', () => {
  it.each([
    ['nothing while its title is in view', 300, 2300, 0],
    ['nothing when its title has just gone', 52, 2052, 0],
    ['a quarter', -248, 1752, 0.25],
    ['all when its end is in view', -1148, 852, 1],
    ['all below it, among the comments', -2000, 0, 1],
  ])('is %s', (_sentence, contentTop, contentBottom, share) => {
    expect(readingProgress({ contentTop, contentBottom, viewTop: 52, viewBottom: 852 })).toBeCloseTo(share)
  })

  it('is all of a short one as soon as its title has scrolled away', () => {
    expect(readingProgress({ contentTop: 60, contentBottom: 400, viewTop: 52, viewBottom: 852 })).toBe(0)
    expect(readingProgress({ contentTop: 50, contentBottom: 390, viewTop: 52, viewBottom: 852 })).toBe(1)
  })
})
