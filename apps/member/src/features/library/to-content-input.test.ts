import { newContentRule } from '@foyer/content/definitions'
import { parseDurationRange } from '@foyer/domain/content-list'
import { describe, expect, it } from 'vitest'
import { toContentInput } from './to-content-input.ts'

const rule = newContentRule('workout')

describe('the call of a rule', () => {
  it('names only what the rule sets', () => {
    expect(toContentInput(rule)).toEqual({
      content_type: 'workout',
      order_by: 'published_at',
      direction: 'desc',
    })
  })

  it('has all filters of the rule', () => {
    const filters = {
      with_tags: ['a', 'b'],
      filter_tags: ['c'],
      with_property: [
        { field: 'level', value: 'beginner' },
        { field: 'equipment', value: 'No kit' },
      ],
      progress: 'not_started',
      price: 'owned',
    } as const
    expect(
      toContentInput({
        ...rule,
        ...filters,
        with_tags: ['a', 'b'],
        filter_tags: ['c'],
        with_property: [...filters.with_property],
      }),
    ).toMatchObject({
      with_tags: 'a,b',
      filter_tags: 'c',
      with_property: 'level:beginner\nequipment:No kit',
      progress: 'not_started',
      price: 'owned',
    })
  })

  it.each([
    [null, 1200],
    [1200, 2400],
    [4 * 604_800, null],
    [0, 90_061],
  ])('has the lengths from %s to %s seconds', (min_seconds, max_seconds) => {
    const { duration = '' } = toContentInput({ ...rule, duration: { min_seconds, max_seconds } })
    expect(parseDurationRange(duration)).toEqual({ min_seconds, max_seconds })
  })
})
