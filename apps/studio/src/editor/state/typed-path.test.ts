import { describe, expect, it } from 'vitest'
import { findTypedPath } from './typed-path.ts'

const item = { id: 'a', name: 'Squat', sets: [{ amount: 5, is_amrap: false }] }

describe('findTypedPath', () => {
  it.each([
    ['a text', [item], [{ ...item, name: 'Squats' }], '.0.name'],
    ['a number inside', [item], [{ ...item, sets: [{ amount: 6, is_amrap: false }] }], '.0.sets.0.amount'],
    ['a switch', [item], [{ ...item, sets: [{ amount: 5, is_amrap: true }] }], null],
    ['two values', [item], [{ ...item, name: 'Lunge', sets: [{ amount: 6, is_amrap: false }] }], null],
    ['an added item', [item], [item, item], null],
    ['an added key', [item], [{ ...item, note: 'Slow' }], null],
    ['a replaced key', [{ a: 1 }], [{ b: 1 }], null],
    ['a cleared value', [{ weight: 5 }], [{ weight: null }], null],
    ['nothing', [item], [item], null],
  ])('finds %s', (_, before, after, path) => {
    expect(findTypedPath(before, after)).toBe(path)
  })
})
