import { expect, it } from 'vitest'
import { getPreviousRelease } from './previous-release.ts'

const base = { id: 'first', number: 1 }
const at = '2026-05-10T12:00:00.000Z'

it('is what a release was made from, whatever number lies between', () => {
  expect(getPreviousRelease({ base, restored: null })).toEqual(base)
})

it('is what was left for a release that somebody brought back', () => {
  const left = { id: 'third', number: 3 }
  expect(getPreviousRelease({ base, restored: { by: 'Maren', at, left } })).toEqual(left)
})

it('is nothing for the first release', () => {
  expect(getPreviousRelease({ base: null, restored: null })).toBeNull()
})
