import { expect, it } from 'vitest'
import { chosenCount, EVERYONE, NOBODY, ticked } from './member-selection.ts'

it('ticks the rows that were chosen, and every row once everyone is', () => {
  expect(ticked({ is_everyone: false, ids: new Set(['b']) }, ['a', 'b'])).toEqual(new Set(['b']))
  expect(ticked(EVERYONE, ['a', 'b'])).toEqual(new Set(['a', 'b']))
})

it('counts those who are chosen, shown or not', () => {
  expect(chosenCount(NOBODY, 61)).toBe(0)
  expect(chosenCount({ is_everyone: false, ids: new Set(['a', 'b']) }, 61)).toBe(2)
  expect(chosenCount(EVERYONE, 61)).toBe(61)
})
