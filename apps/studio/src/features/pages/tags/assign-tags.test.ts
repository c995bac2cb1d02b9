import { describe, expect, it } from 'vitest'
import { decideTagState, toggleTag } from './assign-tags.ts'
import { suggestColor } from './suggest-color.ts'

const none = { add_tag_ids: [], remove_tag_ids: [] }
const pages = [['legs', 'easy'], ['legs'], ['legs']]

describe('the tags of several pages', () => {
  it.each([
    ['legs', 'all'],
    ['easy', 'some'],
    ['core', 'none'],
  ] as const)('%s: %s', (tag, state) => {
    expect(decideTagState(pages, none, tag)).toBe(state)
  })

  it('are added to all that lack one, and then removed again', () => {
    const added = toggleTag(pages, none, 'easy')
    expect(added).toEqual({ add_tag_ids: ['easy'], remove_tag_ids: [] })
    expect(decideTagState(pages, added, 'easy')).toBe('all')
    const removed = toggleTag(pages, added, 'easy')
    expect(removed).toEqual({ add_tag_ids: [], remove_tag_ids: ['easy'] })
    expect(toggleTag(pages, removed, 'easy')).toEqual({ add_tag_ids: ['easy'], remove_tag_ids: [] })
  })

  it('change nothing when a tag that none has is added and taken back, or the reverse', () => {
    expect(toggleTag(pages, toggleTag(pages, none, 'core'), 'core')).toEqual(none)
    expect(toggleTag(pages, toggleTag(pages, none, 'legs'), 'legs')).toEqual(none)
  })
})

describe('the colour of a new tag', () => {
  it('is one that the fewest tags have', () => {
    expect(suggestColor([])).toBe('red')
    expect(suggestColor([{ color: 'red' }, { color: 'orange' }])).toBe('amber')
  })
})
