import { describe, expect, it } from 'vitest'
import { selectionState, selectRange, toggleAll, toggleRow } from './selection.ts'

const keys = ['grace', 'jonas', 'ravi', 'dana']
const chosen = (...names: string[]) => new Set(names)

describe('choosing rows', () => {
  it('toggles one', () => {
    expect(toggleRow(chosen(), 'ravi')).toEqual(chosen('ravi'))
    expect(toggleRow(chosen('ravi'), 'ravi')).toEqual(chosen())
  })

  it('selects a range in either direction and retains the other rows', () => {
    expect(selectRange(chosen('grace'), keys, 'ravi', 'jonas')).toEqual(chosen('grace', 'jonas', 'ravi'))
    expect(selectRange(chosen(), keys, 'jonas', 'ravi')).toEqual(chosen('jonas', 'ravi'))
  })

  it('falls back to one row when the start of the range is no longer shown', () => {
    expect(selectRange(chosen(), keys, 'gone', 'ravi')).toEqual(chosen('ravi'))
  })

  it('knows none, some and all', () => {
    expect(selectionState(chosen(), keys)).toBe('none')
    expect(selectionState(chosen('dana', 'hidden'), keys)).toBe('some')
    expect(selectionState(chosen(...keys), keys)).toBe('all')
    expect(selectionState(chosen(), [])).toBe('none')
  })

  it('toggles all shown rows and leaves the others unchanged', () => {
    expect(toggleAll(chosen('hidden', 'dana'), keys)).toEqual(chosen('hidden', ...keys))
    expect(toggleAll(chosen('hidden', ...keys), keys)).toEqual(chosen('hidden'))
  })
})
