import { expect, it } from 'vitest'
import { getGreeting } from './greeting.ts'

it.each([
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock it is %s', (hour, greeting) => {
  expect(getGreeting(hour)).toBe(greeting)
})
