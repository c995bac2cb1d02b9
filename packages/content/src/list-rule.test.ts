import { describe, expect, it } from 'vitest'
import { dependsOnMember } from './list-rule.ts'
import { newContentRule } from './page-source.ts'

const rule = newContentRule('workout')

describe('a rule', () => {
  it.each([
    [{}, false],
    [{ price: 'free' }, false],
    [{ price: 'owned' }, true],
    [{ progress: 'started' }, true],
    [{ schedule_type: 'upcoming' }, false],
    [{ schedule_type: 'unscheduled' }, true],
  ] as const)('with %o finds others for a member: %s', (filters, expected) => {
    expect(dependsOnMember({ ...rule, ...filters })).toBe(expected)
  })
})
