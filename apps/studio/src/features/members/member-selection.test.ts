import { expect, it } from 'vitest'
import { countSelected, ALL_SELECTED, EMPTY_SELECTION, getSelectedRows } from './member-selection.ts'

it('ticks the rows that were chosen, and every row once everyone is', () => {
  expect(getSelectedRows({ is_everyone: false, ids: new Set(['b']) }, ['a', 'b'])).toEqual(new Set(['b']))
  expect(getSelectedRows(ALL_SELECTED, ['a', 'b'])).toEqual(new Set(['a', 'b']))
})

it('counts selected members, shown or not', () => {
  expect(countSelected(EMPTY_SELECTION, 61)).toBe(0)
  expect(countSelected({ is_everyone: false, ids: new Set(['a', 'b']) }, 61)).toBe(2)
  expect(countSelected(ALL_SELECTED, 61)).toBe(61)
})
