import { expect, it } from 'vitest'
import { getPreviousRelease } from './previous-release.ts'

const base = { id: 'first', number: 1 }
const at = '2026-05-10T12:00:00.000Z'

it('is the one on which a release is based, whatever its number', () => {
  expect(getPreviousRelease({ base, restored: null })).toEqual(base)
})

it('is the one replaced when a release was restored', () => {
  const left = { id: 'third', number: 3 }
  expect(getPreviousRelease({ base, restored: { by: 'Maren', at, left } })).toEqual(left)
})

it('is nothing for the first release', () => {
  expect(getPreviousRelease({ base: null, restored: null })).toBeNull()
})
