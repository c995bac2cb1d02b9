import { describe, expect, it } from 'vitest'
import { openersOf } from './openers.ts'
import type { PageAccess } from './queries.ts'

type Rule = PageAccess['rules'][number]

const rule = (given: Partial<Rule>): Rule => ({
  ...{ rule: 'page_published', outcome: 'passed', waived_by: null, is_deciding: false },
  ...{ page_id: 'lesson', page_title: 'Lesson', product_ids: [], date: null },
  ...given,
})
const opens = (given: Partial<Rule>) =>
  openersOf('lesson', { rules: [rule({}), rule({ ...given, outcome: 'failed', is_deciding: true })] })

describe('what opens a page for a member', () => {
  it('is the private page whose gate shuts it, also where it stands above, and what includes that one', () => {
    const above = { page_id: 'course', page_title: 'Course', product_ids: ['gold'] }
    expect(opens({ rule: 'page_private', ...above })).toEqual({
      asked: 'lesson-page_private-course',
      page: { id: 'course', title: 'Course' },
      product_ids: ['gold'],
    })
  })

  it.each([
    ['page_purchase', 'lesson'],
    ['app_subscribers_only', null],
  ])('is a product that %s asks for, and never the page', (name, page_id) => {
    const opened = opens({ rule: name, page_id, product_ids: ['gold', 'silver'] })
    expect(opened).toMatchObject({ page: null, product_ids: ['gold', 'silver'] })
  })

  it.each(['page_published', 'page_start', 'page_schedule', 'page_sign_in', 'app_private', 'page_tree'])(
    'is nothing where %s shuts it',
    (name) => {
      expect(opens({ rule: name })).toBeNull()
    },
  )

  it('is nothing where it is open, or sold by no product', () => {
    expect(openersOf('lesson', { rules: [rule({})] })).toBeNull()
    expect(opens({ rule: 'page_purchase', product_ids: [] })).toBeNull()
  })
})
