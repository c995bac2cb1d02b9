import { pageTypeDefinition, type Field } from '@foyer/content/definitions'
import { describe, expect, it } from 'vitest'
import { getNestedErrors, isFieldVisible } from './field-rules.ts'

const rounds: Field = {
  kind: 'number',
  label: 'blocks.workout_page.rounds',
  min: 1,
  max: 99,
  when: { prop: 'kind', is: ['circuit', 'superset'] },
}

describe('isFieldVisible', () => {
  it('shows a field only with the values that it belongs to', () => {
    expect(isFieldVisible(rounds, { kind: 'circuit' })).toBe(true)
    expect(isFieldVisible(rounds, { kind: 'single' })).toBe(false)
    expect(isFieldVisible(rounds, {})).toBe(false)
  })

  it('shows a field without a condition always', () => {
    expect(isFieldVisible({ kind: 'boolean', label: 'blocks.workout.show_rest' }, {})).toBe(true)
  })
})

describe('the days of a plan', () => {
  it('are edited by the planner alone', () => {
    const days = pageTypeDefinition('program')?.fields['days']
    expect(days && isFieldVisible(days, {})).toBe(false)
  })
})

describe('getNestedErrors', () => {
  it('returns the errors below a prop by their path below it', () => {
    const errors = { groups: 'a', 'groups.0.items.1.note': 'b', groups_more: 'c' }
    expect(getNestedErrors(errors, 'groups')).toEqual({ '0.items.1.note': 'b' })
  })
})
