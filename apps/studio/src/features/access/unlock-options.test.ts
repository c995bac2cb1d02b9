import { describe, expect, it } from 'vitest'
import { getUnlockOptions } from './unlock-options.ts'
import type { PageAccess } from './queries.ts'

type Rule = PageAccess['rules'][number]

const rule = (given: Partial<Rule>): Rule => ({
  rule: 'page_published',
  outcome: 'passed',
  waived_by: null,
  is_deciding: false,
  page_id: 'lesson',
  page_title: 'Lesson',
  product_ids: [],
  date: null,
  ...given,
})
const getOptions = (given: Partial<Rule>) =>
  getUnlockOptions('lesson', { rules: [rule({}), rule({ ...given, outcome: 'failed', is_deciding: true })] })

describe('what opens a page for a member', () => {
  it('is the private page whose gate refuses, also an ancestor, and what includes that page', () => {
    const parent_rule = { page_id: 'course', page_title: 'Course', product_ids: ['gold'] }
    expect(getOptions({ rule: 'page_private', ...parent_rule })).toEqual({
      draft_key: 'lesson-page_private-course',
      page: { id: 'course', title: 'Course' },
      product_ids: ['gold'],
    })
  })

  it.each([
    ['page_purchase', 'lesson'],
    ['app_subscribers_only', null],
  ])('is a product that %s asks for, and never the page', (name, page_id) => {
    const options = getOptions({ rule: name, page_id, product_ids: ['gold', 'silver'] })
    expect(options).toMatchObject({ page: null, product_ids: ['gold', 'silver'] })
  })

  it.each(['page_published', 'page_start', 'page_schedule', 'page_sign_in', 'app_private', 'page_tree'])(
    'is nothing where %s shuts it',
    (name) => {
      expect(getOptions({ rule: name })).toBeNull()
    },
  )

  it('is nothing where it is open, or sold by no product', () => {
    expect(getUnlockOptions('lesson', { rules: [rule({})] })).toBeNull()
    expect(getOptions({ rule: 'page_purchase', product_ids: [] })).toBeNull()
  })
})
