import { describe, expect, it } from 'vitest'
import { moveItem, replaceItem, getItemText } from './list-items.ts'

describe('moveItem', () => {
  const cases: [from: number, to: number, order: string][] = [
    [0, 1, 'bac'],
    [2, 0, 'cab'],
    [1, 99, 'acb'],
    [1, -5, 'bac'],
    [9, 0, 'abc'],
  ]
  it.each(cases)('takes %i to %i', (from, to, order) => {
    expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(order)
  })
})

describe('replaceItem', () => {
  it('changes one item only', () => {
    expect(replaceItem(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c'])
  })
})

describe('getItemText', () => {
  it('is the first non-empty title, name, text or label', () => {
    expect(getItemText({ id: '1', title: ' ', text: 'A barbell' })).toBe('A barbell')
    expect(getItemText({ id: '1', amount: '2 cups', name: 'Oats' })).toBe('Oats')
    expect(getItemText({ id: '1', field_type: 'number', label: 'How often?' })).toBe('How often?')
    expect(getItemText({ id: 'a title', kind: 'single' })).toBeNull()
  })
})
