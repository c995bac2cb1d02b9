import { describe, expect, it } from 'vitest'
import { parsePageFields } from '../../parse-block.ts'
import { testId } from '../../testing/test-id.ts'

const parse = (sets: readonly object[]) => {
  const items = [{ uid: testId(11), exercise_page_id: null, sets, rest_seconds: 90, note: '' }]
  const groups = [{ id: testId(1), title: '', kind: 'single', rounds: 1, rest_seconds: 0, items }]
  return parsePageFields('workout', { groups })
}
const stored = { amount: 5, unit: 'reps', weight: 82.5, weight_unit: 'kg' }

describe('sets of a workout', () => {
  it('parses sets stored before there was more to a set, and changes nothing', () => {
    const { fields, problems } = parse([stored])
    expect(problems).toEqual([])
    expect(fields).toMatchObject({ groups: [{ items: [{ sets: [stored] }] }] })
  })

  it.each([
    [{ is_amrap: true, is_warm_up: true, rest_seconds: 150, rpe: 8.5, tempo: '3-1-X-0' }],
    [{ weight: null, percent_1rm: 72.5, rest_seconds: null, rpe: null, tempo: '' }],
    [{ weight: 0.125, weight_unit: 'lb' }],
  ])('takes %o', (changes) => {
    expect(parse([{ ...stored, ...changes }]).problems).toEqual([])
  })

  it.each([
    ['percent_1rm', 0],
    ['percent_1rm', 201],
    ['rpe', 8.3],
    ['rpe', 11],
    ['rest_seconds', 3601],
    ['tempo', 'slowly'],
    ['weight', -1],
  ])('refuses %s %s at its place', (prop, value) => {
    const { problems } = parse([stored, { ...stored, [prop]: value }])
    expect(problems.map(({ path }) => path)).toEqual([`groups.0.items.0.sets.1.${prop}`])
  })
})
