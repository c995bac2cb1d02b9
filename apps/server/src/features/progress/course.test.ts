import type { TreePage } from '@foyer/domain/progress'
import { describe, expect, it } from 'vitest'
import { withoutPages, type Course } from './course.ts'

const page = (page_id: string, ...children: TreePage[]): TreePage => ({ page_id, children })
const tree = page(
  'program',
  page('week 1', page('squat'), page('press')),
  page('week 2', page('row')),
  page('end'),
)
const sequence = [
  { page_id: 'squat', stage_id: 'week 1' },
  { page_id: 'press', stage_id: 'week 1' },
  { page_id: 'row', stage_id: 'week 2' },
  { page_id: 'end', stage_id: 'end' },
]
const course: Course = {
  tree,
  sequence,
  privately_gated: ['press', 'row'],
  is_hidden: false,
  has_nested_roots: false,
}
const sequenceIdsWithout = (...hidden: string[]) =>
  withoutPages(course, new Set(hidden)).sequence.map((step) => step.page_id)

describe('withoutPages', () => {
  it.each([
    ['nothing', [], ['squat', 'press', 'row', 'end']],
    ['one page of a stage', ['press'], ['squat', 'row', 'end']],
    [
      'the only page of a stage, which then is no page to complete itself',
      ['row'],
      ['squat', 'press', 'end'],
    ],
    ['everything', ['squat', 'press', 'row', 'end'], []],
  ])('leaves out %s', (_sentence, hidden, remaining) => {
    expect(sequenceIdsWithout(...hidden)).toEqual(remaining)
  })

  it('leaves a course without hidden pages unchanged', () => {
    expect(withoutPages(course, new Set())).toBe(course)
  })

  it('returns null for a course of one hidden page', () => {
    const single: Course = {
      tree: page('alone'),
      sequence: [{ page_id: 'alone', stage_id: 'alone' }],
      privately_gated: ['alone'],
      is_hidden: false,
      has_nested_roots: false,
    }
    expect(withoutPages(single, new Set(['alone'])).sequence).toEqual([])
  })
})
