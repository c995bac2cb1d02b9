import { expect, it } from 'vitest'
import { addTerm } from './recent-searches.ts'

it('lists the latest search first, each once, and six at most', () => {
  expect(addTerm(['squat', 'salmon'], 'Salmon')).toEqual(['Salmon', 'squat'])
  expect(addTerm(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'], 'new')).toEqual(['new', 'a1', 'a2', 'a3', 'a4', 'a5'])
})
