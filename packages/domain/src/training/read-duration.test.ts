import { describe, expect, it } from 'vitest'
import { readDuration } from './read-duration.ts'

const cases: [string, number | null][] = [
  ['90', 90],
  [' 90 s ', 90],
  ['90sec', 90],
  ['1:30', 90],
  ['0:05', 5],
  ['1:02:03', 3723],
  ['2 min', 120],
  ["2'", 120],
  ['1.5 min', 90],
  ['1,5 min', 90],
  ['1 h', 3600],
  ['٩٠', 90],
  ['١:٣٠', 90],
  ['٩٠ ث', 90],
  ['0', 0],
  ['1:60', null],
  ['1:', null],
  ['1:2:3:4', null],
  ['-30', null],
  ['0.5', null],
  ['30 reps', null],
  ['', null],
  ['soon', null],
]

describe('readDuration', () => {
  it.each(cases)('reads %j as %j', (text, seconds) => {
    expect(readDuration(text, 'en')).toBe(seconds)
  })

  it('reads the decimal mark of the language', () => {
    expect(readDuration('1,5 min', 'de')).toBe(90)
  })
})
